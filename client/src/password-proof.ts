/** What became of a question for the password: given, or not. */
type Outcome = 'proved' | 'cancelled'

// Whether the password is asked for, and the calls that wait for it.
let asking = false
let waiting: ((outcome: Outcome) => void)[] = []
const listeners = new Set<() => void>()

function set(next: boolean): void {
  asking = next
  for (const listener of listeners) listener()
}

/** Asks for the password over the page; resolves when it was right, or when the person does not want to. */
export function untilProved(): Promise<Outcome> {
  set(true)
  return new Promise(resolve => waiting.push(resolve))
}

/** Takes the question away; the waiting calls go on, or are refused. */
export function endProof(outcome: Outcome): void {
  const going = waiting
  waiting = []
  set(false)
  for (const go of going) go(outcome)
}

export const passwordProof = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => asking,
  onServer: () => false,
}
