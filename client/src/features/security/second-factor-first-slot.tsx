import { lazy, Suspense } from 'react'
import { SessionLoader } from '../../ui/session-loader.tsx'

const SecondFactorFirst = lazy(() => import('./second-factor-first.tsx'))

/** Few ever see that screen, so it travels apart. */
export const SecondFactorFirstSlot = () => (
  <Suspense fallback={<SessionLoader />}>
    <SecondFactorFirst />
  </Suspense>
)
