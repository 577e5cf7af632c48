import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { reservedOwnerSlugs } from '@vitrine/contract'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatch, useNavigate } from 'react-router'
import type { AdminKind } from '#lib/admin-area'
import { problemText } from '#lib/api'
import { useCurrentUser } from '#lib/current-user'
import { useRightsIn } from '#lib/instance'
import type { Recent } from '#lib/recent'
import { useComboList } from '#ui/combo-list'
import { Spoken } from '#ui/spoken'
import { useApplicationMenu, useInstanceHere } from '../queries.ts'
import { type Entry, inGroups, isMatch } from './entry.ts'
import { EntryList } from './entry-list.tsx'
import { Key, KeyHelp, KeyLine } from './keys.tsx'
import { useDocumentEntries } from './use-document-entries.tsx'
import { type Here, useEntries } from './use-entries.tsx'

/** Without words the list is a beginning, with words an answer. */
const mostAtFirst = { recent: 8, places: 6, actions: 5 }
const mostFound = { places: 6, actions: 6 }
/** Lists the keys when it is all that is written. */
const helpSign = '?'

type Props = {
  kinds: AdminKind[]
  recent: Recent
  /** With true when the person goes to another page. */
  onClose: (leaves?: boolean) => void
}

export function PaletteDialog({ kinds, recent, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { user } = useCurrentUser()
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [text, setText] = useState('')
  const [lastOpened] = useState(() => recent.read().filter(({ path }) => path !== pathname))
  const { here, instanceId } = useHere()
  const documents = useDocumentEntries({ text, instanceId, instances: user.instances, recent: lastOpened })
  const isHelp = text.trim() === helpSign
  const known = useEntries(kinds, here)
  const isEmpty = text.trim() === ''
  const matching = isEmpty ? known : known.filter(({ label, caption = '' }) => isMatch(`${label} ${caption}`, text))
  const entries = isHelp ? [] : inGroups([...documents.entries, ...matching], isEmpty ? mostAtFirst : mostFound)

  const choose = (entry: Entry, inNewTab: boolean) => {
    if ('run' in entry) {
      onClose()
      return entry.run()
    }
    recent.note(entry.to)
    if (inNewTab) return void window.open(entry.to, '_blank', 'noopener')
    onClose(entry.to.split('?')[0] !== pathname)
    void navigate(entry.to)
  }
  const combo = useComboList({
    keys: entries.map(({ key }) => key),
    of: text.trim(),
    onChoose: (index, { inNewTab }) => {
      const entry = entries[index]
      if (entry) choose(entry, inNewTab)
    },
  })
  const isNothing = entries.length === 0 && !isHelp && !documents.isSearching && !documents.failure

  return (
    <Dialog
      open
      fullScreen={isPhone}
      maxWidth={false}
      disableRestoreFocus
      onClose={() => onClose()}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': t('palette.open'),
          sx: isPhone ? {} : { width: 660, maxWidth: 'calc(100% - 48px)', mt: '112px', maxHeight: 'calc(100% - 160px)' },
        },
      }}
    >
      <Box
        sx={{
          flex: 'none',
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          px: 2,
          minHeight: 57,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <InputBase
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('palette.placeholder')}
          slotProps={{
            input: {
              ...combo.input,
              'aria-label': t('palette.placeholder'),
              maxLength: 200,
              autoComplete: 'off',
              spellCheck: false,
              enterKeyHint: 'go',
            },
          }}
          sx={{ flex: 1, fontSize: '1.0625rem' }}
        />
        {here && (
          <Chip size="small" label={t('palette.within', { name: here.name })} sx={{ maxWidth: 180, display: { xs: 'none', sm: 'flex' } }} />
        )}
        <IconButton onClick={() => onClose()} sx={isPhone ? {} : { width: 'auto', px: 0.5 }}>
          <Spoken>{t('generic.close')}</Spoken>
          {isPhone ? <X aria-hidden /> : <Key>{t('palette.keys.escape')}</Key>}
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 1 }}>
        {documents.failure && (
          <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1, py: 0.75 }}>
            <Typography sx={{ flex: 1, color: 'error.main' }}>
              {t('palette.searchFailed')} {problemText(t, documents.failure)}
            </Typography>
            <Button size="small" variant="outlined" onClick={documents.retry}>
              {t('generic.retry')}
            </Button>
          </Box>
        )}
        {isHelp && <KeyHelp />}
        <EntryList entries={entries} written={text} combo={combo} />
        <Typography role="status" sx={{ px: 1, py: isNothing || documents.isSearching ? 1 : 0, color: 'text.tertiary' }}>
          {documents.isSearching ? t('palette.searching') : isNothing ? t('search.noHits') : ''}
        </Typography>
      </Box>
      <KeyLine />
    </Dialog>
  )
}

const isReserved = (slug: string) => reservedOwnerSlugs.some((each) => each === slug)

/** The instance one is in, with its menu and what one may do there. */
function useHere(): { here: Here | undefined; instanceId: number | undefined } {
  const rightsIn = useRightsIn()
  const { ownerSlug: owner_slug = '', instanceSlug: instance_slug = '' } = useMatch('/:ownerSlug/:instanceSlug/*')?.params ?? {}
  const instance = useInstanceHere(instance_slug === '' || isReserved(owner_slug) ? undefined : { owner_slug, instance_slug })
  const menu = useApplicationMenu(instance?.application_id)
  if (!instance) return { here: undefined, instanceId: undefined }
  return { here: { path: instance.path, name: instance.name, menu, mayWrite: rightsIn(instance.id).mayWrite }, instanceId: instance.id }
}
