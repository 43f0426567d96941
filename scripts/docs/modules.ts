import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Expression, Statement } from 'oxc-parser'
import { allowances } from 'server/platform/limits/limits'
import { httpStatusOf } from 'shared/errors/codes'
import { importsOf } from '../../tests/architecture/imports.ts'
import { type SourceFile, sourceFile, visit } from '../../tests/architecture/source-file.ts'

/** What happens at a place of a source: another function is used, a code is thrown, an allowance is taken. */
export interface Fact {
  at: number
  kind: 'uses' | 'throws' | 'takes'
  name: string
}

/** Something with a name at the top of a file, with the words above it. */
export interface Declaration {
  module: Module
  start: number
  end: number
  doc: string
  /** What a constant is set to; undefined for a function. */
  value: Expression | undefined
}

/** A source as this document reads it. */
export interface Module {
  file: SourceFile
  facts: Fact[]
  declarations: Map<string, Declaration>
  imports: Map<string, { path: string; name: string }>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = new Map<string, Module | undefined>()

/** The source at a path counted from the root; undefined for what is no source of ours. */
export function moduleAt(path: string): Module | undefined {
  if (!read.has(path)) {
    const place = join(root, path)
    read.set(path, existsSync(place) ? moduleOf(sourceFile(path, readFileSync(place, 'utf8'))) : undefined)
  }
  return read.get(path)
}

/** What a name stands for in a source, also when it comes from another one. */
export function declarationOf(module: Module, name: string): Declaration | undefined {
  const imported = module.imports.get(name)
  const home = imported ? moduleAt(imported.path) : module
  return home?.declarations.get(imported?.name ?? name)
}

/** The words directly above a place, as one line; empty without any. */
export function docAbove({ text }: SourceFile, place: number): string {
  const before = text.slice(0, place).trimEnd()
  if (!before.endsWith('*/')) return ''
  const comment = before.slice(before.lastIndexOf('/*'))
  if (!comment.startsWith('/**')) return ''
  const lines = comment.slice(3, -2).split('\n')
  return lines
    .map(line => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim()
}

/** The codes of the catalogue among the quoted words of a text. */
export const codesIn = (text: string): string[] =>
  [...text.matchAll(/['`]([A-Z_]+)['`]/g)].map(([, word = '']) => word).filter(word => word in httpStatusOf)

function moduleOf(file: SourceFile): Module {
  const module: Module = { file, facts: factsOf(file), declarations: new Map(), imports: importedInto(file) }
  for (const statement of file.program.body) declare(module, statement)
  return module
}

function declare(module: Module, statement: Statement): void {
  const { start, end } = statement
  const doc = docAbove(module.file, start)
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration' && declared.id)
    module.declarations.set(declared.id.name, { module, start, end, doc, value: undefined })
  if (declared?.type !== 'VariableDeclaration') return
  for (const { id, init } of declared.declarations)
    if (id.type === 'Identifier' && init)
      module.declarations.set(id.name, { module, start, end, doc, value: init })
}

function importedInto(file: SourceFile): Module['imports'] {
  const targets = new Map(importsOf(file).map(({ specifier, target }) => [specifier, target]))
  const found: Module['imports'] = new Map()
  for (const statement of file.program.body) {
    if (statement.type !== 'ImportDeclaration') continue
    const path = targets.get(statement.source.value)
    for (const one of statement.specifiers)
      if (path && one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
        found.set(one.local.name, { path, name: one.imported.name })
  }
  return found
}

function factsOf(file: SourceFile): Fact[] {
  const facts: Fact[] = []
  const add = (at: number, kind: Fact['kind'], name: string): void => void facts.push({ at, kind, name })
  visit(file, {
    CallExpression({ start, callee, arguments: given }) {
      for (const one of [callee, ...given]) if (one.type === 'Identifier') add(start, 'uses', one.name)
      const [first] = given
      const method = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : undefined
      if (method === 'take' && first?.type === 'Literal' && String(first.value) in allowances)
        add(start, 'takes', String(first.value))
    },
    NewExpression({ start, callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'AppError' || !first) return
      for (const code of codesIn(file.text.slice(first.start, first.end))) add(start, 'throws', code)
    },
  })
  return facts
}
