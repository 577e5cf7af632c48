import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { useConfirm } from '#ui/confirm'

/**
 * Asks before a route is left, and lets the browser ask before the window is closed. `isDirty` is asked at that
 * moment, so that words still being written count. `onLeave` is told when the person goes all the same.
 */
export function useUnsavedChanges(isDirty: () => boolean, onLeave: () => void): void {
  const { t } = useTranslation()
  const ask = useConfirm()
  const latest = useRef({ isDirty, onLeave })
  useEffect(() => {
    latest.current = { isDirty, onLeave }
  })

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && latest.current.isDirty()
  })
  const isAsking = useRef(false)
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    const question = {
      title: t('unsavedChanges.title'),
      text: t('generic.unsavedChangesMessage'),
      confirm: t('unsavedChanges.leave'),
      keep: t('unsavedChanges.stay'),
    }
    void ask(question).then((goes) => {
      isAsking.current = false
      if (!goes) return blocker.reset()
      latest.current.onLeave()
      blocker.proceed()
    })
  }, [blocker, ask, t])

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current.isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [])
}
