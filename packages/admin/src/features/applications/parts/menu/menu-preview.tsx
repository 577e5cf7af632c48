import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { appLocales, contentLocales, type Menu } from '@vitrine/contract'
import { LanguageSelector } from '@vitrine/forms'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicationMenu } from '#ui/application-menu'
import { keyOf, type Path, rowsOf } from './menu-tree.ts'

type Props = {
  menu: Menu
  heading: string | null
  locale: string
  onLocale: (locale: string) => void
  chosen: Path | undefined
  onClose: () => void
}

const drawerWidth = 300

/** The interface's languages, and those the menu has words in. */
const localesOf = (menu: Menu) =>
  contentLocales.filter(
    (locale) =>
      appLocales.some((each) => each === locale) || rowsOf(menu).some((row) => ('group' in row ? row.group : row.item).title[locale]),
  )

/** What the editors' side menu will show, as it is being built; beside the builder, or over it on small screens. */
export function MenuPreview(props: Props) {
  const { t } = useTranslation()
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'))
  if (isWide) {
    return (
      <Box sx={{ width: drawerWidth, flex: 'none', borderLeft: 1, borderColor: 'divider', bgcolor: 'surface.sunken' }}>
        <Box sx={{ position: 'sticky', top: 56 }}>
          <Content {...props} />
        </Box>
      </Box>
    )
  }
  return (
    <Drawer
      anchor="right"
      open
      onClose={props.onClose}
      slotProps={{
        paper: {
          'aria-label': t('views.admin.applications.menu.preview'),
          sx: { width: drawerWidth, maxWidth: '100vw', bgcolor: 'surface.sunken' },
        },
      }}
    >
      <Content {...props} />
    </Drawer>
  )
}

function Content({ menu, heading, locale, onLocale, chosen, onClose }: Props) {
  const { t } = useTranslation()
  const title = useId()
  return (
    <Box component="aside" aria-labelledby={title} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={title} variant="overline" component="h2" sx={{ flex: 1 }}>
          {t('views.admin.applications.menu.preview')}
        </Typography>
        <IconButton size="small" aria-label={t('views.admin.applications.menu.hidePreview')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <LanguageSelector locales={localesOf(menu)} locale={locale} onChange={onLocale} />
      </Box>
      <Paper variant="outlined" sx={{ bgcolor: 'background.default' }}>
        <ApplicationMenu
          menu={menu}
          heading={heading}
          locale={locale}
          isCurrent={(_item, place) => chosen !== undefined && keyOf(chosen) === place}
        />
      </Paper>
    </Box>
  )
}
