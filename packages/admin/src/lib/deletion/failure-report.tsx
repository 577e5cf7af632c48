import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { commonProblems, findText, type UserOfRecord } from '@vitrine/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { ApiProblem, hasCode } from '#lib/api'
import type { Deletable } from './deletable.ts'

export type Failures = {
  step: 'delete' | 'restore' | 'remove'
  items: { thing: Deletable; error: unknown }[]
  /** How many it was tried with. */
  asked: number
}

type Props = {
  failures: Failures
  text: string
  reason: (error: unknown) => string
  linkToUser?: ((user: UserOfRecord) => string) | undefined
  /** Offered when all that failed are only used by others. */
  onForce?: (() => void) | undefined
  onClose: () => void
}

const isInUse = (error: unknown) => hasCode(error, commonProblems.in_use)

function Users({ error, linkToUser, onClose }: { error: ApiProblem } & Pick<Props, 'linkToUser' | 'onClose'>) {
  const { t, i18n } = useTranslation()
  const users = error.problem?.used_by ?? []
  const more = (error.problem?.used_by_count ?? users.length) - users.length
  const nameOf = ({ name, kind, id }: UserOfRecord) =>
    (typeof name === 'string' ? name : findText(name, i18n.language)?.text) || `${t(`schemaTypes.${kind}.singular`)} ${id}`
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
      {users.map((user) => (
        <li key={`${user.kind} ${user.id}`}>
          {linkToUser ? (
            <Link href={linkToUser(user)} target="_blank" rel="noopener">
              {nameOf(user)}
            </Link>
          ) : (
            <Link component={RouterLink} to={`/admin/${user.kind}/${user.id}`} onClick={onClose}>
              {nameOf(user)}
            </Link>
          )}{' '}
          <Typography component="span" variant="caption">
            {t(`schemaTypes.${user.kind}.singular`)}
          </Typography>
        </li>
      ))}
      {more > 0 && <li>{t('deletion.moreUsers', { count: more })}</li>}
    </Box>
  )
}

/** What could not be done, thing by thing, and why; what uses a thing is listed with its way there. */
export function FailureReport({ failures, text, reason, linkToUser, onForce, onClose }: Props) {
  const { t } = useTranslation()
  const title = useId()
  const { items, asked } = failures
  const canForce = onForce && items.every(({ error }) => isInUse(error))
  return (
    <Dialog open aria-labelledby={title} onClose={onClose} slotProps={{ paper: { sx: { width: 520, m: 2 } } }}>
      <DialogTitle id={title} component="h2">
        {asked === 1 ? text : t('deletion.someFailed', { text, count: items.length, asked })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {items.map(({ thing, error }) => (
          <Box key={thing.id} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle1" component="h3">
              {thing.title}
            </Typography>
            <Typography variant="body2">{reason(error)}</Typography>
            {error instanceof ApiProblem && isInUse(error) && <Users error={error} linkToUser={linkToUser} onClose={onClose} />}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        {canForce && (
          <Button color="error" onClick={onForce}>
            {t('deletion.force')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('generic.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
