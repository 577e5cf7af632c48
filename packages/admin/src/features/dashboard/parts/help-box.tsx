import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { ArrowUpRight, ExternalLink, GraduationCap, type LucideIcon, Mail } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAcademyLink } from '../queries/news-queries.ts'

type Line = { href: string; icon: LucideIcon; end: LucideIcon; title: string; text: string; onClick?: (event: MouseEvent) => unknown }

/** Where to ask. A line without its setting is left out. */
export function HelpBox({ supportEmail, academyUrl }: { supportEmail: string | null; academyUrl: string | null }) {
  const { t } = useTranslation()
  const openAcademy = useOpenAcademy(academyUrl)
  const lines: Line[] = [
    ...(academyUrl
      ? [
          {
            href: academyUrl,
            icon: GraduationCap,
            end: ExternalLink,
            title: t('dashboard.help.academy'),
            text: t('dashboard.help.academyText'),
            onClick: openAcademy,
          },
        ]
      : []),
    ...(supportEmail
      ? [{ href: `mailto:${supportEmail}`, icon: Mail, end: ArrowUpRight, title: t('dashboard.help.support'), text: supportEmail }]
      : []),
  ]
  return (
    <Box component="aside" aria-labelledby="help">
      <Typography id="help" variant="overline" component="h2" sx={{ display: 'block', mb: 1 }}>
        {t('dashboard.help.title')}
      </Typography>
      <Card sx={{ px: 2 }}>
        {lines.map(({ href, icon: Icon, end: End, title, text, onClick }) => (
          <Box
            key={href}
            component="a"
            href={href}
            onClick={onClick}
            {...(href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noreferrer' })}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 1.5,
              color: 'text.primary',
              textDecoration: 'none',
              '& + &': { borderTop: 1, borderColor: 'divider' },
              '&:hover .title': { textDecoration: 'underline' },
            }}
          >
            <Box component={Icon} aria-hidden sx={{ width: 18, height: 18, flex: 'none', color: 'primary.main' }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography className="title" variant="subtitle1" component="p">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.tertiary', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </Box>
            <Box component={End} aria-hidden sx={{ width: 16, height: 16, flex: 'none', color: 'text.secondary' }} />
          </Box>
        ))}
      </Card>
    </Box>
  )
}

/**
 * The window is opened at once, as browsers ask, and shown the way when the answer is there. Without one, or for who
 * opens it in a way of their own, it is the plain address, and nobody is told.
 */
function useOpenAcademy(plain: string | null) {
  const findLink = useAcademyLink()
  return async (event: MouseEvent) => {
    if (plain === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const opened = window.open('', '_blank')
    if (!opened) return
    event.preventDefault()
    opened.opener = null
    const link = await findLink().catch(() => null)
    opened.location.replace(link ?? plain)
  }
}
