import type { Changes } from '../changes.ts'
import { literal } from '../names.ts'
import { addImports } from '../pieces.ts'
import { type Import, insertInto, listNamed } from '../source-edits.ts'
import { HUB_PAGES, SIDE_LABELS } from './places.ts'
import { textsFrom, type Writing } from './texts.ts'

/** A list or a record, by its name in a file. */
interface ListAt {
  path: string
  constant: string
}

/** A line in a list or a record that the repository keeps by hand. */
interface Entry extends ListAt {
  code: string
  imports?: Import[]
  /** Words of the entry that it stands before; else it is the last. */
  before?: string
}

export function addEntries(changes: Changes, entries: Entry[]): void {
  for (const { path, constant, code, imports = [], before } of entries) {
    addImports(changes, path, imports)
    const list = listNamed(changes.text(path), constant)
    if (!list) throw new Error(`${path} has no list ${constant} any more.`)
    changes.edit(path, text => insertInto(text, list, code, before))
  }
}

/** The link beside the screens, above the profile: an icon that no screen has, or a file more would travel with each. */
function sideEntries(
  { address, sideLabel, title }: Writing,
  area: 'dashboard' | 'team',
  links: ListAt,
): Entry[] {
  const labels = SIDE_LABELS[area]
  const icon = area === 'team' ? 'IconNotebook' : 'IconClipboard'
  return [
    {
      path: labels.path,
      constant: `${labels.constant}.side`,
      code: `${sideLabel}: ${literal(title)}`,
      before: 'profile:',
    },
    {
      ...links,
      imports: [{ from: '@tabler/icons-react', names: [icon] }],
      code: `{ to: '${address}', label: side.${sideLabel}, Sign: ${icon} }`,
      before: 'side.profile',
    },
  ]
}

/** The link beside the screens, and what the screen says when it cannot load. */
export const dashboardEntries = (writing: Writing, procedure: string): Entry[] => [
  ...sideEntries(writing, 'dashboard', { path: 'client/src/routes/_dashboard.tsx', constant: 'links' }),
  {
    path: 'tests/e2e/catalogue-rows.ts',
    constant: 'loads',
    imports: [textsFrom(writing)],
    code: `['${writing.name}', '${procedure}', ${writing.texts}.load]`,
  },
]

/** The link beside the screens, and the page in the hub's search. */
export const teamEntries = (writing: Writing): Entry[] => [
  ...sideEntries(writing, 'team', { path: 'client/src/routes/_team.tsx', constant: 'linksOf' }),
  {
    ...HUB_PAGES,
    code: `${literal(writing.hubPage)}: { label: ${literal(writing.title)}, also: ${literal(writing.name.replaceAll('-', ' '))} }`,
  },
  {
    path: 'client/src/features/search/hub-pages.ts',
    constant: 'hrefOf',
    code: `${literal(writing.hubPage)}: () => '${writing.address}'`,
  },
]

/** Kilobytes of JavaScript: a page of words, as the others of that kind. */
const PUBLIC_BAR = 130

/** The address among those that are prerendered, weighed and looked at. */
export const publicEntries = ({ address, name }: Writing): Entry[] => [
  { path: 'client/build/public-paths.ts', constant: 'publicPaths', code: `'${address}': '${name}'` },
  { path: 'tests/load/pages/weighed-pages.ts', constant: 'bars', code: `'${address}': ${PUBLIC_BAR}` },
  { path: 'tests/e2e/public-pages.spec.ts', constant: 'pages', code: `'${address}'` },
]
