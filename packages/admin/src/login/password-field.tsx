import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { Eye, EyeOff } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  value: string
  onChange: (password: string) => void
  error?: string
  help?: string
  autoComplete: 'current-password' | 'new-password'
  inputRef: RefObject<HTMLInputElement | null>
}

export function PasswordField({ label, value, onChange, error, help, autoComplete, inputRef }: Props) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const action = t(isShown ? 'login.hidePassword' : 'login.showPassword')
  return (
    <TextField
      id="password"
      name="password"
      label={label}
      type={isShown ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={Boolean(error)}
      helperText={error ?? help}
      inputRef={inputRef}
      autoComplete={autoComplete}
      sx={tallField}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Tooltip title={action}>
                <IconButton size="small" aria-label={action} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                  {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}

/** The two fields of the first page are as tall as its button. */
export const tallField = { '& .MuiOutlinedInput-root': { minHeight: (theme: { size: { touch: number } }) => theme.size.touch } }
