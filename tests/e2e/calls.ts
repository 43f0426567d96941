import type { Page } from '@playwright/test'
import type { InputOf, OutputOf, ProcedurePath } from '../support/procedures.ts'
import { expect } from './test.ts'

/** Calls a query with a page's session, without its screen. */
export async function ask<Path extends ProcedurePath>(
  { request }: Pick<Page, 'request'>,
  path: Path,
  input: InputOf<Path>,
): Promise<OutputOf<Path>> {
  const answer = await request.get(`/trpc/${path}`, { params: { input: JSON.stringify(input) } })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()).result.data
}

/** Calls a mutation with a page's session, without its screen. */
export async function act<Path extends ProcedurePath>(
  { request }: Pick<Page, 'request'>,
  path: Path,
  input: InputOf<Path>,
): Promise<OutputOf<Path>> {
  const answer = await request.post(`/trpc/${path}`, { data: input })
  expect(answer.status(), path).toBe(200)
  return (await answer.json()).result.data
}
