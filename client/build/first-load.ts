import { basename, extname } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Group = Rolldown.CodeSplittingGroup

/** Chunks that every page needs, and those of each route. */
const EVERYWHERE = /\/src\/(app\/main|routes\/__root)\.tsx?(\?tsr-split=component---loader)?$/
const SPLIT_ROUTE = /\?tsr-split=component---loader$/

/**
 * Returns groups of modules that the same pages load. The bundler makes a file for every set of importers, dozens of
 * them of a few hundred bytes; with these groups a page loads the same code in far fewer files.
 */
export async function createChunkGroups(config: InlineConfig): Promise<Group[]> {
  const tried = (await build({
    ...config,
    build: { ...config.build, write: false },
  })) as Rolldown.RolldownOutput
  const chunks = tried.output.filter(part => part.type === 'chunk')
  const readers = readersOf(chunks)
  const together = new Map<string, Together>()
  const groupOf = new Map<string, Together>()
  for (const chunk of chunks) {
    const routes = readers.get(chunk.fileName)
    if (chunk.isDynamicEntry || !routes) continue
    const key = [...routes].sort().join(' ')
    const group: Together = together.get(key) ?? { routes, modules: new Map(), length: 0, imports: new Set() }
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      // The entry alone stays in its chunk: what other chunks import from it would make a cycle.
      if (!(chunk.isEntry && id === chunk.facadeModuleId)) group.modules.set(id, renderedLength)
    }
    group.length += chunk.code.length
    for (const name of chunk.imports) group.imports.add(name)
    together.set(key, group)
    groupOf.set(chunk.fileName, group)
  }
  return withoutSmall([...together.values()], groupOf).map(({ routes, modules }) => ({
    name: `shared-${largestOf(modules)}`,
    test: (id: string) => modules.has(id),
    // A module is needed by at least the routes of its importers: it is assigned to its own group first.
    priority: routes.size,
  }))
}

/** Returns the source that a chunk is named after. */
function largestOf(modules: Map<string, number>): string {
  const [[id] = ['']] = [...modules].sort(([, one], [, other]) => other - one)
  const [path = ''] = id.split('?')
  return basename(path, extname(path))
}

/** Modules needed by the same routes, the length of their code in characters, and the files that they import. */
interface Together {
  routes: Set<string>
  modules: Map<string, number>
  length: number
  imports: Set<string>
}

/** Below this many characters a file costs more as a request than its bytes cost on a page that does not need it. */
const SMALL_LENGTH = 2000

/** The same for public pages, whose styles and schemas are never mixed: building a schema takes long for its length. */
const TINY_LENGTH = 1050

const PUBLIC = /\/routes\/_public/

const isTiny = ({ length, modules }: Together) =>
  length < TINY_LENGTH && ![...modules.keys()].some(id => /\.css$|\.inputs\.ts$/.test(id))

/**
 * Merges each small group into the one that loads it on the fewest further pages. A host never needs a file that its
 * pages do not load already, which also excludes circular imports between files.
 */
function withoutSmall(groups: Together[], groupOf: Map<string, Together>): Together[] {
  const hostOf = new Map<Together, Together>()
  const resolve = (group: Together): Together => {
    const host = hostOf.get(group)
    return host ? resolve(host) : group
  }
  const canJoin = (small: Together, host: Together): boolean =>
    small.routes.isSubsetOf(host.routes) &&
    (isTiny(small) || ![...host.routes.difference(small.routes)].some(route => PUBLIC.test(route))) &&
    [...small.imports].every(name => {
      const imported = groupOf.get(name)
      return !imported || host.routes.isSubsetOf(resolve(imported).routes)
    })
  const byRoutes = groups.toSorted((one, other) => one.routes.size - other.routes.size)
  // Imported files before their importers.
  for (const small of byRoutes.toReversed()) {
    if (small.length >= SMALL_LENGTH) continue
    const host = byRoutes.find(group => group !== small && !hostOf.has(group) && canJoin(small, group))
    if (!host) continue
    for (const [id, length] of small.modules) host.modules.set(id, length)
    for (const name of small.imports) host.imports.add(name)
    host.length += small.length
    hostOf.set(small, host)
  }
  return groups.filter(group => !hostOf.has(group))
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
