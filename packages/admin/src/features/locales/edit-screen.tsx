import type { Locale } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import { localeSchema, localeUiSchema, toLocaleDraft } from './form.ts'
import { useLocale, useSaveLocale } from './queries.ts'

const path = '/admin/locale'

export const LocaleCreateScreen = () => <LocaleEditor locale={undefined} />

export function LocaleEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useLocale(id)} listPath={path}>
      {(locale) => <LocaleEditor key={locale.id} locale={locale} />}
    </RecordLoad>
  )
}

function LocaleEditor({ locale }: { locale: Locale | undefined }) {
  const { t } = useTranslation()
  const { mutateAsync } = useSaveLocale()
  return (
    <RecordEditor
      kind="locale"
      record={locale}
      title={locale?.name ?? t('views.admin.locales.create')}
      list={{ path, label: t('schemaTypes.locale.plural') }}
      schema={localeSchema}
      uiSchema={localeUiSchema}
      toValue={toLocaleDraft}
      save={(draft, changed) => mutateAsync({ draft, changed })}
      failedKey="components.createOrEdit.errorOccurred"
      foot={locale && <StampLine record={locale} />}
    />
  )
}
