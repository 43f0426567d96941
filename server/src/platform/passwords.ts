import * as argon2 from '@node-rs/argon2'
import { createBoundedQueue } from './concurrency.ts'

const ARGON2ID = 2
/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Cost of a hash: memory in KiB, and number of passes. */
interface PasswordCost {
  memoryCost: number
  timeCost: number
}

/** Concurrent hashes per process, so that a flood of sign-ins does not exhaust memory and CPU. */
export const HASHES_AT_ONCE = 2
/** About two seconds of hashing; further callers are refused. */
export const MAX_WAITING_HASHES = 100

type Hasher = Pick<typeof argon2, 'hash' | 'verify'>

export interface Passwords {
  /** @throws AppError `UNAVAILABLE` if too many hashes are waiting, as does `verify`. */
  hash(password: string): Promise<string>
  /** Takes the same time with and without a stored hash. */
  verify(storedHash: string | null | undefined, password: string): Promise<boolean>
}

/** Creates the password hasher. Tests pass a lower `cost`, or a `hasher` that delays. */
export function createPasswords(cost?: PasswordCost, { hash, verify }: Hasher = argon2): Passwords {
  const options = { ...parameters, ...cost }
  const inLine = createBoundedQueue({ concurrency: HASHES_AT_ONCE, maxWaiting: MAX_WAITING_HASHES })
  const nobody = inLine(() => hash('nobody has this password', options))
  // NFKC, so that the same letters typed on another keyboard give the same password.
  const normal = (password: string) => password.normalize('NFKC')
  return {
    hash: password => inLine(() => hash(normal(password), options)),
    async verify(storedHash, password) {
      const against = storedHash ?? (await nobody)
      const matches = await inLine(() => verify(against, normal(password)))
      return matches && typeof storedHash === 'string'
    },
  }
}
