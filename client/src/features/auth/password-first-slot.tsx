import { lazy, Suspense } from 'react'
import { Guard } from '../../ui/guard.tsx'

const PasswordFirst = lazy(() => import('./password-first.tsx'))

/** Few ever see that screen, so it travels apart. */
export const PasswordFirstSlot = () => (
  <Suspense fallback={<Guard />}>
    <PasswordFirst />
  </Suspense>
)
