import { pointerTo } from '@vitrine/contract'
/**
 * The place in a form of the control that has the focus: its id is the form's own mark and the steps to it, each encoded. Null
 * where it is no field's.
 */
export function placeOfControl(control: EventTarget | null): string | null {
  const field = control instanceof Element ? control.closest('[id*="/"]') : null
  const steps = field?.id.split('/').slice(1) ?? []
  if (steps.length === 0) return null
  try {
    return pointerTo(steps.map((step) => decodeURIComponent(step)))
  } catch {
    // Someone else's id with a stray percent sign.
    return null
  }
}
