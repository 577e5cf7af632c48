import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { SharedInstance } from '@vitrine/contract'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useComboList } from '#ui/combo-list'
import { Pages } from '#ui/list-view'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { type FoundDocument, isSearch, useDocumentChoices } from '../../queries/search-queries.ts'
import { DocumentOption } from './document-option.tsx'

/** After the last key (S2 section 9). */
const searchPauseMs = 500

type Props = {
  schemaIds: number[]
  instanceId: number
  titleField: string
  /** The instance that shares them, where they are another's. */
  sharedBy: SharedInstance | undefined
  /** Where several may be chosen. */
  chosen: FoundDocument[] | undefined
  onChoose: (document: FoundDocument) => void
  onOpen: (document: FoundDocument) => void
  /** Stands beside the search. */
  beside: ReactNode
}

export function Choices({ schemaIds, instanceId, titleField, sharedBy, chosen, onChoose, onOpen, beside }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState({ search: '', page: 0 })
  useEffect(() => {
    const search = isSearch(text) ? text.trim() : ''
    if (search === wanted.search) return
    // What was searched for is taken away at once; what is written is sent after a pause.
    const timer = setTimeout(() => setWanted({ search, page: 0 }), search === '' ? 0 : searchPauseMs)
    return () => clearTimeout(timer)
  }, [text, wanted.search])

  const found = useDocumentChoices({ ...wanted, schemaIds, instanceId })
  const items = found.data?.items ?? []
  const isChosen = (index: number) => chosen?.some(({ id }) => id === items[index]?.id) ?? false
  const combo = useComboList({
    keys: items.map(({ id }) => String(id)),
    of: `${wanted.search} ${wanted.page}`,
    isMulti: chosen !== undefined,
    isSelected: chosen ? isChosen : undefined,
    onChoose: (index, { inNewTab }) => {
      const document = items[index]
      if (document) (inNewTab ? onOpen : onChoose)(document)
    },
  })
  const pages = Math.ceil((found.data?.total_count ?? 0) / (found.data?.page_size ?? 1))
  const heading = t(wanted.search === '' ? 'documents.picker.latest' : 'documents.picker.hits', { count: found.data?.total_count ?? 0 })

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('documents.picker.search')}
          startAdornment={
            <InputAdornment position="start">
              <Search aria-hidden />
            </InputAdornment>
          }
          slotProps={{ input: { ...combo.input, 'aria-label': t('documents.picker.search'), maxLength: 200, autoComplete: 'off' } }}
          sx={{ flex: '1 1 240px' }}
        />
        {beside}
      </Box>
      {found.isError && !found.isPlaceholderData && (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Typography sx={{ flex: 1, color: 'error.main' }}>{problemText(t, found.error)}</Typography>
          <Button size="small" variant="outlined" onClick={() => void found.refetch()}>
            {t('generic.retry')}
          </Button>
        </Box>
      )}
      {found.isPending && (
        <Waiting label={t('generic.loading')}>
          <SkeletonText lines={6} />
        </Waiting>
      )}
      {found.data && (
        <Typography variant="overline" component="h3" role="status">
          {items.length > 0 ? heading : t(wanted.search === '' ? 'documents.picker.none' : 'search.noHits')}
        </Typography>
      )}
      <Box
        {...combo.list}
        aria-label={t('documents.picker.list')}
        sx={{
          mx: -1,
          minHeight: 0,
          overflowY: 'auto',
          display: 'grid',
          // As high as what is in them: a list with less room scrolls, its rows do not shrink into each other.
          gridAutoRows: 'max-content',
          alignContent: 'start',
          gap: '1px',
          '& img': { opacity: found.isPlaceholderData ? 0.6 : 1 },
        }}
      >
        {items.map((document, index) => (
          <DocumentOption
            key={document.id}
            document={document}
            titleField={titleField}
            sharedBy={sharedBy}
            isChosen={chosen ? isChosen(index) : undefined}
            option={combo.option(index)}
          />
        ))}
      </Box>
      <Pages
        page={wanted.page}
        count={pages}
        onPage={(page) => setWanted(({ search }) => ({ search, page }))}
        sx={{ flex: 'none', alignSelf: 'flex-end', mt: 'auto' }}
      />
    </>
  )
}
