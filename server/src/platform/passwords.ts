import { hash, verify } from '@node-rs/argon2'

const ARGON2ID = 2
/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** So many hashes at once per process: a flood of sign-ins waits in line instead of eating memory and cores. */
const AT_ONCE = 2

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time whether or not there is a stored hash. */
  verify(storedHash: string | null | undefined, password: string): Promise<boolean>
}

export function createPasswords(): Passwords {
  const inLine = createLine(AT_ONCE)
  const nobody = inLine(() => hash('nobody has this password', parameters))
  // NFKC, so that the same letters typed on another keyboard are the same password.
  const normal = (password: string) => password.normalize('NFKC')
  return {
    hash: password => inLine(() => hash(normal(password), parameters)),
    async verify(storedHash, password) {
      const against = storedHash ?? (await nobody)
      const matches = await inLine(() => verify(against, normal(password)))
      return matches && typeof storedHash === 'string'
    },
  }
}

function createLine(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
