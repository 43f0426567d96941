import { basename, extname } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Group = Rolldown.CodeSplittingGroup

/** What every page needs, and the part of each route that is split off. */
const EVERYWHERE = /\/src\/(app\/main|routes\/__root)\.tsx?(\?tsr-split=component---loader)?$/
const SPLIT_ROUTE = /\?tsr-split=component---loader$/

/**
 * The bundler gives every set of importers a file of its own, dozens of a few hundred bytes among them, each a
 * request. This tells it which modules always travel together on a first load, so that they share one file: no page
 * loads a byte more, and many fewer files.
 */
export async function firstLoadGroups(config: InlineConfig): Promise<Group[]> {
  const tried = (await build({
    ...config,
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput
  const chunks = tried.output.filter(part => part.type === 'chunk')
  const readers = readersOf(chunks)
  const together = new Map<string, Together>()
  for (const chunk of chunks) {
    const routes = readers.get(chunk.fileName)
    if (chunk.isDynamicEntry || !routes) continue
    const key = [...routes].sort().join(' ')
    const group: Together = together.get(key) ?? { routes, modules: new Map(), length: 0, needed: [] }
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      // The entry alone stays in its chunk: what other chunks import from it would make a cycle.
      if (!(chunk.isEntry && id === chunk.facadeModuleId)) group.modules.set(id, renderedLength)
    }
    group.length += chunk.code.length
    group.needed.push(...chunk.imports.flatMap(name => readers.get(name) ?? []))
    together.set(key, group)
  }
  return withoutSmall([...together.values()]).map(({ routes, modules }) => ({
    name: `shared-${largestOf(modules)}`,
    test: (id: string) => modules.has(id),
    // What a module stands on has its readers and more: it finds its own group first.
    priority: routes.size,
  }))
}

/** What a file is named after, so that who finds it too heavy knows where to look. */
function largestOf(modules: Map<string, number>): string {
  const [[id] = ['']] = [...modules].sort(([, one], [, other]) => other - one)
  const [path = ''] = id.split('?')
  return basename(path, extname(path))
}

/** Modules that the same routes need, and the length of their code in characters. */
interface Together {
  routes: Set<string>
  modules: Map<string, number>
  length: number
  /** For every file that it stands on, the routes that need that one. */
  needed: Set<string>[]
}

/** A file with less code costs more as a request than it spares those who do not need it. */
const SMALL_LENGTH = 2000

/** Of a public page as well, which else carries not a byte that it does not need, and no styles of others at all. */
const TINY_LENGTH = 1050

const BEHIND_SIGN_IN = /\/routes\/_(dashboard|team)\//

const isTiny = ({ length, modules }: Together) =>
  length < TINY_LENGTH && ![...modules.keys()].some(id => id.endsWith('.css'))

const mayJoin = (small: Together, host: Together): boolean =>
  host !== small &&
  small.routes.isSubsetOf(host.routes) &&
  small.needed.every(routes => host.routes.isSubsetOf(routes)) &&
  (isTiny(small) || [...host.routes].every(route => BEHIND_SIGN_IN.test(route)))

/** Small groups go along with the one that the fewest further routes need. */
function withoutSmall(groups: Together[]): Together[] {
  const bySize = [...groups].sort((one, other) => one.routes.size - other.routes.size)
  const kept = new Set(bySize)
  for (const small of bySize) {
    if (small.length >= SMALL_LENGTH) continue
    const host = bySize.find(group => kept.has(group) && mayJoin(small, group))
    if (!host) continue
    for (const [id, length] of small.modules) host.modules.set(id, length)
    host.length += small.length
    host.needed.push(...small.needed)
    kept.delete(small)
  }
  return [...kept]
}

/** Maps every file to the routes whose first load needs it. */
function readersOf(chunks: Chunk[]): Map<string, Set<string>> {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const facade = (chunk: Chunk) => chunk.facadeModuleId ?? ''
  const base = chunks.filter(chunk => EVERYWHERE.test(facade(chunk)))
  const readers = new Map<string, Set<string>>()
  const reading = chunks.filter(chunk => SPLIT_ROUTE.test(facade(chunk)))
  for (const reader of reading) {
    const needed = new Set<string>()
    for (const root of [...base, reader]) follow(byName, root.fileName, needed)
    for (const name of needed) readers.set(name, (readers.get(name) ?? new Set()).add(facade(reader)))
  }
  return readers
}

function follow(chunks: Map<string, Chunk>, name: string, seen: Set<string>): void {
  if (seen.has(name)) return
  seen.add(name)
  for (const next of chunks.get(name)?.imports ?? []) follow(chunks, next, seen)
}
