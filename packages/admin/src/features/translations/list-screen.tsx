import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { type TranslationKeyRecord, translationKeySorts } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useDocumentTitle } from '#lib/document-title'
import { useLanguage } from '#lib/i18n'
import { useListParams } from '#lib/list-params'
import { FoundDraft, RecordConflict } from '#lib/record-editor'
import { useProduction } from '#lib/settings'
import { ListView, parseFilterBy } from '#ui/list-view'
import { Notice } from '#ui/page'
import { ExchangeButton } from './parts/exchange-button.tsx'
import { KeyRow } from './parts/key-row.tsx'
import { TextFields } from './parts/text-fields.tsx'
import { type TextsByCode, textsByCode } from './parts/texts-by-code.ts'
import { useConfirmedDelete } from './parts/use-delete-key.ts'
import { useRowDrafts } from './parts/use-row-drafts.ts'
import { useSaveRow } from './parts/use-save-row.ts'
import { useBuiltTexts, useTextLocales, useTranslationKey, useTranslationKeys } from './queries.ts'

const path = '/admin/translation'
const defaults = { sortBy: 'translation_key', currentPageSize: 25 }

export function TranslationListScreen() {
  const { t } = useTranslation()
  const title = t('schemaTypes.translation.plural')
  useDocumentTitle(title)
  useBreadcrumbs([{ label: title, path }])
  const [params, setParams] = useListParams({ defaults, sorts: translationKeySorts })
  const { data: locales = [] } = useTextLocales()
  const filters = parseFilterBy(params.filterBy)
  const localeOf = (code: string | undefined) => locales.find(({ language_code }) => language_code === code)
  const own = localeOf(useLanguage().current()) ?? locales[0]
  const preview = localeOf(filters.preview) ?? own
  const list = useTranslationKeys(params, localeOf(filters.missing)?.id)
  const { items, isOpen, toggle } = useOpenRow(list.data?.items ?? [])
  const built = useBuiltTexts(locales.map(({ language_code }) => language_code))
  const rows = useRowDrafts()
  const { save, saving, conflict, closeConflict } = useSaveRow(locales, rows)
  const remove = useConfirmedDelete()

  const builtTextsOf = (key: string): TextsByCode =>
    Object.fromEntries([...built].flatMap(([code, texts]) => (texts[key] ? [[code, texts[key]]] : [])))
  const draftOf = (item: TranslationKeyRecord) => {
    const read = { texts: textsByCode(item, locales), version: item.version }
    return rows.draftOf(item.id) ?? { texts: read.texts, read }
  }
  const removed = async (item: TranslationKeyRecord) => {
    if (!(await remove(item))) return
    rows.forget(item.id)
    if (isOpen(item.id)) toggle(item.id)
  }

  const row = (item: TranslationKeyRecord) => {
    const draft = draftOf(item)
    return (
      <KeyRow
        key={item.id}
        item={item}
        locales={locales}
        preview={preview}
        builtText={preview && built.get(preview.language_code)?.[item.translation_key]}
        isOpen={isOpen(item.id)}
        isDirty={rows.isDirty(item.id)}
        onToggle={() => toggle(item.id)}
        onDelete={() => void removed(item)}
      >
        <TextFields
          locales={locales}
          texts={draft.texts}
          builtTexts={builtTextsOf(item.translation_key)}
          isDirty={rows.isDirty(item.id)}
          isSaving={saving === item.id}
          onWrite={(code, text) => rows.write(item.id, { ...draft, texts: { ...draft.texts, [code]: text } })}
          onSave={() => void save(item, draft.texts, draft.read.version)}
          onUndo={() => rows.forget(item.id)}
        />
      </KeyRow>
    )
  }
  const options = (all: typeof locales) => all.map(({ language_code, name }) => ({ value: language_code, label: name }))

  return (
    <>
      <ListView
        name="translation"
        title={title}
        items={items.map(({ id, translation_key }) => ({ key: id, title: translation_key }))}
        rows={
          <Box component="ul" aria-label={title} aria-busy={list.isPlaceholderData || undefined} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map(row)}
          </Box>
        }
        total={list.data?.total_count ?? 0}
        totalIsExact={list.data?.total_is_exact ?? true}
        params={params}
        onParams={setParams}
        loading={list.isPending}
        refreshing={list.isPlaceholderData}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        sorts={translationKeySorts.map((sort) => ({ value: sort, label: t(`sortOptions.${sort}`) }))}
        filters={[
          {
            name: 'preview',
            label: t('views.admin.translations.preview'),
            options: options(locales.filter(({ id }) => id !== own?.id)),
            allLabel: own?.name,
          },
          {
            name: 'missing',
            label: t('views.admin.translations.missing'),
            options: options(locales),
            allLabel: t('views.admin.translations.missingAny'),
          },
        ]}
        searchLabel={t('views.admin.translations.search')}
        create={{
          label: t('views.admin.translations.create'),
          shortLabel: t('views.admin.translations.createShort'),
          to: `${path}/create`,
        }}
        actions={<ExchangeButton locales={locales} />}
        notice={<Notices rows={rows} />}
        emptyText={t('views.admin.translations.empty')}
      />
      {conflict && (
        <RecordConflict
          read={draftOf(conflict.key).read.texts}
          mine={draftOf(conflict.key).texts}
          stored={conflict.stored}
          theirs={textsByCode(conflict.stored, locales)}
          labelOf={(code) => localeOf(code)?.name ?? code}
          onCancel={closeConflict}
          onResolve={(value, version) => {
            const texts = value as TextsByCode
            rows.write(conflict.key.id, { ...draftOf(conflict.key), texts })
            void save(conflict.key, texts, version)
          }}
        />
      )}
    </>
  )
}

/** Which row is open stands in the address; one that is not on this page is shown above the others. */
function useOpenRow(onPage: TranslationKeyRecord[]) {
  const [query, setQuery] = useSearchParams()
  const open = Number(query.get('open')) || undefined
  const isOnPage = onPage.some(({ id }) => id === open)
  const { data: elsewhere } = useTranslationKey(open && !isOnPage ? open : undefined)
  return {
    items: open && !isOnPage && elsewhere ? [elsewhere, ...onPage] : onPage,
    isOpen: (id: number) => id === open,
    toggle: (id: number) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          if (id === open) after.delete('open')
          else after.set('open', String(id))
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

function Notices({ rows }: { rows: ReturnType<typeof useRowDrafts> }) {
  const { t } = useTranslation()
  const production = useProduction()
  if (!production && !rows.found) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {production && (
        <Notice
          kind="warning"
          action={
            <Link href={`${production.origin}${path}`} target="_blank" rel="noreferrer">
              {production.host}
            </Link>
          }
        >
          {t('views.admin.translations.useProductionHost', { host: production.host })}
        </Notice>
      )}
      {rows.found && <FoundDraft keptAt={rows.found.kept_at} onUse={rows.useFound} onDiscard={rows.discardFound} />}
    </Box>
  )
}
