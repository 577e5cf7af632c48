import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title'
import { NotFound } from '#ui/states'

export function PageNotFound() {
  const { t } = useTranslation()
  useDocumentTitle(t('states.notFound.title'))
  return <NotFound home="/dashboard" />
}
