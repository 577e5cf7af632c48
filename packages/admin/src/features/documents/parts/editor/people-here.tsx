import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { type DocumentContent, type DocumentPresence, placeOfPointer } from '@vitrine/contract'
import type { Places } from '@vitrine/forms'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '#ui/page'

const mostShown = 4

type Props = { people: readonly DocumentPresence[]; places: Places; value: DocumentContent }

/** Colleagues in the same document, each with where they are. One who has it open twice stands here once. */
export function PeopleHere({ people, places, value }: Props) {
  const { t } = useTranslation()
  const each = [...new Map(people.map((person) => [person.user_id, person])).values()]
  if (each.length === 0) return null
  const said = ({ name, pointer }: DocumentPresence) => {
    const place = pointer === null ? '' : places.nameOf(value, placeOfPointer(value, pointer))
    return place ? t('documents.editor.personAt', { name, place }) : t('documents.editor.personHere', { name })
  }
  return (
    <Box
      component="ul"
      aria-label={t('documents.editor.peopleHere')}
      sx={{ display: 'flex', gap: 0.5, m: 0, p: 0, listStyle: 'none', flex: 'none' }}
    >
      {each.slice(0, mostShown).map((person) => (
        <Box component="li" key={person.user_id} sx={{ display: 'flex' }}>
          <Tooltip title={said(person)}>
            <Box
              role="img"
              // Where they are is told on focus too.
              tabIndex={0}
              aria-label={said(person)}
              sx={{ display: 'flex', borderRadius: '50%', p: '1px', border: 2, borderColor: 'published.dot' }}
            >
              <PersonAvatar name={person.name} size={20} />
            </Box>
          </Tooltip>
        </Box>
      ))}
      {each.length > mostShown && (
        <Box component="li" sx={{ alignSelf: 'center', color: 'text.secondary' }}>{`+${each.length - mostShown}`}</Box>
      )}
    </Box>
  )
}
