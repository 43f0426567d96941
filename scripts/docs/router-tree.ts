import type { Expression } from 'oxc-parser'
import { declarationOf, docAbove, type Module, moduleAt } from './modules.ts'
import type { Place } from './reach.ts'

/** A procedure in its router file, with the words above it. */
export interface WrittenProcedure {
  place: Place
  doc: string
}

export interface WrittenRouters {
  /** By dotted name, such as `dashboard.quote.confirm`. */
  procedures: Map<string, WrittenProcedure>
  /** The words above the routers, by dotted name. */
  docs: Map<string, string>
}

interface Written {
  module: Module
  node: Expression
  place: Place
  doc: string
}

/** Follows the routers as they are written, from the root of all. */
export function readRouters(): WrittenRouters {
  const found: WrittenRouters = { procedures: new Map(), docs: new Map() }
  const module = moduleAt('server/src/routers/index.ts')
  const root = module?.declarations.get('appRouter')
  if (!module || !root?.value) throw new Error('server/src/routers/index.ts has no appRouter')
  follow(found, '', { module, node: root.value, place: root, doc: '' })
  return found
}

function follow(found: WrittenRouters, path: string, written: Written): void {
  const { module, node, place, doc } = written
  const called = node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : ''
  const name = node.type === 'Identifier' ? node.name : called
  const declared = name ? declarationOf(module, name) : undefined
  const value = declared?.value && bodyOf(declared.value)
  if (name === 'router') followRouter(found, path, written)
  else if (!declared || !value) found.procedures.set(path, { place, doc })
  else
    follow(found, path, { module: declared.module, node: value, place: declared, doc: doc || declared.doc })
}

function followRouter(found: WrittenRouters, path: string, { module, node, doc }: Written): void {
  found.docs.set(path, doc)
  const [record] = node.type === 'CallExpression' ? node.arguments : []
  if (record?.type !== 'ObjectExpression') throw new Error(`${module.file.path}: a router without its record`)
  for (const property of record.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
    const { key, value, start, end } = property
    const place = { module, start, end }
    const below = path ? `${path}.${key.name}` : key.name
    follow(found, below, { module, node: value, place, doc: docAbove(module.file, start) })
  }
}

/** A router that is made by a function: what the function answers. */
function bodyOf(value: Expression): Expression | undefined {
  if (value.type !== 'ArrowFunctionExpression') return value
  return value.body.type === 'BlockStatement' ? undefined : value.body
}
