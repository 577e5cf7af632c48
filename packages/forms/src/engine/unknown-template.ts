import { useEffect } from 'react'

/** FORM-02, FORM-03: a template that does not exist is logged, and a plain layout is drawn. */
export function useUnknownTemplateWarning(template: unknown, isKnown: boolean, of: 'form' | 'list') {
  useEffect(() => {
    if (template === undefined || isKnown) return
    const instead = of === 'form' ? 'a plain layout' : 'a plain list'
    // biome-ignore lint/suspicious/noConsole: the log is where the row wants it
    console.warn(`Unknown ${of} template ${JSON.stringify(template)}: drawn as ${instead}`)
  }, [template, isKnown, of])
}
