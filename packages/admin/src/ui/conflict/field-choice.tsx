import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spoken } from '#ui/spoken'

/** What one side wrote, in words; `shown` is the same with more to see, such as what is new in it. */
type Side = { text: string; shown?: ReactNode }

/**
 * One field that both changed. Words (`isText`) can also be written together: `together` is what to begin with, and
 * `editor` the way to write it where a line of text is not enough.
 */
export type ConflictField = {
  name: string
  label: string
  mine: Side
  theirs: Side
  isText: boolean
  together?: string
  editor?: ComponentType<{ label: string; value: string; onChange: (text: string) => void }>
}
/** Beyond so many letters a text is written on several lines. */
const longLine = 80

export type Choice = { side: 'mine' | 'theirs' } | { side: 'together'; text: string }

type Props = { field: ConflictField; who: string; choice: Choice | undefined; onChoose: (choice: Choice) => void }

/** Two cards with a radio each; for words a third, to write them together. */
export function FieldChoice({ field, who, choice, onChoose }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const group = useId()
  const [together, setTogether] = useState(
    () => field.together ?? [...new Set([field.mine.text, field.theirs.text])].filter(Boolean).join(' '),
  )
  const { editor: Editor } = field
  const writeTogether = (text: string) => {
    setTogether(text)
    onChoose({ side: 'together', text })
  }
  const card = (side: Choice['side'], label: string, content: ReactNode, onSelect: () => void, isWide = false) => (
    <Box
      // In a label a click among the words would leave them for the radio.
      component={isWide && Editor ? 'div' : 'label'}
      sx={{
        gridColumn: isWide ? '1 / -1' : undefined,
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.75,
        p: 1,
        cursor: 'pointer',
        border: 1,
        borderColor: choice?.side === side ? 'primary.main' : 'divider',
        bgcolor: choice?.side === side ? 'primary.tint' : 'background.paper',
        borderRadius: (theme) => `${theme.radius.card}px`,
      }}
    >
      <Radio
        name={group}
        checked={choice?.side === side}
        onChange={onSelect}
        slotProps={{ input: isWide ? { 'aria-label': label } : {} }}
      />
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75, overflowWrap: 'anywhere' }}>
        {!isWide && <Spoken>{`${label}: `}</Spoken>}
        {content}
      </Box>
    </Box>
  )
  const words = ({ text, shown }: Side) =>
    shown ??
    (text ? (
      <Typography component="span" sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
    ) : (
      <Typography component="span" sx={{ color: 'text.tertiary' }}>
        {t('conflict.empty')}
      </Typography>
    ))

  return (
    <Box role="radiogroup" aria-labelledby={heading} sx={{ pt: 2 }}>
      <Typography id={heading} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {field.label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.25 }}>
        {card('mine', t('conflict.mine'), words(field.mine), () => onChoose({ side: 'mine' }))}
        {card('theirs', who, words(field.theirs), () => onChoose({ side: 'theirs' }))}
        {field.isText &&
          card(
            'together',
            t('conflict.together'),
            Editor ? (
              <Editor label={t('conflict.together')} value={together} onChange={writeTogether} />
            ) : (
              <TextField
                label={t('conflict.together')}
                multiline={together.length > longLine}
                value={together}
                onChange={(event) => writeTogether(event.target.value)}
              />
            ),
            () => onChoose({ side: 'together', text: together }),
            true,
          )}
      </Box>
    </Box>
  )
}
