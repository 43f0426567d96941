import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'

export const kinds = ['query', 'mutation', 'subscription'] as const
export const policies = ['client', 'team', 'manager', 'public', 'signed-in'] as const

export type Kind = (typeof kinds)[number]
export type Policy = (typeof policies)[number]

export interface ProcedureRequest {
  /** The whole name, such as `dashboard.invoices.list`. */
  path: string
  audience: string
  subject: string
  act: string
  kind: Kind
  policy: Policy
}

const USAGE = `npm run new:procedure -- <audience>.<subject>.<act> ${kinds.join('|')} [--policy ${policies.join('|')}]`

/** tRPC itself answers to these. */
const RESERVED = ['then', 'call', 'apply']

/** Reads the command; asks for the policy where somebody is there to be asked. @throws Refusal */
export async function readProcedureRequest(args: string[]): Promise<ProcedureRequest> {
  const { path, kind, policy } = readArguments(args)
  const parts = path.split('.')
  const [audience = '', subject = '', act = ''] = parts
  if (parts.length !== 3 || !parts.every(isName))
    throw new Refusal(
      `${path} is no name of a procedure: three names in camelCase, such as dashboard.invoices.list.\n${USAGE}`,
    )
  const request = { path, audience, subject, act, kind: chosen(kind, kinds, 'kind') }
  return { ...request, policy: chosen(policy ?? (await askPolicy(path)), policies, 'policy') }
}

function readArguments(args: string[]) {
  const { values, positionals } = parsed(args)
  const [path, kind, ...more] = positionals
  if (!path || !kind || more.length > 0) throw new Refusal(`A name and a kind are needed.\n${USAGE}`)
  return { path, kind, policy: values.policy }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { policy: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('. ')[0]}.\n${USAGE}`)
  }
}

const isName = (name: string): boolean =>
  /^[a-z][a-zA-Z0-9]{0,39}$/.test(name) && !RESERVED.includes(name) && !(name in Object.prototype)

function chosen<Choice extends string>(word: string, choices: readonly Choice[], what: string): Choice {
  const choice = choices.find(one => one === word)
  if (!choice) throw new Refusal(`${word} is no ${what}: ${choices.join(', ')}.\n${USAGE}`)
  return choice
}

const WHO: Record<Policy, string> = {
  client: 'a person with a confirmed address, for what is their own',
  team: 'a member of the team, for projects that they see',
  manager: 'a project manager',
  public: 'anyone',
  'signed-in': 'anyone with a session, also before the address is confirmed',
}

async function askPolicy(path: string): Promise<string> {
  if (!process.stdin.isTTY) throw unanswered(path)
  for (const policy of policies) console.log(`  ${policy.padEnd(10)} ${WHO[policy]}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`Who may call ${path}? `)).trim()
  } catch {
    throw unanswered(path)
  } finally {
    terminal.close()
  }
}

const unanswered = (path: string): Refusal =>
  new Refusal(`Who may call ${path}? Say it with --policy ${policies.join('|')}.\n${USAGE}`)
