import { dirname, join } from 'node:path/posix'
import type { Expression, ObjectExpression } from 'oxc-parser'
import type { Changes } from '../changes.ts'
import { actOnOne, capital, firstFree, kebab } from '../names.ts'
import { Refusal } from '../refusal.ts'
import { constantsOf, entriesOf, importedInto, namesIn } from '../source-edits.ts'
import type { ProcedureRequest } from './request.ts'
import { testFileFor } from './test-file.ts'

/** Where the parts of a procedure go, and what its act is called on every layer. */
export interface Places {
  /** The act on every layer, such as `listInvoices`. */
  stem: string
  inputs: string
  service: string
  repository: string
  /** The router of the audience, and its constant. */
  audience: RouterAt
  /** The router of the subject; it may have to be written first. */
  router: RouterAt
  test: string
  fixtures: string
}

export interface RouterAt {
  path: string
  constant: string
}

const ROOT: RouterAt = { path: 'server/src/routers/index.ts', constant: 'appRouter' }

/** Finds the places in the code as it is. @throws Refusal for an audience without subjects, and for a name that is taken. */
export function findPlaces(changes: Changes, request: ProcedureRequest): Places {
  const { audience: name, subject } = request
  const audience = findAudience(changes, name)
  const router = findRouter(changes, audience, request)
  const file = kebab(subject)
  const layers = {
    inputs: homeOf(changes, router.path, /^shared\/(.+)\.inputs$/, 'shared/src', file, '.inputs.ts'),
    service: homeOf(
      changes,
      router.path,
      /^.*\/domain\/(.+)\.service\.ts$/,
      'server/src/domain',
      file,
      '.service.ts',
    ),
  }
  const repository = layers.service.replace('.service.ts', '.repository.ts')
  return {
    ...{ ...layers, repository, audience, router },
    stem: stemOf(changes, [layers.inputs, layers.service, repository, router.path], request),
    test: testFileFor(changes, request),
    fixtures: `tests/integration/authorisation/fixtures/${kebab(name)}.ts`,
  }
}

/** The entries of a router that is written as `router({ … })`. */
export function recordOf(changes: Changes, { path, constant }: RouterAt): ObjectExpression {
  const record = recordIn(constantsOf(changes.text(path)).get(constant))
  if (!record)
    throw new Refusal(`${constant} in ${path} is made by a function: add the procedure there by hand.`)
  return record
}

function recordIn(value: Expression | undefined): ObjectExpression | undefined {
  if (value?.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined
  const [record] = value.arguments
  return value.callee.name === 'router' && record?.type === 'ObjectExpression' ? record : undefined
}

const entriesAt = (changes: Changes, router: RouterAt): Map<string, Expression> =>
  entriesOf(recordOf(changes, router))

function findAudience(changes: Changes, name: string): RouterAt {
  const found = routerBehind(changes, ROOT, entriesAt(changes, ROOT).get(name))
  const names = [...entriesAt(changes, ROOT)].flatMap(([one, value]) =>
    hasFolder(routerBehind(changes, ROOT, value)) ? [one] : [],
  )
  if (!found) throw new Refusal(`${name} is no audience: ${names.join(', ')}.`)
  if (!hasFolder(found))
    throw new Refusal(
      `${name} is one router without subjects (${found.path}). Those with: ${names.join(', ')}.`,
    )
  return found
}

const hasFolder = (router: RouterAt | undefined): boolean =>
  router !== undefined && dirname(router.path) !== dirname(ROOT.path)

function findRouter(changes: Changes, audience: RouterAt, request: ProcedureRequest): RouterAt {
  const { path, subject, act } = request
  const entry = entriesAt(changes, audience).get(subject)
  if (!entry) {
    const file = `${dirname(audience.path)}/${kebab(subject)}.ts`
    if (changes.has(file))
      throw new Refusal(`${file} exists already, and is no router of ${audience.constant}.`)
    return { path: file, constant: `${subject}Router` }
  }
  const router = routerBehind(changes, audience, entry)
  const value = router && constantsOf(changes.text(router.path)).get(router.constant)
  if (!router || !recordIn(value))
    throw new Refusal(
      `${path.replace(/\.\w+$/, '')} is no router that can be added to: look into ${audience.path}.`,
    )
  if (entriesAt(changes, router).has(act)) throw new Refusal(`${path} exists already, in ${router.path}.`)
  return router
}

/** The router that an entry names, where it is imported. */
function routerBehind(
  changes: Changes,
  { path }: RouterAt,
  entry: Expression | undefined,
): RouterAt | undefined {
  if (entry?.type !== 'Identifier') return undefined
  const from = importedInto(changes.text(path)).find(({ local }) => local === entry.name)?.from
  return from?.startsWith('.') ? { path: join(dirname(path), from), constant: entry.name } : undefined
}

/** Where the router already takes its inputs or services from: the file of the subject, else the only one. */
function homeOf(
  changes: Changes,
  router: string,
  pattern: RegExp,
  folder: string,
  file: string,
  ending: string,
): string {
  const own = `${file}/${file}`
  const imported = changes.has(router) ? importedInto(changes.text(router)) : []
  const used = new Set(imported.flatMap(({ from }) => pattern.exec(from)?.[1] ?? []))
  const [only] = used
  const home = used.size === 1 && only ? only : own
  return `${folder}/${used.has(own) ? own : home}${ending}`
}

/** One act, one stem on every layer; a second audience's says whose it is, as `listReferencesForTeam` does. */
function stemOf(changes: Changes, paths: string[], request: ProcedureRequest): string {
  const { act, audience, kind, subject } = request
  const taken = new Set(paths.flatMap(path => (changes.has(path) ? [...namesIn(changes.text(path))] : [])))
  const stem = kind === 'mutation' ? actOnOne(act, subject) : `${act}${capital(subject)}`
  const isTaken = (one: string): boolean =>
    [one, `${one}Input`, `findProjectFor${capital(one)}`].some(name => taken.has(name))
  return firstFree([stem, `${stem}For${capital(audience)}`], isTaken)
}
