import type { ErrorCode } from 'shared/errors/codes'

export type Unlocking = 'open' | 'wrong' | 'failed'

const CHECK_MS = 1000
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Asks the server whether the password is right; never answers before the one-second check is over. */
export async function unlock(password: string): Promise<Unlocking> {
  const [response] = await Promise.all([
    fetch('/trpc/gate.unlock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    }).catch(() => undefined),
    pause(CHECK_MS),
  ])
  if (response?.ok) return 'open'
  const body = await response?.json().catch(() => undefined)
  const code: ErrorCode | undefined = body?.error?.data?.appCode
  return code === 'WRONG_PREVIEW_PASSWORD' || code === 'INVALID_INPUT' ? 'wrong' : 'failed'
}
