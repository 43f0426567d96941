import { dirname } from 'node:path/posix'
import { type Changes, find, has, mentions, textOf } from './changes.ts'
import { actOnOne, capital, kebab, singular } from './names.ts'
import type { Policy, ProcedureRequest } from './procedure-request.ts'
import { Refusal } from './refusal.ts'
import { readTemplate } from './template.ts'

const THINGS = 'tests/integration/authorisation/things.ts'
const SCHEMA = 'server/src/platform/db/schema.gen.ts'

type Places = ReturnType<typeof placesOf>

/** Adds what the procedure is on every layer. @returns where. @throws Refusal */
export function addProcedure(changes: Changes, request: ProcedureRequest) {
  const places = placesOf(request)
  assertFree(request, places)
  const isOwn = request.about === 'person' || request.about === 'team'
  const own = isOwn ? ownTable(request) : undefined
  const values = {
    ...request,
    ...places,
    ...names(request, places),
    ...callers[request.policy],
    ...own?.values,
  }
  const isMember = request.policy === 'team' || request.policy === 'manager'
  const cases: string[] = [
    request.kind,
    request.policy,
    isMember ? 'member' : 'client',
    ...(has(places.service) ? [] : ['newSubject']),
    ...(own?.cases ?? []),
  ]
  for (const template of ['procedure', isOwn ? 'own' : request.about])
    changes.add(readTemplate(template, values, cases))
  return { ...places, migration: own?.values.migration }
}

/** What the layers are called, and where they are: beside what the subject has already. */
function placesOf({ audience, subject, act }: ProcedureRequest) {
  const file = kebab(subject)
  const folder = `server/src/routers/${kebab(audience)}`
  const router = `${folder}/${file}.ts`
  const service =
    find(`server/src/domain/**/${file}.service.ts`)[0] ?? `server/src/domain/${file}/${file}.service.ts`
  const tests = `tests/integration/${audience === 'publicForms' ? 'public' : kebab(audience)}/${file}`
  return {
    inputs: find(`shared/src/*/${file}.inputs.ts`)[0] ?? `shared/src/${file}/${file}.inputs.ts`,
    service,
    domainFolder: dirname(service).replace('server/src/domain/', ''),
    repository: service.replace('.service.ts', '.repository.ts'),
    router,
    routerName: /export const (\w+) = router\(/.exec(textOf(router))?.[1] ?? `${subject}Router`,
    audienceRouter: `${folder}/${kebab(audience)}.ts`,
    test: takesMore(`${tests}.test.ts`) ? `${tests}.test.ts` : `${tests}-${kebab(act)}.test.ts`,
    fixtures: `tests/integration/authorisation/fixtures/${kebab(audience)}.ts`,
  }
}

const takesMore = (path: string): boolean =>
  !has(path) ||
  (textOf(path).includes('const app = await startApp()') && textOf(path).split('\n').length < 230)

function assertFree({ path, audience, subject, act, policy }: ProcedureRequest, places: Places): void {
  const { audienceRouter, router } = places
  if (!has(audienceRouter))
    throw new Refusal(`${audience} is no audience with subjects: look into server/src/routers.`)
  const isListed = new RegExp(`^ {2}${subject}:`, 'm').test(textOf(audienceRouter))
  if (has(router) !== isListed || (has(router) && !textOf(router).includes('= router({')))
    throw new Refusal(
      `${audience}.${subject} is no router that can be added to: look into ${audienceRouter}.`,
    )
  if (new RegExp(`^ {2}${act}:`, 'm').test(textOf(router)))
    throw new Refusal(`${path} exists already, in ${router}.`)
  if (policy === 'public' && audience === 'auth')
    throw new Refusal(
      'A public procedure of auth is a way in: write it by hand, and name it in server/ASVS.md.',
    )
}

function names({ about, act, audience, kind, policy, subject }: ProcedureRequest, places: Places) {
  const plain = kind === 'mutation' ? actOnOne(act, subject) : `${act}${capital(subject)}`
  const files = [places.inputs, places.service, places.repository, places.router]
  const isTaken = files.some(path => mentions(path, plain) || mentions(path, `${plain}Input`))
  const stem = isTaken ? `${plain}For${capital(audience)}` : plain
  const isMember = policy === 'team' || policy === 'manager'
  return {
    stem,
    Stem: capital(stem),
    standsOn:
      about === 'project' ? "'projects'" : policy === 'public' && kind === 'mutation' ? "'leads'" : '',
    actor: 'ctx.actor',
    reached: isMember ? 'a project that the member sees' : 'an own project',
  }
}

const callers: Record<Policy, Record<string, string>> = {
  client: callerOf('clientProcedure', 'makeClient(app)', 'ofClient'),
  'signed-in': callerOf('signedInProcedure', 'makeClient(app)', 'ofClient'),
  team: callerOf('teamProcedure', "makeMember(app, 'Video Editor')", 'ofProject'),
  manager: {
    ...callerOf('managerProcedure', "makeMember(app, 'Project Manager')", 'about'),
    refusal: 'NOT_A_MANAGER',
  },
  public: {},
}

function callerOf(procedure: string, person: string, fixture: string) {
  return { procedure, person, fixture, refusal: 'NOT_FOUND', personMaker: person.replace(/\(.*/, '') }
}

/** The table of a person's or of the team's things, and what code calls them. @throws Refusal */
function ownTable({ about, act, deed, policy, subject }: ProcedureRequest) {
  const thing = singular(subject)
  const isTeam = about === 'team'
  const columns = new RegExp(`export interface ${capital(subject)} \\{([^}]*)\\}`).exec(textOf(SCHEMA))?.[1]
  assertTable(subject, isTeam, columns)
  const isMember = policy === 'team' || policy === 'manager'
  const word = kebab(thing).replaceAll('-', ' ')
  const one = `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
  return {
    cases: [isTeam ? 'shared' : 'person', deed, ...(columns ? [] : ['new', ...(isTeam ? [] : ['export'])])],
    values: {
      ...{
        thing,
        Thing: capital(thing),
        word,
        one: isTeam ? one : `${one} of one’s own`,
        many: kebab(subject).replaceAll('-', ' '),
      },
      ...{ table: subject, Table: capital(subject), sql: kebab(subject).replaceAll('-', '_') },
      migration: nextMigration(subject),
      maker: `tests/support/builders/${kebab(subject)}.ts`,
      statement: actOnOne(act, `${isTeam ? 'team' : 'own'}${capital(subject)}`),
      ...(isTeam
        ? { owner: '', userId: '', ctxUserId: '', idAs: '', changedAt: 'disabledAt' }
        : {
            owner: 'userId: string, ',
            userId: 'userId, ',
            ctxUserId: 'ctx.user.id, ',
            idAs: 'id: userId, ',
            changedAt: 'updatedAt',
          }),
      made: isMember && !isTeam ? `member${capital(thing)}` : thing,
      first: isMember ? 'editor' : 'owner',
      second: isMember ? 'manager' : 'stranger',
      ...reachOf(policy, isTeam, deed),
    },
  }
}

/** How the matrix calls what is about one thing. */
function reachOf(policy: Policy, isTeam: boolean, deed: string) {
  if (deed === 'list' || deed === 'add') return { fixture: 'free', reach: '' }
  const all = "['own', 'other']"
  const team = isTeam ? `editor: ${all}, manager: ${all}` : "editor: ['own'], manager: ['other']"
  const manager = isTeam ? `manager: ${all}` : "manager: ['other']"
  if (policy === 'team') return { fixture: 'about', reach: `about({ ${team} }, ` }
  return policy === 'manager'
    ? { fixture: 'about', reach: `about({ ${manager} }, ` }
    : { fixture: 'ofPerson', reach: 'ofPerson(' }
}

function assertTable(subject: string, isTeam: boolean, columns: string | undefined): void {
  const needed = ['id', 'title', 'createdAt', 'updatedAt', isTeam ? 'disabledAt' : 'userId']
  const missing = columns && needed.find(name => !new RegExp(`^ {2}${name}:`, 'm').test(columns))
  if (missing)
    throw new Refusal(
      `The table ${subject} is there without ${missing}: write it by hand, beside what uses it.`,
    )
  const maker = `make${capital(singular(subject))}`
  const taken = [THINGS, ...find('tests/support/**/*.ts')].find(path => mentions(path, maker))
  if (!columns && taken) throw new Refusal(`${taken} knows ${maker} of another kind: choose another subject.`)
}

function nextMigration(subject: string): string {
  const last = Math.max(...find('migrations/*.ts').map(path => Number(/\/(\d+)-/.exec(path)?.[1] ?? 0)))
  return `migrations/${String(last + 1).padStart(4, '0')}-${kebab(subject)}.ts`
}
