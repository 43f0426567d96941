import { lazy, Suspense, useEffect, useState } from 'react'
import { needsTour, rememberTour } from './tour-flag.ts'

const Tour = lazy(() => import('./tour.tsx'))

const WAIT = 1000

/** Shows newcomers around, once, a second after the dashboard has loaded. */
export function TourSlot({ user }: { user: { id: string; createdAt: string } }) {
  const [isOn, setOn] = useState(false)
  const { id, createdAt } = user
  useEffect(() => {
    if (!needsTour({ id, createdAt }, new Date())) return
    const timer = setTimeout(() => setOn(true), WAIT)
    return () => clearTimeout(timer)
  }, [id, createdAt])
  const end = () => {
    rememberTour(id)
    setOn(false)
  }
  return isOn ? (
    <Suspense>
      <Tour onEnd={end} />
    </Suspense>
  ) : null
}
