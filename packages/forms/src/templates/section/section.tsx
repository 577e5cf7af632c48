import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Settings2 from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGrid, holdsSought, type OptionsOf, type TemplateProps } from '../../engine/index.ts'
import type { sectionDefinition } from './definition.ts'

/** A group of fields on paper of its own, which can be closed. Closed, its fields are not drawn at all. */
export function Section(props: TemplateProps<OptionsOf<typeof sectionDefinition>>) {
  const { id, title, description, options, spacing, fields, problems, reveals, sought, summary } = props
  const { t } = useTranslation()
  const settings = fields.filter(({ name }) => options.header.includes(name))
  const [open, setOpen] = useState(!options.closed || problems > 0)
  const [settingsOpen, setSettingsOpen] = useState(false)
  const [led, setLed] = useState<{ reveals: number; sought: typeof sought }>({ reveals, sought: undefined })
  if (led.reveals !== reveals || led.sought !== sought) {
    setLed({ reveals, sought })
    if (sought || problems > 0) setOpen(true)
    if (holdsSought(sought, settings) || (problems > 0 && led.reveals !== reveals)) setSettingsOpen(true)
  }
  const body = fields.filter(({ name }) => !options.header.includes(name))
  const Chevron = open ? ChevronDown : ChevronRight

  return (
    <Paper component="section" variant="outlined" aria-labelledby={`${id}-title`} sx={{ borderRadius: '12px' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48, pr: 1.5 }}>
        <Typography component="h2" variant="h4" sx={{ flex: 1, minWidth: 0 }}>
          <ButtonBase
            id={`${id}-title`}
            aria-expanded={open}
            aria-controls={open ? `${id}-body` : undefined}
            onClick={() => setOpen(!open)}
            sx={{ font: 'inherit', width: '100%', justifyContent: 'flex-start', columnGap: 1.25, px: 2, py: 1.5, borderRadius: '12px' }}
          >
            <Chevron aria-hidden size={18} strokeWidth={1.75} style={{ flex: 'none' }} />
            {title}
          </ButtonBase>
        </Typography>
        {!open && summary && (
          <Typography variant="body2" noWrap title={summary} sx={{ color: 'text.secondary', maxWidth: '50%', mr: 1 }}>
            {summary}
          </Typography>
        )}
        {!open && problems > 0 && (
          <Chip
            size="small"
            color="error"
            icon={<CircleAlert aria-hidden strokeWidth={1.75} style={{ width: 14, height: 14 }} />}
            label={t('forms.section.problems', { count: problems })}
          />
        )}
        {open && settings.length > 0 && (
          <Tooltip title={t('forms.section.settings')}>
            <IconButton
              aria-label={t('forms.section.settings')}
              aria-expanded={settingsOpen}
              aria-pressed={settingsOpen}
              onClick={() => setSettingsOpen(!settingsOpen)}
            >
              <Settings2 aria-hidden size={18} strokeWidth={1.75} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <Collapse in={open} unmountOnExit>
        <Box id={`${id}-body`} sx={{ px: 2.5, pb: 2.5 }}>
          {description && (
            <Typography variant="body2" sx={{ mb: 1.75, color: 'text.secondary' }}>
              {description}
            </Typography>
          )}
          {settings.length > 0 && (
            <Collapse in={settingsOpen} unmountOnExit>
              <Box sx={{ mb: 1.75, p: 1.75, borderRadius: '10px', bgcolor: 'surface.sunken' }}>
                <FieldGrid fields={settings} spacing={spacing} />
              </Box>
            </Collapse>
          )}
          <FieldGrid fields={body} spacing={spacing} />
        </Box>
      </Collapse>
    </Paper>
  )
}
