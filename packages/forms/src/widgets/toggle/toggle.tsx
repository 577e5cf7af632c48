import Switch from '@mui/material/Switch'
import type { WidgetProps } from '../../engine/index.ts'
import { LabelledBeside, yesOrNo } from '../checkbox/index.ts'

/** Something that is on or off in itself. */
export function Toggle(props: WidgetProps) {
  const { control, input } = yesOrNo(props)
  return (
    <LabelledBeside {...props}>
      <Switch {...control} slotProps={{ input: { ...input, role: 'switch' } }} />
    </LabelledBeside>
  )
}
