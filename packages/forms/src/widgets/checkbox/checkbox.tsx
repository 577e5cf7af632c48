import MuiCheckbox from '@mui/material/Checkbox'
import type { WidgetProps } from '../../engine/index.ts'
import { LabelledBeside } from './labelled-beside.tsx'
import { yesOrNo } from './yes-or-no.ts'

/** Something to agree to or to pick. */
export function Checkbox(props: WidgetProps) {
  const { control, input } = yesOrNo(props)
  return (
    <LabelledBeside {...props}>
      <MuiCheckbox {...control} slotProps={{ input }} />
    </LabelledBeside>
  )
}
