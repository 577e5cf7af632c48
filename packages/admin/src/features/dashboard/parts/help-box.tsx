import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { ArrowUpRight, ExternalLink, GraduationCap, type LucideIcon, Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Line = { href: string; icon: LucideIcon; end: LucideIcon; title: string; text: string }

/** Where to ask. A line without its setting is left out. */
export function HelpBox({ supportEmail, academyUrl }: { supportEmail: string | null; academyUrl: string | null }) {
  const { t } = useTranslation()
  const lines: Line[] = [
    ...(academyUrl
      ? [
          {
            href: academyUrl,
            icon: GraduationCap,
            end: ExternalLink,
            title: t('dashboard.help.academy'),
            text: t('dashboard.help.academyText'),
          },
        ]
      : []),
    ...(supportEmail
      ? [{ href: `mailto:${supportEmail}`, icon: Mail, end: ArrowUpRight, title: t('dashboard.help.support'), text: supportEmail }]
      : []),
  ]
  return (
    <Box component="aside" aria-labelledby="help" sx={{ pt: { lg: 1.5 } }}>
      <Typography id="help" variant="overline" component="h2" sx={{ display: 'block', mb: 1 }}>
        {t('dashboard.help.title')}
      </Typography>
      <Card sx={{ px: 2 }}>
        {lines.map(({ href, icon: Icon, end: End, title, text }) => (
          <Box
            key={href}
            component="a"
            href={href}
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
