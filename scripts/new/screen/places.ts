import type { Changes } from '../changes.ts'
import { camel, capital, firstFree } from '../names.ts'
import { Refusal } from '../refusal.ts'
import { constantsOf, entriesOf, listNamed } from '../source-edits.ts'
import type { Area, ScreenRequest } from './request.ts'

/** Where the parts of a screen go, and what they are called. */
export interface Places {
  route: string
  /** The name of the route, as the router has it. */
  routeId: string
  feature: string
  component: string
  messages: string
  texts: string
  journey: string
  /** Its name among the pages that the hub's search finds. */
  hubPage: string
  /** Its name among the links beside the screens. */
  sideLabel: string
}

const FOLDERS: Record<Area, string> = {
  dashboard: '_dashboard/dashboard',
  team: '_team/team',
  public: '_public',
}

/** Where the build puts files that are asked for by name. */
const FILES = /^\/(assets|media|icons|share)$/

/** @throws Refusal for an address that is there, or that the server answers itself. */
export function findPlaces(changes: Changes, { address, area, name }: ScreenRequest): Places {
  const taken = addressesIn(changes).find(one => one === address || one.startsWith(`${address}/`))
  if (taken) throw new Refusal(`${taken} is there already.`)
  if (FILES.test(address) || answeredByServer(changes).test(address))
    throw new Refusal(`${address} is answered by the server itself (scripts/dev.ts).`)
  const named = (stem: string) => placesOf(stem, area, name)
  const stem = firstFree([name, `${area}-${name}`], one => isTaken(changes, area, named(one)))
  return named(stem)
}

function placesOf(stem: string, area: Area, name: string): Places {
  const routeId = `${FOLDERS[area]}/${name}`
  const isPublic = area === 'public'
  return {
    route: `client/src/routes/${routeId}.tsx`,
    routeId: `/${routeId}`,
    feature: isPublic
      ? `client/src/features/pages/${stem}-page.tsx`
      : `client/src/features/${name}/${stem}-screen.tsx`,
    component: capital(camel(`${stem}${isPublic ? '-page' : '-screen'}`)),
    messages: `shared/src/messages/it/${stem}.ts`,
    texts: `${camel(stem)}Texts`,
    journey: `tests/e2e/${stem}.spec.ts`,
    hubPage: stem,
    sideLabel: camel(stem),
  }
}

export const HUB_PAGES = { path: 'shared/src/messages/it/search.ts', constant: 'hubPageTexts' }

/** What the links beside the screens are called. */
export const SIDE_LABELS = {
  dashboard: { path: 'shared/src/messages/it/dashboard.ts', constant: 'dashboardTexts' },
  team: { path: 'shared/src/messages/it/team.ts', constant: 'teamTexts' },
}

function isTaken(changes: Changes, area: Area, named: Places): boolean {
  if ([named.feature, named.messages, named.journey].some(path => changes.has(path))) return true
  if (area === 'public') return false
  const { path, constant } = SIDE_LABELS[area]
  return (
    entriesOf(listNamed(changes.text(path), `${constant}.side`)).has(named.sideLabel) ||
    entriesOf(listNamed(changes.text(HUB_PAGES.path), HUB_PAGES.constant)).has(named.hubPage)
  )
}

/** The addresses of the site, as its route files have them. */
function addressesIn(changes: Changes): string[] {
  return changes.find('client/src/routes/**/*.tsx').map(path => {
    const id = path.slice('client/src/routes/'.length, -'.tsx'.length)
    const parts = id.split(/[/.]/).filter(part => !part.startsWith('_') && part !== 'index')
    return `/${parts.join('/')}`
  })
}

/** What `npm run dev` hands to the server instead of the pages. */
function answeredByServer(changes: Changes): RegExp {
  const words = constantsOf(changes.text('scripts/dev.ts')).get('SERVED_BY_SERVER')
  if (words?.type !== 'Literal' || typeof words.value !== 'string')
    throw new Error('scripts/dev.ts says no more what the server answers.')
  return new RegExp(words.value)
}
