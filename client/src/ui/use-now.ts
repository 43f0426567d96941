import { useEffect, useState } from 'react'
import { dayInRome } from 'shared/formats/date-it'

const MINUTE_MS = 60_000

function useEveryMinute<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` does the same at every render
  useEffect(() => {
    const timer = setInterval(() => setValue(read()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return value
}

/** Returns the current time, updated every minute. */
export const useNow = (): Date => useEveryMinute(() => new Date())

/** Returns the day in Rome as YYYY-MM-DD; a screen that stays open follows it over midnight. */
export const useToday = (): string => useEveryMinute(() => dayInRome(new Date()))
