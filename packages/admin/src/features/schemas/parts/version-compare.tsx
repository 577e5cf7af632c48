import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { isSame, type SchemaVersion, schemaDraft } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/page'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { useSchemaVersion } from '../queries/index.ts'
import { CodeDiff } from './code-diff.tsx'
import type { Pair } from './version-list.tsx'

type Field = keyof typeof schemaDraft.shape
const codeFields: readonly Field[] = ['json_schema', 'ui_schema']
const plainFields = (Object.keys(schemaDraft.shape) as Field[]).filter((name) => !codeFields.includes(name))

type Props = { id: number; versions: number; pair: Pair; onPair: (pair: Pair) => void }

/** Any two versions beside each other: plain fields with both values, the two texts line by line. */
export function VersionCompare({ id, versions, pair, onPair }: Props) {
  const { t } = useTranslation()
  const from = useSchemaVersion(id, pair.from)
  const to = useSchemaVersion(id, pair.to)
  const choose = (side: keyof Pair) => (
    <TextField
      select
      label={t(`views.admin.schemas.history.${side}`)}
      value={pair[side]}
      onChange={(event) => onPair({ ...pair, [side]: Number(event.target.value) })}
      slotProps={{ select: { native: true } }}
      sx={{ flex: 1 }}
    >
      {Array.from({ length: versions }, (_none, index) => versions - index).map((version) => (
        <option key={version} value={version}>
          {t('views.admin.schemas.history.version', { version })}
        </option>
      ))}
    </TextField>
  )
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {choose('from')}
        {choose('to')}
      </Box>
      {(from.isError || to.isError) && <Notice kind="error">{t('views.admin.schemas.history.loadFailed')}</Notice>}
      {from.data && to.data ? (
        <Differences before={from.data} after={to.data} />
      ) : (
        !from.isError &&
        !to.isError && (
          <Waiting label={t('generic.loading')}>
            <SkeletonText />
          </Waiting>
        )
      )}
    </Box>
  )
}

function Differences({ before, after }: { before: SchemaVersion; after: SchemaVersion }) {
  const { t } = useTranslation()
  const inWords = (name: Field, version: SchemaVersion): string => {
    const value = version[name]
    if (value === null || value === '') return t('views.admin.schemas.history.empty')
    if (typeof value === 'boolean') return t(value ? 'generic.yes' : 'generic.no')
    if (Array.isArray(value)) return value.map(({ jsonpath }) => jsonpath).join(', ') || t('views.admin.schemas.history.empty')
    return String(value)
  }
  const plain = plainFields.filter((name) => !isSame(before[name], after[name]))
  const code = codeFields.filter((name) => before[name] !== after[name])
  if (plain.length + code.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('views.admin.schemas.history.same')}</Typography>
  return (
    <>
      {plain.map((name) => (
        <Box key={name}>
          <Typography variant="subtitle2" component="h3">
            {t(`fields.${name}`)}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <Box component="del" sx={{ color: 'error.main', mr: 1 }}>
              {inWords(name, before)}
            </Box>
            <Box component="ins" sx={{ color: 'success.main', textDecoration: 'none' }}>
              {inWords(name, after)}
            </Box>
          </Typography>
        </Box>
      ))}
      {code.map((name) => (
        <CodeDiff key={name} label={t(`fields.${name}`)} before={String(before[name])} after={String(after[name])} />
      ))}
    </>
  )
}
