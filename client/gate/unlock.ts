export type Outcome = 'ok' | 'wrong' | 'failed'

const CHECK_MS = 1000

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const ask = (password: string) =>
  fetch('/trpc/gate.unlock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  }).catch(() => undefined)

/** Resolves to true if the password is right, never before the one-second check is over. */
export async function unlock(password: string): Promise<Outcome> {
  const [response] = await Promise.all([ask(password), pause(CHECK_MS)])
  if (response?.ok) return 'ok'
  const body = await response?.json().catch(() => undefined)
  return body?.error?.data?.appCode === 'WRONG_PREVIEW_PASSWORD' ? 'wrong' : 'failed'
}
