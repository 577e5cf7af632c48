import { toBcp47 } from '@vitrine/contract'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useLanguage } from '#lib/i18n'
import { type Session, useSession } from '#lib/session'
import { useSettings } from '#lib/settings'
import { CriticalError } from './screens/critical-error.tsx'
import { SignedOut } from './screens/signed-out.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

type Stage = 'checking' | 'signed-in' | 'leaving' | 'signed-out' | 'unreachable'

async function check(session: Session): Promise<Stage> {
  try {
    return (await session.refresh(session.tokens()?.access_token)) ? 'signed-in' : 'leaving'
  } catch {
    // The server did not answer: nobody is sent away for that.
    return 'unreachable'
  }
}

/** Lets through who has a token; without a valid one it is renewed once, else the login service is next. */
export function TokenGate({ goTo }: { goTo: (address: string) => void }) {
  const session = useSession()
  const { sign_in: signIn } = useSettings()
  const language = useLanguage()
  const { pathname, search, hash } = useLocation()
  const [stage, setStage] = useState<Stage>(() => (session.isFresh() ? 'signed-in' : 'checking'))

  useEffect(
    () =>
      session.subscribe((change) => {
        if (change === 'over') setStage('leaving')
        if (change === 'ended') setStage('signed-out')
        // Another tab signed in: what this one shows may be someone else's.
        if (change === 'changed') goTo(window.location.href)
      }),
    [session, goTo],
  )

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
    if (stage === 'leaving' && signIn) void session.begin(signIn, wanted, toBcp47(language.current())).then(goTo)
  }, [stage, session, signIn, wanted, language, goTo])

  if (stage === 'signed-in') return <Outlet />
  if (stage === 'signed-out') return <SignedOut onSignIn={() => setStage('leaving')} />
  // Without the login service nobody can come in; a reload asks again where it is.
  if (stage === 'leaving' && !signIn) return <CriticalError isWholePage code="sign_in.unreachable" />
  if (stage === 'unreachable') return <CriticalError isWholePage code="unreachable" onRetry={() => setStage('checking')} />
  return <ShellSkeleton />
}
