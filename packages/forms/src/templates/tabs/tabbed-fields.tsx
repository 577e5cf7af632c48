import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGrid, holdsSought, NamedIcon, type TemplateProps, useProblemCounts, useWords, visuallyHidden } from '../../engine/index.ts'

type TabOption = { label: string; icon?: string; fields: readonly string[] }
type Props = Omit<TemplateProps, 'options'> & { tabs: readonly TabOption[]; orientation: 'horizontal' | 'vertical' }

/** Fields behind tabs. A tab that hides a fault says so; one that hides what is sought comes forward. */
export function TabbedFields({ id, title, description, fields, spacing, sought, tabs, orientation }: Props) {
  const { t } = useTranslation()
  const words = useWords()
  const named = new Set(tabs.flatMap((tab) => tab.fields))
  // A field that no tab names must not be lost: it stands under the last one.
  const groups = tabs.map((tab, place) =>
    fields.filter(({ name }) => tab.fields.includes(name) || (place === tabs.length - 1 && !named.has(name))),
  )
  const counts = useProblemCounts(groups.map((group) => group.filter(({ name }) => name !== '').map(({ pointer }) => pointer)))
  const [open, setOpen] = useState(0)
  const [led, setLed] = useState(sought)
  if (led !== sought) {
    setLed(sought)
    const place = groups.findIndex((group) => holdsSought(sought, group))
    if (place >= 0) setOpen(place)
  }
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const direction = isNarrow ? 'horizontal' : orientation
  const shown = Math.min(open, groups.length - 1)
  return (
    <Box component="section" aria-labelledby={title ? `${id}-title` : undefined}>
      {title && (
        <Typography id={`${id}-title`} component="h2" variant="h4" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
      )}
      {description && (
        <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
      <Box sx={direction === 'vertical' ? { display: 'grid', gridTemplateColumns: '180px minmax(0, 1fr)', columnGap: 2.5 } : {}}>
        <MuiTabs
          value={shown}
          onChange={(_, next: number) => setOpen(next)}
          orientation={direction}
          variant="scrollable"
          scrollButtons={false}
          aria-label={title || t('forms.tabs.name')}
          sx={{ mb: 1.75, ...(direction === 'vertical' ? { borderRight: 1 } : { borderBottom: 1 }), borderColor: 'divider' }}
        >
          {tabs.map((tab, place) => {
            const count = counts[place] ?? 0
            const label = words.text(tab.label) ?? tab.label
            return (
              <Tab
                // biome-ignore lint/suspicious/noArrayIndexKey: the tabs of a schema do not change places
                key={place}
                id={`${id}-tab-${place}`}
                aria-controls={`${id}-panel-${place}`}
                icon={tab.icon ? <NamedIcon name={tab.icon} /> : undefined}
                iconPosition="start"
                sx={{ justifyContent: direction === 'vertical' ? 'flex-start' : 'center' }}
                label={count > 0 ? <Counted label={label} count={count} said={t('forms.tabs.problems', { label, count })} /> : label}
              />
            )
          })}
        </MuiTabs>
        {groups.map((group, place) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the tabs of a schema do not change places
            key={place}
            role="tabpanel"
            id={`${id}-panel-${place}`}
            aria-labelledby={`${id}-tab-${place}`}
            hidden={place !== shown}
          >
            {place === shown && <FieldGrid fields={group} spacing={spacing} />}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** A number beside a name is seen; who listens is told what it counts. */
function Counted({ label, count, said }: { label: string; count: number; said: string }) {
  return (
    <span>
      <span aria-hidden>
        <Badge color="error" badgeContent={count} sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none', ml: 0.75 } }}>
          {label}
        </Badge>
      </span>
      <span style={visuallyHidden}>{said}</span>
    </span>
  )
}
