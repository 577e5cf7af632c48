import { type RefObject, useEffect, useRef } from 'react'

/** Whether Enter is being held down: its repeats must not save again and again. */
export function useHeldEnter(): RefObject<boolean> {
  const held = useRef(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Enter') held.current = event.repeat
    }
    const released = () => {
      held.current = false
    }
    window.addEventListener('keydown', pressed, true)
    window.addEventListener('keyup', released, true)
    window.addEventListener('blur', released)
    return () => {
      window.removeEventListener('keydown', pressed, true)
      window.removeEventListener('keyup', released, true)
      window.removeEventListener('blur', released)
    }
  }, [])
  return held
}
