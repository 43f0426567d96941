import type { Page, Route } from '@playwright/test'

const proceduresOf = (route: Route): string[] =>
  decodeURIComponent(new URL(route.request().url()).pathname).replace('/trpc/', '').split(',')

const calls = (procedure: string) => (url: URL) =>
  url.pathname.startsWith('/trpc/') &&
  decodeURIComponent(url.pathname).replace('/trpc/', '').split(',').includes(procedure)

const refusal = {
  error: {
    message: 'INTERNAL',
    code: -32603,
    data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, appCode: 'INTERNAL', requestId: 'prova' },
  },
}

/** Answers one procedure with HTTP 500. The server answers other queries of the same batch. */
export async function failProcedure(page: Page, procedure: string): Promise<void> {
  await page.route(calls(procedure), async route => {
    const names = proceduresOf(route)
    const isRead = route.request().method() === 'GET'
    const answers = isRead ? ((await (await route.fetch()).json()) as unknown) : undefined
    const list = Array.isArray(answers) ? answers : names.map(() => refusal)
    const told = names.map((name, place) => (name === procedure ? refusal : list[place]))
    await route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify(told) })
  })
}

export const abortProcedure = (page: Page, procedure: string): Promise<unknown> =>
  page.route(calls(procedure), route => route.abort())

/** Resolves once the server has handled the first call of a procedure that `act` causes. The page gets no answer. */
export async function withoutFirstAnswer(page: Page, procedure: string, act: () => Promise<void>) {
  const { promise: isHandled, resolve } = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(calls(procedure), async route => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    resolve()
  })
  await act()
  await isHandled
}

/** Removes all faults. */
export const restoreNetwork = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })
