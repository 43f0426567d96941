import { type Import, importsOf } from '../imports.ts'
import { isTest, type Rule } from '../source-file.ts'

/** Position of a file in the architecture, derived from its path alone. */
interface Zone {
  /** For example `shared`, `server/routers` or `client/features`; `server/root` for a file above the folders. */
  layer: string
  /** Folder inside the layer: a domain subject, a feature or an audience. */
  subject: string | undefined
}

function zoneOf(path: string): Zone {
  const [workspace = '', second = '', third = '', fourth] = path.split('/')
  if (workspace === 'client' && second === 'gate') return { layer: 'client/gate', subject: undefined }
  if (workspace === 'client' && second !== 'src') return { layer: 'client/build', subject: undefined }
  if ((workspace === 'server' || workspace === 'client') && second === 'src') {
    return fourth === undefined
      ? { layer: `${workspace}/root`, subject: undefined }
      : { layer: `${workspace}/${third}`, subject: path.split('/').length > 4 ? fourth : undefined }
  }
  return { layer: workspace, subject: undefined }
}

/** Layers that each layer may import besides itself. A layer without an entry is outside the architecture. */
const MAY_IMPORT: Record<string, string[]> = {
  shared: [],
  migrations: [],
  'server/app': [
    'server/demo',
    'server/http',
    'server/routers',
    'server/trpc',
    'server/domain',
    'server/platform',
    'server/config',
    'shared',
  ],
  'server/demo': ['server/domain', 'server/platform', 'shared'],
  'server/http': ['server/domain', 'server/platform', 'shared'],
  'server/routers': ['server/trpc', 'server/domain', 'shared'],
  'server/trpc': ['server/domain', 'server/platform', 'shared'],
  'server/domain': ['server/platform', 'shared'],
  'server/platform': ['server/config', 'shared'],
  'server/config': ['shared'],
  'client/app': ['client/routes', 'client/features', 'client/ui', 'client/lib', 'shared'],
  'client/routes': ['client/features', 'client/ui', 'client/lib', 'shared'],
  'client/features': ['client/ui', 'client/lib', 'shared'],
  'client/ui': ['shared'],
  'client/lib': ['client/ui', 'shared'],
  'client/gate': ['client/ui', 'client/lib', 'shared'],
  'client/build': ['client/app', 'client/ui', 'client/lib', 'client/gate', 'shared'],
  'api-client': ['shared'],
  scripts: [
    'server/app',
    'server/demo',
    'server/domain',
    'server/trpc',
    'server/platform',
    'server/config',
    'shared',
    'tests',
  ],
}

/** Files of which every layer may import types: their values are injected at run time. */
const TYPES_FOR_ALL = [
  'server/src/app/context.ts',
  'server/src/app/registries.ts',
  'server/src/config/env.ts',
]

/** Checks imports between layers, between domain subjects and between features. */
export const layerDependencies: Rule = files =>
  files
    .filter(file => !isTest(file.path))
    .flatMap(importsOf)
    .flatMap(arrow => {
      const fault = faultOf(arrow)
      return fault ? [`${arrow.place} ${fault} (${arrow.specifier})`] : []
    })

function faultOf(arrow: Import): string | undefined {
  const from = zoneOf(arrow.from)
  if (from.layer.includes('/') ? !MAY_IMPORT[from.layer] : false)
    return `${from.layer} is no layer of the architecture`
  if (arrow.target === undefined) return packageFaultOf(arrow)
  const to = zoneOf(arrow.target)
  if (/^(client|api-client)\b/.test(from.layer) && to.layer.startsWith('server')) {
    return arrow.typeOnly ? undefined : 'the client takes types only from the server'
  }
  if (from.layer !== to.layer) return layerFaultOf(arrow, from.layer, to.layer)
  if (from.subject === to.subject) return undefined
  if (from.layer === 'client/features') return 'a feature imports another feature'
  if (from.layer === 'server/domain') return subjectFaultOf(from.subject, to.subject, arrow.target)
  return undefined
}

function layerFaultOf(arrow: Import, from: string, to: string): string | undefined {
  if (MAY_IMPORT[from]?.includes(to) || MAY_IMPORT[from] === undefined) return undefined
  if (arrow.typeOnly && TYPES_FOR_ALL.includes(arrow.target ?? '')) return undefined
  return `${from} may not import ${to}`
}

/** Returns the fault of an import of another subject. The composition root injects event handlers, which use mails. */
function subjectFaultOf(from: string | undefined, to: string | undefined, target: string) {
  if (to === 'event-handlers') return 'a subject emits events, and knows no handlers'
  const roles = ['service', 'queries', 'events', ...(from === 'event-handlers' ? ['mails'] : [])]
  return roles.some(role => target.endsWith(`.${role}.ts`))
    ? undefined
    : 'a subject uses of another subject only its service and queries'
}

function packageFaultOf(arrow: Import): string | undefined {
  const { layer } = zoneOf(arrow.from)
  if (layer === 'shared' && arrow.specifier.startsWith('node:'))
    return 'shared is pure and runs in the browser too'
  if (layer === 'migrations' && arrow.specifier !== 'kysely') return 'a migration imports kysely alone'
  return undefined
}
