import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { type CarryChoice, fieldName, type SchemaImpact, type VanishedCount } from '@vitrine/contract'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '#ui/confirm'
import { Notice } from '#ui/page'
import { TouchedDialog } from './touched-dialog.tsx'
import { type Impact, touches } from './use-impact.ts'

const mostFieldsTold = 5
const countOf = ({ published, draft }: { published: number; draft: number }) => published + draft

/** Above the save: how many documents a schema would touch, and what shall become of their text. */
export function ImpactNotice({ impact }: { impact: Impact }) {
  const { t } = useTranslation()
  const { shown, isCounting, hasFailed } = impact
  const [list, setList] = useState<{ vanished?: string; title: string }>()
  if (hasFailed)
    return (
      <Notice
        kind="error"
        action={
          <Button size="small" color="inherit" onClick={impact.retry}>
            {t('generic.retry')}
          </Button>
        }
      >
        {t('views.admin.schemas.impact.failed')}
      </Notice>
    )
  const gone = shown?.vanished.filter((field) => countOf(field) + field.deleted > 0) ?? []
  const isShown = shown !== undefined && touches(shown)
  return (
    <Box role="status" aria-label={t('views.admin.schemas.impact.name')} sx={{ display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
      {isCounting && (
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {shown && shown.total > 0
              ? t('views.admin.schemas.impact.countingOf', { done: shown.done, total: shown.total })
              : t('views.admin.schemas.impact.counting')}
          </Typography>
          <LinearProgress
            aria-label={t('views.admin.schemas.impact.counting')}
            {...(shown && shown.total > 0 ? { variant: 'determinate' as const, value: (100 * shown.done) / shown.total } : {})}
          />
        </Box>
      )}
      {isShown &&
        gone.map((field) => (
          <VanishedNotice
            key={field.path}
            field={field}
            total={countOf(shown.documents)}
            choice={impact.choices.find(({ path }) => path === field.path) ?? { action: 'hide', path: field.path }}
            onChoose={impact.choose}
            onShow={(title) => setList({ vanished: field.path, title })}
          />
        ))}
      {isShown && countOf(shown.breaking) > 0 && <BreakingNotice impact={shown} onShow={(title) => setList({ title })} />}
      {isShown && shown.kept > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('views.admin.schemas.impact.kept', { count: shown.kept })}
        </Typography>
      )}
      {list && shown && <TouchedDialog impact={shown} {...list} onClose={() => setList(undefined)} />}
    </Box>
  )
}

type VanishedProps = {
  field: VanishedCount
  total: number
  choice: CarryChoice
  onChoose: (choice: CarryChoice) => void
  onShow: (title: string) => void
}

function VanishedNotice({ field, total, choice, onChoose, onShow }: VanishedProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const heading = useId()
  const { path, targets } = field
  const name = fieldName(path)
  const count = countOf(field)
  const title =
    count > 0
      ? t('views.admin.schemas.impact.vanished', { count, total, name })
      : t('views.admin.schemas.impact.vanishedDeleted', { count: field.deleted, name })
  const [target, setTarget] = useState(choice.action === 'move' ? choice.to : (targets[0] ?? ''))
  const choose = async (action: string) => {
    if (action === 'move') return onChoose({ action, path, to: target })
    if (action === 'hide') return onChoose({ action, path })
    const isSure = await confirm({
      title: t('views.admin.schemas.impact.deleteTitle', { count: count + field.deleted, name }),
      text: t('views.admin.schemas.impact.deleteText'),
      confirm: t('views.admin.schemas.impact.delete'),
      destructive: true,
    })
    if (isSure) onChoose({ action: 'delete', path })
  }
  const label = (text: string) => <Typography variant="body2">{text}</Typography>
  return (
    <Notice
      kind="warning"
      action={
        count > 0 && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => onShow(title)}>
            {t('views.admin.schemas.impact.show', { count })}
          </Button>
        )
      }
    >
      <Typography id={heading} variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2">{t('views.admin.schemas.impact.what')}</Typography>
      <RadioGroup
        row
        aria-labelledby={heading}
        value={choice.action}
        onChange={(_event, action) => void choose(action)}
        sx={{ columnGap: 1 }}
      >
        {targets.length > 0 && (
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              value="move"
              control={<Radio size="small" />}
              label={label(
                targets.length === 1
                  ? t('views.admin.schemas.impact.move', { name: fieldName(target) })
                  : t('views.admin.schemas.impact.moveTo'),
              )}
              sx={{ mr: targets.length > 1 ? 1 : 2 }}
            />
            {targets.length > 1 && (
              <Select
                size="small"
                value={target}
                inputProps={{ 'aria-label': t('views.admin.schemas.impact.moveTo') }}
                onChange={({ target: { value } }) => {
                  setTarget(value)
                  onChoose({ action: 'move', path, to: value })
                }}
              >
                {targets.map((each) => (
                  <MenuItem key={each} value={each}>
                    {fieldName(each)}
                  </MenuItem>
                ))}
              </Select>
            )}
          </Box>
        )}
        <FormControlLabel value="hide" control={<Radio size="small" />} label={label(t('views.admin.schemas.impact.hide'))} />
        <FormControlLabel value="delete" control={<Radio size="small" />} label={label(t('views.admin.schemas.impact.delete'))} />
      </RadioGroup>
    </Notice>
  )
}

function BreakingNotice({ impact, onShow }: { impact: SchemaImpact; onShow: (title: string) => void }) {
  const { t } = useTranslation()
  const { breaking, fields } = impact
  const count = countOf(breaking)
  const title = t('views.admin.schemas.impact.breaking', { count, total: countOf(impact.documents) })
  const rest = fields.length - mostFieldsTold
  return (
    <Notice
      kind="warning"
      action={
        <Button size="small" variant="outlined" color="inherit" onClick={() => onShow(title)}>
          {t('views.admin.schemas.impact.show', { count })}
        </Button>
      }
    >
      <Typography variant="subtitle2" component="p">
        {title}
      </Typography>
      <Typography variant="body2">
        {t('views.admin.schemas.impact.breakingText', { published: breaking.published, draft: breaking.draft })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {fields.slice(0, mostFieldsTold).map((field) => (
          <Typography key={`${field.path} ${field.code}`} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('views.admin.schemas.impact.field', {
              name: fieldName(field.path),
              text: t(`problems.fields.${field.code}`),
              count: countOf(field),
            })}
          </Typography>
        ))}
        {rest > 0 && (
          <Typography component="li" variant="body2">
            {t('views.admin.schemas.moreFindings', { count: rest })}
          </Typography>
        )}
      </Box>
    </Notice>
  )
}
