import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ApiKey, ApiKeyInstance } from '@vitrine/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { Pages } from '#ui/list-view'
import { Notice } from '#ui/page'
import { useGrant, useKeyInstances } from '../queries.ts'

const pageSize = 25
/** So many fit beside each other in one look; above, one searches. */
const fewEnough = 10
const searchDebounceMs = 500

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

export function InstanceChoice({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation()
  const [written, setWritten] = useState('')
  const settled = useSettled(written.trim())
  const search = settled.length > 1 ? settled : undefined
  const [page, setPage] = useState(0)
  const list = useKeyInstances(apiKey.id, { page, page_size: pageSize, search })
  const { mutateAsync, isPending } = useGrant(apiKey.id)
  const [error, setError] = useState<unknown>()
  // A click answers at once; the server's answer comes after it.
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map())
  const total = list.data?.total_count ?? 0
  const pages = Math.ceil(total / pageSize)
  const send = (grant: Parameters<typeof mutateAsync>[0]) => {
    setError(undefined)
    return mutateAsync(grant).catch(setError)
  }
  const choose = async ({ application_instance_id: id }: ApiKeyInstance, is_authorized: boolean) => {
    setWanted((before) => new Map(before).set(id, is_authorized))
    await send({ is_authorized, instance_id: id })
    setWanted((before) => new Map([...before].filter(([other]) => other !== id)))
  }

  if (list.data && total === 0 && !search) return <Notice>{t('views.admin.apiKeys.manageApiKeyModal.noInstances')}</Notice>
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      {(total > fewEnough || written !== '') && (
        <TextField
          type="search"
          label={t('views.admin.apiKeys.manageApiKeyModal.search')}
          value={written}
          onChange={(event) => {
            setWritten(event.target.value)
            setPage(0)
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
          {t('views.admin.apiKeys.opens', { count: apiKey.number_of_instances })}
        </Typography>
        <Button size="small" disabled={isPending} onClick={() => void send({ is_authorized: true, search })}>
          {t('generic.selectAll')}
        </Button>
        <Button size="small" disabled={isPending} onClick={() => void send({ is_authorized: false, search })}>
          {t('generic.deselectAll')}
        </Button>
      </Box>
      {error !== undefined && <Notice kind="error">{problemText(t, error)}</Notice>}
      <Box component="ul" aria-label={t('schemaTypes.instance.plural')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(list.data?.items ?? []).map((instance) => (
          <Box component="li" key={instance.application_instance_id} sx={{ borderTop: 1, borderColor: 'divider', py: 0.5 }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={wanted.get(instance.application_instance_id) ?? instance.is_authorized}
                  onChange={(_event, is_authorized) => void choose(instance, is_authorized)}
                />
              }
              label={
                <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
                  {instance.expired ? t('views.instance.expired', { name: instance.name }) : instance.name}
                  <Typography variant="body2" component="span" sx={{ color: 'text.tertiary' }}>
                    {instance.path}
                  </Typography>
                </Box>
              }
            />
          </Box>
        ))}
      </Box>
      {list.data && total === 0 && <Typography>{t('list.noHits', { search: settled })}</Typography>}
      <Pages size="medium" count={pages} page={page} siblingCount={0} onPage={setPage} />
    </Box>
  )
}
