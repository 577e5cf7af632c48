import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { DocumentOutcome } from '@vitrine/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import type { DocumentItem } from './document-item.ts'

export type Failed = { item: DocumentItem; problem: DocumentOutcome['problem'] }

/** More would be a form, and the document has one. */
const mostFields = 5

/** What could not be done, document by document, with why and where; each title leads to its document. */
export function OutcomeReport({ title, failed, onClose }: { title: string; failed: Failed[]; onClose: () => void }) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <Dialog open aria-labelledby={heading} onClose={onClose} slotProps={{ paper: { sx: { width: 520, m: 2 } } }}>
      <DialogTitle id={heading} component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {failed.map(({ item, problem }) => (
          <Box key={item.key} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle1" component="h3">
              {item.to ? (
                <Link component={RouterLink} to={item.to} onClick={onClose}>
                  {item.title}
                </Link>
              ) : (
                item.title
              )}
            </Typography>
            <Typography variant="body2">{t([`problems.${problem?.code}`, 'problems.unexpected'])}</Typography>
            <Fields errors={problem?.errors ?? []} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('generic.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type FieldErrors = NonNullable<NonNullable<Failed['problem']>['errors']>

/** The last name in a pointer is the field; numbers and block ids before it say nothing to a reader. */
const fieldOf = (pointer: string) => pointer.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? ''

function Fields({ errors }: { errors: FieldErrors }) {
  const { t } = useTranslation()
  const more = errors.length - mostFields
  if (errors.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, typography: 'body2' }}>
      {errors.slice(0, mostFields).map(({ pointer, code }) => (
        <li key={`${pointer} ${code}`}>
          {t('documents.list.fieldFault', {
            field: t([`fields.${fieldOf(pointer)}`, fieldOf(pointer)]),
            fault: t([`problems.fields.${code}`, 'problems.fields.invalid']),
          })}
        </li>
      ))}
      {more > 0 && <li>{t('documents.list.moreFaults', { count: more })}</li>}
    </Box>
  )
}
