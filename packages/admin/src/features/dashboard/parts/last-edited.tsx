import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { mayWriteAs } from '@vitrine/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCurrentUser } from '#lib/current-user'
import { StatusChip, signOf } from '#ui/page'
import { TimeSince } from '#ui/time-since'
import { useLastEdited } from '../queries/last-edited-queries.ts'
import { Waiting } from './waiting.tsx'

const shown = 3

type Titled = { title: string; internal_title: string }

/** The way back to what one was writing. Who has written nothing, or gets no answer, misses nothing here. */
export function LastEdited() {
  const { t } = useTranslation()
  const heading = useId()
  const { user } = useCurrentUser()
  const titleOf = ({ title, internal_title }: Titled) => title || internal_title || t('dashboard.untitled')
  const edited = useLastEdited(user.id)
  const rows = (edited.data?.items ?? []).flatMap((document) => {
    const instance = user.instances.find(({ application_instance_id }) => application_instance_id === document.application_instance_id)
    return instance ? [{ document, instance, to: `${instance.path}/${document.id}` }] : []
  })
  if (rows.length === 0) return null
  return (
    <>
      <Waiting
        items={rows.filter(({ instance }) => mayWriteAs(instance)).map(({ document, to }) => ({ document, to, title: titleOf(document) }))}
      />
      <Box component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
        <Typography id={heading} variant="overline" component="h2" sx={{ display: 'block', mb: 1 }}>
          {t('dashboard.lastEdited')}
        </Typography>
        <Card component="ul" sx={{ px: 2, py: 0, m: 0, listStyle: 'none' }}>
          {rows.slice(0, shown).map(({ document, to }) => (
            <Box key={document.id} component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Box
                component={Link}
                to={to}
                sx={{
                  display: 'block',
                  py: 1.25,
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&:hover .title': { textDecoration: 'underline' },
                }}
              >
                <Typography className="title" variant="label" component="p" sx={{ overflowWrap: 'anywhere' }}>
                  {titleOf(document)}
                </Typography>
                <Typography
                  variant="caption"
                  component="p"
                  sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, '& .MuiChip-root': { fontSize: 'inherit' } }}
                >
                  <StatusChip plain status={signOf[document.status]} label={t(`documentStatuses.${document.status}`)} />
                  <span>
                    {document.schema_name} · <TimeSince value={document.updated_at} />
                  </span>
                </Typography>
              </Box>
            </Box>
          ))}
        </Card>
      </Box>
    </>
  )
}
