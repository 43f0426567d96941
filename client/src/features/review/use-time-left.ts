import { useEffect, useState } from 'react'

const SECOND = 1000

/** How many milliseconds are left until a moment of this browser's clock, second by second; 0 once it is over. */
export function useTimeLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, endsAt - now)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
