import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useCurrentUser } from '#lib/current-user'
import { useDocumentTitle } from '#lib/document-title'
import { useSettings } from '#lib/settings'
import { EmptyState } from '#ui/states'
import { byOwner } from './parts/by-owner.ts'
import { greetingKey } from './parts/greeting-key.ts'
import { HelpBox } from './parts/help-box.tsx'
import { MuseumsOnPhone } from './parts/museums-on-phone.tsx'
import { News } from './parts/news.tsx'

// Beside the news, and it brings the shapes of documents along: it may come a moment later.
const LastEdited = lazy(async () => ({ default: (await import('./parts/last-edited.tsx')).LastEdited }))

/** Welcome, what one wrote last and help to the right of the news; where there is no room, one below the other in this order. */
const areas = { xs: '"welcome" "museums" "edited" "news" "help"', lg: '"news welcome" "news museums" "news edited" "news help" "news ."' }

export function DashboardScreen() {
  const { t, i18n } = useTranslation()
  const { user } = useCurrentUser()
  const { support_email, academy_url } = useSettings()
  // There the menu with the museums is a drawer.
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true })
  useDocumentTitle(t('dashboard.title'))
  useBreadcrumbs([{ label: t('dashboard.title'), path: '/dashboard' }])
  const museums = byOwner(user.instances, i18n.language)

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: areas,
        gridTemplateColumns: { xs: 'minmax(0, 640px)', lg: 'minmax(0, 640px) minmax(260px, 360px)' },
        gridTemplateRows: { lg: 'auto auto auto auto 1fr' },
        columnGap: { lg: 5, xl: 7 },
        justifyContent: 'center',
        px: { xs: 2, sm: 3.5 },
        py: { xs: 2.5, lg: 4.5 },
      }}
    >
      <Box sx={{ gridArea: 'welcome', mb: 3 }}>
        <Typography variant="display" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          {t(greetingKey(new Date().getHours()), { name: firstName(user.name) })}
        </Typography>
        {museums.length === 0 ? (
          <NoMuseum supportEmail={support_email} />
        ) : (
          <Typography sx={{ mt: 0.75, color: 'text.secondary', textWrap: 'pretty' }}>
            {t('dashboard.summary', {
              museums: t('dashboard.museums', { count: museums.length }),
              instances: t('dashboard.instances', { count: user.instances.length }),
            })}
          </Typography>
        )}
      </Box>
      {isPhone && museums.length > 0 && (
        <Box sx={{ gridArea: 'museums', mb: 3 }}>
          <MuseumsOnPhone museums={museums} />
        </Box>
      )}
      {museums.length > 0 && (
        <Box sx={{ gridArea: 'edited', minWidth: 0 }}>
          <Suspense>
            <LastEdited />
          </Suspense>
        </Box>
      )}
      <Box sx={{ gridArea: 'news', minWidth: 0 }}>
        <News />
      </Box>
      {(support_email !== null || academy_url !== null) && (
        <Box sx={{ gridArea: 'help', mt: { xs: 3, lg: 0 } }}>
          <HelpBox supportEmail={support_email} academyUrl={academy_url} />
        </Box>
      )}
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
