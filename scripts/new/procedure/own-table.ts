import type { Changes } from '../changes.ts'
import { capital, kebab, oneOf, singular, snake, spoken } from '../names.ts'
import { Refusal } from '../refusal.ts'
import { namesIn } from '../source-edits.ts'
import type { ProcedureRequest } from './request.ts'

/** The table of the things that a person has. */
export interface OwnTable {
  /** One of them, such as `reminder`, also with a capital. */
  thing: string
  Thing: string
  /** In a sentence: `reminder`, `a reminder`, `reminders`. */
  word: string
  one: string
  many: string
  /** As the code has it: `reminders`, and with a capital. */
  table: string
  Table: string
  /** As the database has it. */
  sqlName: string
  /** The migration that makes it; undefined when it is there already. */
  migration: string | undefined
  /** Whether its things have the title with which they are written at first. */
  hasTitle: boolean
  /** Where tests make one. */
  maker: string
}

const SCHEMA = 'server/src/platform/db/schema.gen.ts'
export const THINGS = 'tests/integration/authorisation/things.ts'

/** PostgreSQL keeps these for itself, of the words that a subject may be. */
const KEPT_BY_SQL =
  /^(all|analyse|analyze|any|array|both|case|cast|check|collate|column|columns|constraint|default|distinct|end|except|false|fetch|for|freeze|grant|group|having|intersect|into|join|lateral|leading|left|like|limit|natural|not|null|offset|only|order|outer|overlaps|placing|primary|references|returning|right|select|similar|some|symmetric|table|then|trailing|true|union|unique|user|using|variadic|verbose|when|where|window|with)$/

/** @throws Refusal for a name that cannot be a table, and for a table that is there with other columns. */
export function findOwnTable(changes: Changes, { act, kind, subject }: ProcedureRequest): OwnTable {
  const thing = singular(subject)
  const columns = columnsOf(changes, subject)
  if (columns === undefined) assertFree(changes, subject)
  const needed = ['id', 'userId', 'createdAt', ...(kind === 'mutation' ? neededBy(act) : [])]
  const missing = needed.find(name => columns && !columns.includes(name))
  if (missing)
    throw new Refusal(
      `The table ${subject} is there without ${missing}: write ${act} by hand, beside what uses it.`,
    )
  return {
    ...{ thing, Thing: capital(thing), word: spoken(thing), one: oneOf(thing), many: spoken(subject) },
    ...{ table: subject, Table: capital(subject), sqlName: snake(subject) },
    migration: columns ? undefined : nextMigration(changes, subject),
    hasTitle: columns?.includes('title') ?? true,
    maker: makerOf(changes, thing) ?? `tests/support/${kebab(subject)}.ts`,
  }
}

/** What a mutation does to a person's things, by its first word. */
export function deedOf(act: string): 'add' | 'change' | 'remove' {
  if (/^(add|create)(?![a-z])/.test(act)) return 'add'
  return /^(remove|delete)(?![a-z])/.test(act) ? 'remove' : 'change'
}

const neededBy = (act: string): string[] =>
  ({ add: ['title'], change: ['updatedAt'], remove: [] })[deedOf(act)]

function columnsOf(changes: Changes, table: string): string[] | undefined {
  const [, lines] =
    new RegExp(`export interface ${capital(table)} \\{([^}]*)\\}`).exec(changes.text(SCHEMA)) ?? []
  return lines === undefined ? undefined : [...lines.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
}

function assertFree(changes: Changes, subject: string): void {
  const thing = singular(subject)
  if (KEPT_BY_SQL.test(snake(subject)))
    throw new Refusal(`${subject} is a word of SQL: a table needs another name.`)
  const taken = makerOf(changes, thing)
  if (taken) throw new Refusal(`${taken} makes a ${thing} of another kind: choose another subject.`)
  if (namesIn(changes.text(THINGS)).has(thing))
    throw new Refusal(`${THINGS} has a ${thing} of another kind: choose another subject.`)
}

const makerOf = (changes: Changes, thing: string): string | undefined =>
  changes
    .find('tests/support/*.ts')
    .find(path => new RegExp(`function make${capital(thing)}\\b`).test(changes.text(path)))

function nextMigration(changes: Changes, subject: string): string {
  const last = Math.max(
    ...changes.find('migrations/*.ts').map(path => Number(/\/(\d+)-/.exec(path)?.[1] ?? 0)),
  )
  return `migrations/${String(last + 1).padStart(4, '0')}-${kebab(subject)}.ts`
}
