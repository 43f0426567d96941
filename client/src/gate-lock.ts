// Whether the preview's hour has ended on an open page, and the calls that wait for the password.
let locked = false
let waiting: (() => void)[] = []
const listeners = new Set<() => void>()

function set(next: boolean): void {
  locked = next
  for (const listener of listeners) listener()
}

/** Lays the gate over the page; resolves when the password was right. */
export function untilUnlocked(): Promise<void> {
  set(true)
  return new Promise(resolve => waiting.push(resolve))
}

/** The password was right: takes the gate away and lets the waiting calls go on. */
export function unlocked(): void {
  const going = waiting
  waiting = []
  set(false)
  for (const go of going) go()
}

export const gateLock = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => locked,
  onServer: () => false,
}
