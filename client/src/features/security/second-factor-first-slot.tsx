import { lazy, Suspense } from 'react'
import { Guard } from '../../ui/guard.tsx'

const SecondFactorFirst = lazy(() => import('./second-factor-first.tsx'))

/** Few ever see that screen, so it travels apart. */
export const SecondFactorFirstSlot = () => (
  <Suspense fallback={<Guard />}>
    <SecondFactorFirst />
  </Suspense>
)
