import { Refusal } from './refusal.ts'

const kinds = ['query', 'mutation'] as const
export const topics = {
  project: 'one project: its title and last change, or dated anew',
  person: 'things of whoever calls, in a table of their own: listed, added, changed, removed',
  team: 'things of the whole team, in a table of their own: listed, added, disabled, removed',
}
export const policies = {
  client: 'a person with a confirmed address, for what is their own',
  team: 'a member of the team, for projects that they see',
  manager: 'a project manager',
  public: 'anyone: a query counts published reviews, a mutation leaves a message',
  'signed-in': 'anyone with a session, also before the address is confirmed',
}

export type Policy = keyof typeof policies
type Topic = keyof typeof topics | 'public'
/** What happens to things in a table of their own. */
export type Deed = 'list' | 'add' | 'change' | 'remove'

export interface ProcedureRequest {
  path: string
  audience: string
  subject: string
  act: string
  kind: (typeof kinds)[number]
  policy: Policy
  about: Topic
  deed: Deed
}

const lines = (meanings: Record<string, string>): string =>
  Object.entries(meanings)
    .map(([choice, meaning]) => `  ${choice.padEnd(10)} ${meaning}`)
    .join('\n')

export const USAGE = `npm run new:procedure -- <audience>.<subject>.<act> ${kinds.join('|')} --policy ${Object.keys(policies).join('|')} [--about ${Object.keys(topics).join('|')}]

Writes a procedure that works, on every layer, with its test and its row in the authorisation matrix.

--policy: who may call it.
${lines(policies)}

--about: what it is about; project where nothing is said.
${lines(topics)}

About a person or the team, a query is the list; a mutation adds (add…, create…), removes (remove…, delete…), and else changes one: for the team, disables it.`

/** @throws Refusal */
export function readProcedureRequest(
  [path, kind, ...more]: string[],
  said: { policy?: string | undefined; about?: string | undefined },
): ProcedureRequest {
  if (!path || !kind || more.length > 0) throw new Refusal('A name and a kind are needed.')
  const [audience = '', subject = '', act = '', ...rest] = path.split('.')
  if (rest.length > 0 || ![audience, subject, act].every(isName))
    throw new Refusal(`${path} is no name: three names in camelCase, such as dashboard.invoices.list.`)
  const policy = chosen(said.policy ?? '', Object.keys(policies) as Policy[], '--policy')
  const about = chosen(said.about ?? 'project', Object.keys(topics) as (keyof typeof topics)[], '--about')
  const request = { path, audience, subject, act, policy, kind: chosen(kind, kinds, 'a kind') }
  assertFits(policy, said.about)
  return { ...request, about: policy === 'public' ? 'public' : about, deed: deedOf(request) }
}

function assertFits(policy: Policy, about: string | undefined): void {
  if (policy === 'public' && about) throw new Refusal(`Visitors have nothing that --about ${about} is for.`)
  if (about === 'team' && policy !== 'team' && policy !== 'manager')
    throw new Refusal('--about team needs the policy team or manager.')
}

function deedOf({ act, kind }: Pick<ProcedureRequest, 'act' | 'kind'>): Deed {
  if (kind === 'query') return 'list'
  if (/^(add|create)(?![a-z])/.test(act)) return 'add'
  return /^(remove|delete)(?![a-z])/.test(act) ? 'remove' : 'change'
}

/** tRPC itself answers to the last three. */
const isName = (name: string): boolean =>
  /^[a-z][a-zA-Z0-9]{0,39}$/.test(name) && !['then', 'call', 'apply'].includes(name)

function chosen<Choice extends string>(word: string, choices: readonly Choice[], what: string): Choice {
  const choice = choices.find(one => one === word)
  if (!choice) throw new Refusal(`${what} is one of ${choices.join(', ')}, not «${word}».`)
  return choice
}
