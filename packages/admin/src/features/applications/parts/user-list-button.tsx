import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Application } from '@vitrine/contract'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useToasts } from '#ui/toasts'
import { useUserList } from '../queries.ts'

/** The name the specification gives the file, both endings included. */
const fileName = 'user_list.csv.csv'

function keep(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

export function UserListButton({ application }: { application: Application }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const list = useUserList()
  const fetchList = async () => {
    try {
      keep(await list.mutateAsync(application.id), fileName)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t('views.admin.applications.userListFailed'), detail: problemText(t, error) })
    }
  }
  const label = t('views.admin.applications.userList')
  return (
    <Button
      variant="outlined"
      startIcon={<Download aria-hidden />}
      aria-label={label}
      aria-busy={list.isPending}
      onClick={() => void fetchList()}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {label}
      </Box>
    </Button>
  )
}
