import { useState } from 'react'

/** A yes or no that this browser remembers. */
export function useRemembered(name: string): [boolean, (next: boolean) => void] {
  const [value, setValue] = useState(() => {
    try {
      return localStorage.getItem(name) === 'yes'
    } catch {
      return false
    }
  })
  const set = (next: boolean) => {
    setValue(next)
    try {
      localStorage.setItem(name, next ? 'yes' : 'no')
    } catch {
      // A closed storage forgets; the choice holds until the page is left.
    }
  }
  return [value, set]
}
