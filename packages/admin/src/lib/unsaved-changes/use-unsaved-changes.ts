import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, useBlocker } from 'react-router'
import { useConfirm } from '#ui/confirm'

const isOtherPath = (from: Location, to: Location) => from.pathname !== to.pathname

/**
 * Asks before a route is left, and lets the browser ask before the window is closed. `isDirty` is asked at that
 * moment, so that words still being written count. `onLeave` is told when the person goes all the same.
 * `isLeaving` says which steps leave the form, where it is not every other path.
 */
export function useUnsavedChanges(isDirty: () => boolean, onLeave: () => void, isLeaving = isOtherPath): void {
  const askToLeave = useLeaveQuestion()
  const latest = useRef({ isDirty, onLeave, isLeaving })
  useEffect(() => {
    latest.current = { isDirty, onLeave, isLeaving }
  })

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return latest.current.isLeaving(currentLocation, nextLocation) && latest.current.isDirty()
  })
  const isAsking = useRef(false)
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return
    isAsking.current = true
    void askToLeave().then((goes) => {
      isAsking.current = false
      if (!goes) return blocker.reset()
      latest.current.onLeave()
      blocker.proceed()
    })
  }, [blocker, askToLeave])
  useUnloadQuestion(isDirty)
}

/** The question itself, for what is left in another way than by a route. Answers whether to go. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const { t } = useTranslation()
  const ask = useConfirm()
  return useCallback(
    () =>
      ask({
        title: t('unsavedChanges.title'),
        text: t('generic.unsavedChangesMessage'),
        confirm: t('unsavedChanges.leave'),
        keep: t('unsavedChanges.stay'),
      }),
    [ask, t],
  )
}

/** The browser asks before the window is closed. */
export function useUnloadQuestion(isDirty: () => boolean): void {
  const latest = useRef(isDirty)
  useEffect(() => {
    latest.current = isDirty
  })
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [])
}
