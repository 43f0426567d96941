import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { demoAccounts } from 'server/demo/accounts'
import { type ScriptWeight, scriptWeight } from './script-weight.ts'
import { type Audience, audiences, type WeighedPage, weighedPages } from './weighed-pages.ts'

type Weight = WeighedPage & ScriptWeight

/** Number of pages that load concurrently. */
const AT_ONCE = 4

async function signIn(request: APIRequestContext, audience: Audience): Promise<void> {
  const account = demoAccounts.find(({ email }) => email === audiences[audience]?.email)
  if (!account) return
  const { email, password } = account
  const answer = await request.post(`/trpc/${audiences[audience]?.procedure}`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`)
}

/** Lists of the demo that provide the ids in addresses. */
const lists: Record<string, { procedure: string; input: Record<string, unknown> }> = {
  'client $projectId': { procedure: 'dashboard.projects.list', input: {} },
  // Project with films in two formats, which no journey changes.
  'team $projectId': { procedure: 'team.projects.list', input: { search: 'GX-5' } },
  'team $companyId': { procedure: 'team.clients.list', input: {} },
  'team $memberId': { procedure: 'team.members.list', input: {} },
  'team $id': { procedure: 'team.leads.list', input: { kind: 'audit' } },
}

async function idFor(request: APIRequestContext, audience: Audience, name: string): Promise<string> {
  if (name === '$kind') return 'audit'
  const list = lists[`${audience} ${name}`]
  if (!list) throw new Error(`Nothing is known to stand for ${name} in an address of the ${audience}.`)
  const input = encodeURIComponent(JSON.stringify({ ...list.input, limit: 1 }))
  const answer = await request.get(`/trpc/${list.procedure}?input=${input}`)
  const [first] = ((await answer.json()) as { result: { data: { items: { id: string }[] } } }).result.data
    .items
  if (!first) throw new Error(`The demo has nothing in ${list.procedure}.`)
  return first.id
}

async function addressOf(request: APIRequestContext, audience: Audience, path: string): Promise<string> {
  let address = path
  for (const [name] of path.matchAll(/\$\w+/g))
    address = address.replace(name, await idFor(request, audience, name))
  return address
}

async function weigh(context: BrowserContext, audience: Audience, page: WeighedPage): Promise<Weight> {
  const address = await addressOf(context.request, audience, page.path)
  const tab = await context.newPage()
  const weight = await scriptWeight(tab, address)
  await tab.close()
  return { ...page, ...weight }
}

/** Weighs each page of an audience, in a browser at the site's origin. */
export async function measureBundleSizes(context: BrowserContext, audience: Audience): Promise<Weight[]> {
  await signIn(context.request, audience)
  const left = weighedPages(audience)
  const weights: Weight[] = []
  while (left.length > 0) {
    const some = left.splice(0, AT_ONCE)
    weights.push(...(await Promise.all(some.map(page => weigh(context, audience, page)))))
  }
  return weights
}
