import { useTranslation } from 'react-i18next'
import { ErrorState } from '#ui/states'
import { WholePage } from './whole-page.tsx'

/** The server did not answer the very first question. There is no router yet, so no way but trying again. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <WholePage>
      <ErrorState level={1} text={t('problems.unreachable')} onRetry={onRetry} />
    </WholePage>
  )
}
