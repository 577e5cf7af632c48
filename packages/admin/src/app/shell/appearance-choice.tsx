import Box from '@mui/material/Box'
import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Mode = 'light' | 'dark' | 'system'

const modes = [
  { mode: 'light', icon: Sun },
  { mode: 'dark', icon: Moon },
  { mode: 'system', icon: Monitor },
] as const

/** Light, dark, or as the machine has it; the theme keeps the choice in this browser. */
export function AppearanceChoice() {
  const { t } = useTranslation()
  const { mode = 'system', setMode } = useColorScheme()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1.25, pt: 1.25, pb: 0.625, color: 'text.secondary' }}>
      <SunMoon aria-hidden size={18} strokeWidth={1.75} />
      <Typography id="appearance" component="span" sx={{ flex: 1, fontSize: '0.84375rem', color: 'text.primary' }}>
        {t('app.appearance.title')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={mode}
        aria-labelledby="appearance"
        onChange={(_event, chosen: Mode | null) => {
          if (chosen) setMode(chosen)
        }}
      >
        {modes.map(({ mode: option, icon: Icon }) => (
          <Tooltip key={option} title={t(`app.appearance.${option}`)}>
            <ToggleButton value={option} selected={mode === option} aria-label={t(`app.appearance.${option}`)}>
              <Icon aria-hidden />
            </ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}
