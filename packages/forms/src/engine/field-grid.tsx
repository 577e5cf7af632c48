import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { isUnder } from './path.ts'
import type { TemplateProps } from './widget.ts'

/** Twelve columns; a field says how many it takes. */
export function FieldGrid({ fields, spacing }: Pick<TemplateProps, 'fields' | 'spacing'>) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: spacing, alignItems: 'start' }}>
      {fields.map(({ name, content }) => (
        <Fragment key={name}>{content}</Fragment>
      ))}
    </Box>
  )
}

/** Whether what is sought is in one of these fields. */
export const holdsSought = (sought: TemplateProps['sought'], fields: TemplateProps['fields']): boolean =>
  sought !== undefined && fields.some(({ pointer, name }) => name !== '' && isUnder(sought.pointer, pointer))
