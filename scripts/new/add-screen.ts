import { type Changes, find, has, textOf } from './changes.ts'
import { camel, capital, literal } from './names.ts'
import { Refusal } from './refusal.ts'
import type { ScreenRequest } from './screen-request.ts'
import { readTemplate } from './template.ts'

/** Adds a screen with its words, its route and its journey. @returns where. @throws Refusal */
export function addScreen(changes: Changes, request: ScreenRequest) {
  const { address, area, name, title } = request
  assertFree(address)
  const stem = [name, `${area}-${name}`].find(one => !has(`shared/src/messages/it/${one}.ts`))
  if (!stem) throw new Refusal(`shared/src/messages/it/${area}-${name}.ts is there already.`)
  const places = placesOf(request, stem)
  const { shows, values, isForManagers } = shownBy(request)
  const list = {
    ...places,
    ...request,
    ...values,
    ...(shows === 'list' && area === 'dashboard' ? NEWCOMER : SIGN_IN[area]),
    ...(isForManagers && { somebody: 'a manager' }),
  }
  const words = {
    stem,
    title: literal(title),
    load: literal(`Non è stato possibile caricare la pagina «${title}».`),
    words: name.replaceAll('-', ' '),
    icon: area === 'team' ? 'IconNotebook' : 'IconClipboard',
    addressPattern: address.replaceAll('/', '\\/'),
  }
  const cases = [area, shows, ...(area === 'public' ? [] : ['loads']), ...(isForManagers ? ['managers'] : [])]
  changes.add(readTemplate('screen', { ...list, ...words }, cases))
  return places
}

function placesOf({ area, name }: ScreenRequest, stem: string) {
  const isPublic = area === 'public'
  const routeId = isPublic ? `_public/${name}` : `_${area}/${area}/${name}`
  return {
    route: `client/src/routes/${routeId}.tsx`,
    routeId: `/${routeId}`,
    feature: `client/src/features/${isPublic ? `pages/${stem}-page` : `${name}/${stem}-screen`}.tsx`,
    component: capital(camel(`${stem}${isPublic ? '-page' : '-screen'}`)),
    messages: `shared/src/messages/it/${stem}.ts`,
    texts: `${camel(stem)}Texts`,
    journey: `tests/e2e/${stem}.spec.ts`,
    sideLabel: camel(stem),
  }
}

const SIGN_IN = {
  dashboard: {
    somebody: 'a client',
    parts: 'page',
    prefetch: 'prefetchDashboard',
    signIn: 'signIn',
    signInWith: "page, 'cliente@demo.example'",
  },
  team: {
    somebody: 'a member',
    parts: 'page',
    prefetch: 'prefetchHub',
    signIn: 'signInToTeam',
    signInWith: "page, 'pm@demo.example'",
  },
  public: {},
}
/** Has nothing in a list yet. */
const NEWCOMER = {
  somebody: 'a new client',
  parts: 'page, mailbox',
  prefetch: 'prefetchDashboard',
  signIn: 'arriveAsNewClient',
  signInWith: "page, mailbox, 'Ada Riva'",
}

const DELIVERY = {
  procedure: 'dashboard.status.get',
  message: "deadline: 'Consegna prevista'",
  seen: 'deadline',
  card: '{status => <Card title={texts.deadline}><p>{dateIt(status.deadline)}</p></Card>}',
  format: 'dateIt',
}
const OWN_PROJECT = {
  message: `changed: (when: string) => \`Ultima modifica: \${when}\``,
  seen: "changed('')",
  card: '{({ title, updatedAt }) => <Card title={title}><p>{texts.changed(dateTimeIt(updatedAt))}</p></Card>}',
  format: 'dateTimeIt',
}

const LIST = /^ {2}(\w+): (\w+)\s*(?:\.meta\(.*\)\s*)?\.input\(\w+\.prefault\(\{\}\)\)\s*\.output\(page\(/m
const ABOUT_PROJECT =
  /^ {2}(\w+): \w+\s*(?:\.meta\(.*\)\s*)?\.input\(\w+\)\s*\.output\(z\.object\(\{ id: z\.string\(\), title: z\.string\(\), updatedAt: moment\(\) \}\)\)\s*\.query/m

/** What the screen asks: the query of the same subject that `npm run new:procedure` wrote, if there is one. */
function shownBy({ area, name }: ScreenRequest): {
  shows: string
  values: Record<string, string>
  isForManagers?: boolean
} {
  if (area === 'public') return { shows: 'public', values: {} }
  const router = textOf(`server/src/routers/${area}/${name}.ts`)
  const [, list, base] = LIST.exec(router) ?? []
  const isForManagers = base === 'managerProcedure'
  if (list) return { shows: 'list', values: { procedure: `${area}.${camel(name)}.${list}` }, isForManagers }
  if (area === 'team') return { shows: 'projects', values: {} }
  const own = ABOUT_PROJECT.exec(router)?.[1]
  const values = own ? { ...OWN_PROJECT, procedure: `dashboard.${camel(name)}.${own}` } : DELIVERY
  return { shows: 'project', values }
}

/** Where the build puts files that are asked for by name. */
const FILES = /^\/(assets|media|icons|share)$/

function assertFree(address: string): void {
  const taken = find('client/src/routes/**/*.tsx')
    .map(path => path.slice('client/src/routes/'.length, -'.tsx'.length).split(/[/.]/))
    .map(parts => `/${parts.filter(part => !part.startsWith('_') && part !== 'index').join('/')}`)
    .find(one => one === address || one.startsWith(`${address}/`))
  if (taken) throw new Refusal(`${taken} is there already.`)
  const served = /SERVED_BY_SERVER =\s*'(.*)'/.exec(textOf('scripts/dev.ts'))?.[1]
  if (served === undefined) throw new Error('scripts/dev.ts says no more what the server answers.')
  if (FILES.test(address) || new RegExp(served).test(address))
    throw new Refusal(`${address} is answered by the server itself (scripts/dev.ts).`)
}
