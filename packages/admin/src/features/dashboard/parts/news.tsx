import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/page'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { useNews } from '../queries/news-queries.ts'
import { NewsEntry } from './news-entry.tsx'
import { useNearEnd } from './use-near-end.ts'

const openFromStart = 2

export function News() {
  const { t } = useTranslation()
  const heading = useId()
  const end = useRef<HTMLDivElement>(null)
  const { data, isError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useNews()
  // What the person has opened or closed; the rest is as it began.
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map())
  // One that was published meanwhile has pushed others onto the next page: they come twice and are shown once.
  const items = data && [...new Map(data.pages.flatMap((page) => page?.items ?? []).map((item) => [item.id, item])).values()]
  useNearEnd(end, { isOn: hasNextPage && !isFetching && !isError, round: data?.pages.length ?? 0 }, () => void fetchNextPage())

  const failed = (textKey: string, retry: () => unknown) => (
    <Notice
      kind="error"
      action={
        <Button size="small" onClick={() => void retry()}>
          {t('generic.retry')}
        </Button>
      }
    >
      {t(textKey)}
    </Notice>
  )
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ pb: 1.75 }}>
        {t('dashboard.news.title')}
      </Typography>
      {!items && isError && failed('dashboard.news.failed', refetch)}
      {!items && !isError && (
        <Waiting label={t('generic.loading')}>
          <SkeletonText lines={6} />
        </Waiting>
      )}
      {items?.length === 0 && (
        <Typography sx={{ borderTop: 1, borderColor: 'divider', py: 2, color: 'text.tertiary' }}>{t('dashboard.news.empty')}</Typography>
      )}
      {items && items.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item, place) => {
            const isOpen = turned.get(item.id) ?? place < openFromStart
            return <NewsEntry key={item.id} item={item} isOpen={isOpen} onToggle={() => setTurned(new Map(turned).set(item.id, !isOpen))} />
          })}
        </Box>
      )}
      <div ref={end} />
      {items && hasNextPage && isFetching && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
          <Waiting label={t('generic.loading')}>
            <SkeletonText lines={1} />
          </Waiting>
        </Box>
      )}
      {items && isFetchNextPageError && !isFetching && failed('dashboard.news.moreFailed', fetchNextPage)}
    </Box>
  )
}
