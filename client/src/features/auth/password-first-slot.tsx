import { lazy, Suspense } from 'react'
import { SessionLoader } from '../../ui/session-loader.tsx'

const PasswordFirst = lazy(() => import('./password-first.tsx'))

/** Few ever see that screen, so it travels apart. */
export const PasswordFirstSlot = () => (
  <Suspense fallback={<SessionLoader />}>
    <PasswordFirst />
  </Suspense>
)
