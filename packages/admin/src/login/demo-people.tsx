import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { Trans, useTranslation } from 'react-i18next'

export type DemoPerson = { username: string; role: string }

type Props = { people: DemoPerson[]; password: string | null; onChoose: (person: DemoPerson) => void }

/** The people one can try the product as; choosing one fills the form. Nothing at all where there is no demo. */
export function DemoPeople({ people, password, onChoose }: Props) {
  const { t } = useTranslation()
  if (people.length === 0) return null
  return (
    <Box component="section" aria-labelledby="demo-people" sx={{ mt: 3.5 }}>
      <Divider sx={{ mb: 1.5, '&::before, &::after': { borderColor: 'divider' } }}>
        <Typography id="demo-people" variant="body2" component="h2" sx={{ color: 'text.tertiary' }}>
          <Trans
            t={t}
            i18nKey="login.demo"
            values={{ password: password ?? '' }}
            components={{ code: <Typography variant="code" component="code" sx={{ fontWeight: 600, color: 'text.primary' }} /> }}
          />
        </Typography>
      </Divider>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: (theme) => `${theme.radius.card}px`,
          overflow: 'hidden',
        }}
      >
        {people.map((person) => (
          <Box component="li" key={person.username} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <ButtonBase
              onClick={() => onChoose(person)}
              sx={{
                width: '100%',
                minHeight: 42,
                px: 1.25,
                gap: 1.25,
                textAlign: 'left',
                '&:hover': { bgcolor: 'action.hover' },
                '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2 },
              }}
            >
              <Avatar aria-hidden>{t(`userRole.${person.role}`, person.role).slice(0, 1)}</Avatar>
              <Typography variant="subtitle1" component="span" sx={{ flex: 1 }}>
                {t(`userRole.${person.role}`, person.role)}
              </Typography>
              <Typography variant="body2" component="span" sx={{ color: 'text.tertiary' }}>
                {person.username}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
