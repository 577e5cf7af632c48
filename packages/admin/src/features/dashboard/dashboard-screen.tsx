import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useCurrentUser } from '#lib/current-user'
import { useDocumentTitle } from '#lib/document-title'
import { useSettings } from '#lib/settings'
import { EmptyState } from '#ui/states'
import { byOwner } from './parts/by-owner.ts'
import { greetingKey } from './parts/greeting-key.ts'
import { HelpBox } from './parts/help-box.tsx'
import { MuseumCard } from './parts/museum-card.tsx'

export function DashboardScreen() {
  const { t, i18n } = useTranslation()
  const { user } = useCurrentUser()
  const { support_email, academy_url } = useSettings()
  useDocumentTitle(t('dashboard.title'))
  useBreadcrumbs([{ label: t('dashboard.title'), path: '/dashboard' }])
  const hasHelp = support_email !== null || academy_url !== null
  const museums = byOwner(user.instances, i18n.language)

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: hasHelp ? 'minmax(0, 760px) 320px' : 'minmax(0, 760px)' },
        gap: { xs: 3, lg: 6 },
        justifyContent: { lg: 'center' },
        px: { xs: 2, sm: 3.5 },
        py: { xs: 2.5, sm: 5 },
      }}
    >
      <Box>
        <Typography variant="display" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {t(greetingKey(new Date().getHours()), { name: firstName(user.name) })}
        </Typography>
        {museums.length === 0 ? (
          <NoMuseum supportEmail={support_email} />
        ) : (
          <>
            <Typography sx={{ mt: 0.75, color: 'text.secondary', textWrap: 'pretty' }}>
              {t('dashboard.summary', {
                museums: t('dashboard.museums', { count: museums.length }),
                instances: t('dashboard.instances', { count: user.instances.length }),
              })}
            </Typography>
            <Typography variant="overline" component="h2" sx={{ display: 'block', mt: { xs: 3, sm: 4 }, mb: 1 }}>
              {t('dashboard.myMuseums')}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1.25 }}>
              {museums.map((museum) => (
                <MuseumCard key={museum.id} museum={museum} />
              ))}
            </Box>
          </>
        )}
      </Box>
      {hasHelp && <HelpBox supportEmail={support_email} academyUrl={academy_url} />}
    </Box>
  )
}

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name

function NoMuseum({ supportEmail }: { supportEmail: string | null }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('dashboard.empty.title')}
      text={t('dashboard.empty.text')}
      actions={
        supportEmail && (
          <Button variant="outlined" href={`mailto:${supportEmail}`}>
            {t('dashboard.empty.write', { email: supportEmail })}
          </Button>
        )
      }
    />
  )
}
