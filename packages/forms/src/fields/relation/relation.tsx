import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link2 from 'lucide-react/icons/link-2'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FieldViewProps,
  isOfType,
  ListFrame,
  type OptionsOf,
  Sortable,
  useFormLanguages,
  useResolve,
  visuallyHidden,
} from '../../engine/index.ts'
import { useFormServices } from '../../services.ts'
import { type relationDefinition, relationSchemaOf, schemaIdsIn } from './definition.ts'
import { RelatedRow } from './related-row.tsx'
import { moved, newAmong, targetOf, withKeys } from './relations.ts'
import { RemoveQuestion } from './remove-question.tsx'
import { type RelatedState, useRelated } from './use-related.ts'

/** How long it is told that a document was there already (WID-13). */
const toldMs = 2_000

type Props = FieldViewProps<OptionsOf<typeof relationDefinition>>

/** Documents that this one points at: one, or a list in the person's own order. */
export function Relation(props: Props) {
  const { id, name, label, value, schema, options, required, disabled, readOnly, reason, error, onChange } = props
  const { t } = useTranslation()
  const { locale } = useFormLanguages()
  const { relations } = useFormServices()
  const resolve = useResolve()
  const group = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<number>()
  const [told, tell] = useTold()
  const isList = isOfType(schema, 'array')
  const items = itemsOf(value, isList)
  const look = { titleField: String(options.titleField), locale }
  const ids = items.flatMap((item) => targetOf(item) ?? [])
  const related = useRelated(relations, ids, look)
  const canChange = !disabled && !readOnly
  const isFull = isList ? schema.maxItems !== undefined && items.length >= schema.maxItems : items.length > 0
  const byDefault = defaultKeyOf(relationSchemaOf(schema, resolve)) ?? name

  const write = (next: readonly unknown[]) => {
    const whole = withKeys(next, byDefault)
    onChange(isList ? whole : whole[0])
  }
  const stateOf = (item: unknown): RelatedState => {
    const target = targetOf(item)
    return target === undefined ? { state: 'gone' } : relations ? related.stateOf(target) : { state: 'failed' }
  }
  const nameOf = (index: number): string => {
    const state = stateOf(items[index])
    const title = state.state === 'known' ? state.document.title : ''
    const target = targetOf(items[index])
    return title || (target === undefined ? t('forms.relation.none') : t('forms.relation.byNumber', { id: target }))
  }
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const rows = group.current?.querySelectorAll<HTMLElement>('li')
      const next = rows?.item(Math.min(index, rows.length - 1)) ?? group.current?.querySelector<HTMLElement>('button')
      next?.focus()
    })

  const add = async () => {
    const picked = relations?.pick?.({ ...look, schemaIds: schemaIdsIn(options.schemaIds), several: isList })
    const chosen = await picked?.catch(() => undefined)
    if (!chosen) return tell(t('forms.relation.pickFailed'), true)
    if (chosen.length === 0) return
    tell('')
    related.learn(chosen)
    const before = isList ? items : []
    const fresh = newAmong(
      chosen.map((document) => document.id),
      before,
    )
    if (fresh.length < chosen.length) tell(t('components.relationField.alreadyAdded'))
    const room = isList ? (schema.maxItems ?? Number.POSITIVE_INFINITY) - before.length : 1
    if (fresh.length > 0) write([...before, ...fresh.slice(0, room).map((to_document_id) => ({ to_document_id }))])
  }
  const answer = (removes: boolean) => {
    const index = asked ?? 0
    setAsked(undefined)
    if (!removes) return
    write(items.toSpliced(index, 1))
    focusRow(index)
  }
  const open = (target: number) => void relations?.open(target).then(() => related.refresh(target))
  const keys = keysOf(items)
  const note = relations?.pick || !canChange ? undefined : t('forms.relation.notConnected')

  return (
    <ListFrame
      id={id}
      title={label}
      required={required}
      description={[props.description, note].filter(Boolean).join(' ') || undefined}
      error={error}
      reason={reason}
      count={items.length}
      hidesCount={!isList}
    >
      <div ref={group}>
        {items.length > 0 && (
          <Sortable ids={keys} nameOf={nameOf} onMove={(from, to) => write(moved(items, from, to))}>
            <Box
              component="ul"
              aria-labelledby={`${id}-title`}
              aria-busy={related.isLate || undefined}
              sx={{
                listStyle: 'none',
                m: 0,
                mb: 1,
                p: 0,
                border: 1,
                borderColor: error ? 'error.main' : 'divider',
                borderRadius: '10px',
                bgcolor: 'background.paper',
              }}
            >
              {items.map((item, index) => {
                const target = targetOf(item)
                return (
                  <RelatedRow
                    key={keys[index]}
                    rowKey={keys[index] ?? ''}
                    id={isList ? `${id}/${index}/to_document_id` : `${id}/to_document_id`}
                    documentId={target}
                    related={stateOf(item)}
                    isLate={related.isLate}
                    name={nameOf(index)}
                    canMove={canChange && isList && items.length > 1}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    onOpen={target === undefined || !relations ? undefined : () => open(target)}
                    onMove={(by) => write(moved(items, index, index + by))}
                    onRemove={canChange ? () => setAsked(index) : undefined}
                  />
                )
              })}
            </Box>
          </Sortable>
        )}
        {items.length === 0 && !canChange && <Box sx={{ typography: 'body1', color: 'text.tertiary' }}>{t('forms.relation.nothing')}</Box>}
        {related.isFailed && (
          <Box role="alert" sx={{ display: 'flex', alignItems: 'center', columnGap: 1, mb: 1, typography: 'body2', color: 'error.main' }}>
            {t('forms.relation.failed')}
            <Button size="small" onClick={related.retry}>
              {t('forms.relation.retry')}
            </Button>
          </Box>
        )}
        {canChange && relations?.pick && !(isList && isFull) && (
          <Button size="small" variant="outlined" startIcon={<Link2 aria-hidden size={16} strokeWidth={1.75} />} onClick={() => void add()}>
            {t(isList ? 'forms.relation.add' : isFull ? 'forms.relation.replace' : 'forms.relation.choose')}
          </Button>
        )}
        {canChange && isList && isFull && <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>{t('forms.list.full')}</Box>}
        <Box role="status" sx={{ typography: 'body2', color: told.isFault ? 'error.main' : 'success.main', mt: told.text ? 0.75 : 0 }}>
          {told.text}
          {related.isLate && (
            <Box component="span" sx={visuallyHidden}>
              {t('forms.relation.loading')}
            </Box>
          )}
        </Box>
      </div>
      {asked !== undefined && <RemoveQuestion title={nameOf(asked)} onAnswer={answer} />}
    </ListFrame>
  )
}

/** What is stored as relations; one that points nowhere is there too, so that it can be seen and removed. */
function itemsOf(value: unknown, isList: boolean): readonly unknown[] {
  if (isList) return Array.isArray(value) ? value : []
  return targetOf(value) === undefined ? [] : [value]
}

function defaultKeyOf(relation: ReturnType<typeof relationSchemaOf>): string | undefined {
  const key = relation?.properties?.reference_key
  return typeof key === 'object' && typeof key.default === 'string' && key.default !== '' ? key.default : undefined
}

/** A row is known by its document; should one stand twice, by which time it is. */
function keysOf(items: readonly unknown[]): string[] {
  const seen = new Map<number | undefined, number>()
  return items.map((item) => {
    const target = targetOf(item)
    const times = (seen.get(target) ?? 0) + 1
    seen.set(target, times)
    return `${target ?? 'none'}-${times}`
  })
}

type Told = { text: string; isFault: boolean }
const nothingTold: Told = { text: '', isFault: false }

/** A message that goes by itself; what went wrong stays until something else is told. */
function useTold(): [told: Told, tell: (text: string, isFault?: boolean) => void] {
  const [told, setTold] = useState(nothingTold)
  useEffect(() => {
    if (told.text === '' || told.isFault) return
    const timer = setTimeout(() => setTold(nothingTold), toldMs)
    return () => clearTimeout(timer)
  }, [told])
  return [told, (text, isFault = false) => setTold({ text, isFault })]
}
