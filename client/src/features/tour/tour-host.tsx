import { useEffect, useState } from 'react'
import { Tour } from './tour.tsx'
import { needsTour, rememberTour } from './tour-flag.ts'

const DELAY_MS = 1000

/** Starts the tour once for new users, a second after the dashboard has loaded. */
export function TourHost({ user }: { user: { id: string; createdAt: string } }) {
  const [isOn, setOn] = useState(false)
  const { id, createdAt } = user
  useEffect(() => {
    if (!needsTour({ id, createdAt }, new Date())) return
    const timer = setTimeout(() => setOn(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [id, createdAt])
  const end = () => {
    rememberTour(id)
    setOn(false)
  }
  return isOn ? <Tour onEnd={end} /> : null
}
