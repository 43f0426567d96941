import type { CookieJar } from './cookie-jar.ts'

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }
export type Fetch = (address: string | URL | Request, init?: Init) => Promise<Response>

/**
 * Returns a `fetch` that sends and stores the cookies of a jar. In browsers, which keep cookies themselves, it stays
 * empty.
 */
export const createFetch =
  (jar: CookieJar): Fetch =>
  async (address, { signal = null, ...init } = {}) => {
    const headers = new Headers(init.headers)
    if (jar.header) headers.set('cookie', jar.header)
    const answer = await fetch(address, {
      credentials: 'same-origin',
      redirect: 'error',
      ...init,
      signal,
      headers,
    })
    jar.take(answer)
    return answer
  }
