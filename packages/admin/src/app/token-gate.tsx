import { addresses, toBcp47 } from '@vitrine/contract'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useApi } from '#lib/api'
import { useLanguage } from '#lib/i18n'
import { type Session, useSession } from '#lib/session'
import { useSettings } from '#lib/settings'
import type { Doors } from './doors.ts'
import { CriticalError } from './screens/critical-error.tsx'
import { SignedOut } from './screens/signed-out.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

type Stage = 'checking' | 'signed-in' | 'leaving' | 'signed-out' | 'session-over' | 'other-person' | 'no-login' | 'unreachable'

async function check(session: Session): Promise<Stage> {
  try {
    return (await session.refresh(session.tokens()?.access_token)) ? 'signed-in' : 'leaving'
  } catch {
    // The server did not answer: nobody is sent away for that.
    return 'unreachable'
  }
}

/** Lets through who has a token; without a valid one it is renewed once, else the login service is next. */
export function TokenGate({ goTo, reload }: Doors) {
  const session = useSession()
  const settings = useSettings()
  const api = useApi()
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  const [stage, setStage] = useState<Stage>(() => (session.isFresh() ? 'signed-in' : 'checking'))

  useEffect(
    () =>
      session.subscribe((change) => {
        if (change === 'over') setStage('leaving')
        if (change === 'ended') setStage('signed-out')
        if (change === 'over-elsewhere') setStage('session-over')
        if (change === 'changed') setStage('other-person')
      }),
    [session],
  )

  // What this tab shows is someone else's. Only now, with the screens gone and their words kept: a form that still
  // stood would have the browser ask, and staying would leave one person's screen with another's token.
  useEffect(() => {
    if (stage === 'other-person') reload()
  }, [stage, reload])

  useEffect(() => {
    if (stage !== 'checking') return
    let isLeft = false
    void check(session).then((next) => !isLeft && setStage(next))
    return () => {
      isLeft = true
    }
  }, [stage, session])

  const wanted = `${pathname}${search}${hash}`
  useEffect(() => {
    if (stage !== 'leaving') return
    let isLeft = false
    const leave = async () => {
      // Unknown while an outside login service does not answer; it may do so by now.
      const entrance = settings.sign_in ?? (await api.call(addresses.settings, {})).sign_in
      if (!isLeft && !entrance) setStage('no-login')
      if (!isLeft && entrance) goTo(await session.begin(entrance, wanted, toBcp47(language.current())))
    }
    leave().catch(() => !isLeft && setStage('unreachable'))
    return () => {
      isLeft = true
    }
  }, [stage, session, settings, api, wanted, language, goTo])

  if (stage === 'signed-in') return <Outlet />
  if (stage === 'signed-out' || stage === 'session-over') {
    return <SignedOut isOver={stage === 'session-over'} onSignIn={() => setStage('leaving')} />
  }
  if (stage === 'no-login' || stage === 'unreachable') {
    const code = stage === 'no-login' ? 'sign_in.unreachable' : 'unreachable'
    return <CriticalError isWholePage code={code} onRetry={() => setStage('checking')} />
  }
  return <ShellSkeleton />
}
