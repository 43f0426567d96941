import { useEffect, useState } from 'react'
import { dayInRome } from 'shared/formats/date-it'

const MINUTE = 60_000

/** The day that it is in Rome, also on a screen that stays open over midnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayInRome(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setToday(dayInRome(new Date())), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return today
}
