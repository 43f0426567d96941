import { useState } from 'react'
import { quietly } from '../draft.ts'

/** A yes or no that this browser remembers. */
export function useRemembered(name: string): [boolean, (next: boolean) => void] {
  const [value, setValue] = useState(() => quietly(() => localStorage.getItem(name)) === 'yes')
  const set = (next: boolean) => {
    setValue(next)
    // A closed storage forgets; the choice holds until the page is left.
    quietly(() => localStorage.setItem(name, next ? 'yes' : 'no'))
  }
  return [value, set]
}
