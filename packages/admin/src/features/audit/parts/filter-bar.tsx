import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { User } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePeople, usePersonById } from '../queries.ts'
import { type AuditFilters, auditedKinds } from './audit-filters.ts'
import { DayField } from './day-field.tsx'

type Props = { filters: AuditFilters; onChange: (filters: AuditFilters) => void }

/** Of what, by whom, and when. */
export function FilterBar({ filters, onChange }: Props) {
  const { t } = useTranslation()
  const isNarrowed = Object.values(filters).some((value) => value !== '')
  const day = (name: 'from' | 'to') => (
    <DayField label={t(`audit.${name}`)} value={filters[name]} onChange={(value) => onChange({ ...filters, [name]: value })} />
  )
  return (
    <Box
      role="search"
      aria-label={t('audit.filters')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: '190px 240px 160px 160px auto' },
        justifyContent: 'start',
        alignItems: 'start',
        gap: 1.5,
        px: { xs: 2, sm: 3.5 },
        pt: 0.5,
        pb: 2,
      }}
    >
      <TextField
        select
        size="small"
        label={t('audit.kind')}
        value={auditedKinds.some(({ kind }) => kind === filters.kind) ? filters.kind : ''}
        onChange={({ target }) => onChange({ ...filters, kind: target.value })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('generic.all')}</MenuItem>
        {auditedKinds.map(({ kind }) => (
          <MenuItem key={kind} value={kind}>
            {t(`schemaTypes.${kind}.plural`)}
          </MenuItem>
        ))}
      </TextField>
      <PersonFilter value={filters.user} onChange={(user) => onChange({ ...filters, user })} />
      {day('from')}
      {day('to')}
      {isNarrowed && (
        <Button sx={{ mt: { md: 2.75 }, justifySelf: 'start' }} onClick={() => onChange({ kind: '', user: '', from: '', to: '' })}>
          {t('audit.showAll')}
        </Button>
      )}
    </Box>
  )
}

function PersonFilter({ value, onChange }: { value: string; onChange: (user: string) => void }) {
  const { t } = useTranslation()
  const [written, setWritten] = useState('')
  const [chosen, setChosen] = useState<User>()
  const people = usePeople(written)
  // Someone who came by a link has chosen nobody here: the name is asked for.
  const { data: linked } = usePersonById(chosen && String(chosen.id) === value ? '' : value)
  const person = value === '' ? null : chosen && String(chosen.id) === value ? chosen : (linked ?? null)
  return (
    <Autocomplete
      size="small"
      value={person}
      options={people.data?.items ?? []}
      filterOptions={(all) => all}
      loading={people.isPending}
      loadingText={t('generic.loading')}
      noOptionsText={t('audit.nobody')}
      clearText={t('audit.everyone')}
      openText={t('audit.choosePerson')}
      closeText={t('generic.close')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_event, text, reason) => setWritten(reason === 'input' ? text : '')}
      onChange={(_event, user) => {
        setChosen(user ?? undefined)
        onChange(user ? String(user.id) : '')
      }}
      renderOption={({ key, ...option }, { name, username }) => (
        <Box component="li" key={key} {...option} sx={{ display: 'grid !important', justifyItems: 'start' }}>
          <span>{name}</span>
          <Box component="span" sx={{ typography: 'caption', color: 'text.tertiary' }}>
            {username}
          </Box>
        </Box>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={t('audit.person')}
          placeholder={t('audit.everyone')}
          slotProps={{ ...input.slotProps, inputLabel: { ...input.slotProps?.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}
