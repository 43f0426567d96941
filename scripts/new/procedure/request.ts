import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'
import { kinds, policies, SYNOPSIS, topics, WHAT, WHO } from './usage.ts'

export type Kind = (typeof kinds)[number]
export type Policy = (typeof policies)[number]
/** What a procedure is about, but for those of visitors, who own nothing. */
export type Topic = (typeof topics)[number]

export interface ProcedureRequest {
  /** The whole name, such as `dashboard.invoices.list`. */
  path: string
  audience: string
  subject: string
  act: string
  kind: Kind
  policy: Policy
  about: Topic
}

/** tRPC itself answers to these. */
const RESERVED = ['then', 'call', 'apply']

/** Reads the command; asks for policy and topic where somebody is there to be asked. @throws Refusal */
export async function readProcedureRequest(args: string[]): Promise<ProcedureRequest> {
  const { path, ...said } = readArguments(args)
  const parts = path.split('.')
  const [audience = '', subject = '', act = ''] = parts
  if (parts.length !== 3 || !parts.every(isName))
    throw new Refusal(
      `${path} is no name of a procedure: three names in camelCase, such as dashboard.invoices.list.\n${SYNOPSIS}`,
    )
  const kind = chosen(said.kind, kinds, 'kind')
  const policy = chosen(said.policy ?? (await askPolicy(path)), policies, 'policy')
  const about = chosen(said.about ?? (await askTopic(path, kind, policy)), topics, 'topic')
  if (about === 'person') assertOfPerson(kind, policy)
  return { path, audience, subject, act, kind, policy, about }
}

function assertOfPerson(kind: Kind, policy: Policy): void {
  if (policy === 'public') throw new Refusal('Visitors own nothing: --about person needs another policy.')
  if (kind === 'subscription')
    throw new Refusal(
      'live.events tells each person already what is theirs: give the thing a topic (server/README.md, A live topic).',
    )
}

function readArguments(args: string[]) {
  const { values, positionals } = parsed(args)
  const [path, kind, ...more] = positionals
  if (!path || !kind || more.length > 0) throw new Refusal(`A name and a kind are needed.\n${SYNOPSIS}`)
  return { path, kind, ...values }
}

function parsed(args: string[]) {
  const options = { policy: { type: 'string' }, about: { type: 'string' } } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('. ')[0]}.\n${SYNOPSIS}`)
  }
}

const isName = (name: string): boolean =>
  /^[a-z][a-zA-Z0-9]{0,39}$/.test(name) && !RESERVED.includes(name) && !(name in Object.prototype)

function chosen<Choice extends string>(word: string, choices: readonly Choice[], what: string): Choice {
  const choice = choices.find(one => one === word)
  if (!choice) throw new Refusal(`${word} is no ${what}: ${choices.join(', ')}.\n${SYNOPSIS}`)
  return choice
}

async function askPolicy(path: string): Promise<string> {
  const answer = await ask(`Who may call ${path}? `, WHO)
  if (answer === undefined)
    throw new Refusal(`Who may call ${path}? Say it with --policy ${policies.join('|')}.\n${SYNOPSIS}`)
  return answer
}

const DEFAULT_TOPIC: Topic = topics[0]

async function askTopic(path: string, kind: Kind, policy: Policy): Promise<string> {
  if (policy === 'public' || kind === 'subscription') return DEFAULT_TOPIC
  return (await ask(`What is ${path} about? (${DEFAULT_TOPIC}) `, WHAT)) || DEFAULT_TOPIC
}

/** What somebody at the terminal answers; undefined where nobody is there. @throws Refusal when they leave. */
async function ask(question: string, choices: Record<string, string>): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  for (const [choice, meaning] of Object.entries(choices)) console.log(`  ${choice.padEnd(10)} ${meaning}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim()
  } catch {
    throw new Refusal('Nothing was answered, and nothing is written.')
  } finally {
    terminal.close()
  }
}
