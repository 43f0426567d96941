import type { ArrayExpression, Expression, ObjectExpression, Program } from 'oxc-parser'
import { sourceFile } from '../../tests/architecture/source-file.ts'

/** What a piece of code needs from elsewhere; a name may be `type Name`. */
export interface Import {
  /** A path from the root of the repository, or a package. */
  from: string
  names: string[]
}

/** Code, and what it needs. */
export interface Piece {
  imports: Import[]
  code: string
}

const programOf = (text: string): Program => sourceFile('edited.tsx', text).program

/** What the constants at the top of a source are set to, by name. */
export function constantsOf(text: string): Map<string, Expression> {
  const found = new Map<string, Expression>()
  for (const statement of programOf(text).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) found.set(id.name, init)
  }
  return found
}

/** A list or a record by its name, such as `links` or `texts.side`; perhaps `as const`, or what a function answers. */
export function listNamed(text: string, name: string): List | undefined {
  const [constant = '', ...keys] = name.split('.')
  const root = listIn(constantsOf(text).get(constant))
  return keys.reduce((list, key) => listIn(entriesOf(list).get(key)), root)
}

type List = ArrayExpression | ObjectExpression

function listIn(value: Expression | undefined): List | undefined {
  if (value?.type === 'TSAsExpression') return listIn(value.expression)
  if (value?.type === 'ArrowFunctionExpression' && value.body.type !== 'BlockStatement')
    return listIn(value.body)
  return value?.type === 'ArrayExpression' || value?.type === 'ObjectExpression' ? value : undefined
}

/** The entries of a record, by name. */
export function entriesOf(record: List | undefined): Map<string, Expression> {
  const properties = record?.type === 'ObjectExpression' ? record.properties : []
  return new Map(
    properties.flatMap(one => {
      if (one.type !== 'Property') return []
      const key =
        one.key.type === 'Identifier' ? one.key.name : 'value' in one.key ? String(one.key.value) : ''
      return [[key, one.value] as const]
    }),
  )
}

/** Every name that the top of a source gives to something, imported or its own. */
export function namesIn(text: string): Set<string> {
  const names = new Set(constantsOf(text).keys())
  for (const statement of programOf(text).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared && 'id' in declared && declared.id?.type === 'Identifier') names.add(declared.id.name)
  }
  for (const { local } of importedInto(text)) names.add(local)
  return names
}

/** The names that a source imports, and from where. */
export function importedInto(text: string): { local: string; from: string }[] {
  return programOf(text).body.flatMap(statement =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }) => ({ local: local.name, from: statement.source.value }))
      : [],
  )
}

/** Puts code at the end of an object or a list, or before the first entry that has some words in it. */
export function insertInto(text: string, node: List, code: string, before?: string): string {
  const entries = (node.type === 'ObjectExpression' ? node.properties : node.elements).filter(
    one => one !== null,
  )
  const last = entries.at(-1)
  if (!last) return splice(text, node.start + 1, code)
  const next = before && entries.find(({ start, end }) => text.slice(start, end).includes(before))
  return next ? splice(text, next.start, `${code},\n`) : splice(text, last.end, `,\n${code}`)
}

/** Puts code between the imports of a source and what follows them. */
export function insertBelowImports(text: string, code: string): string {
  const last = programOf(text).body.findLast(statement => statement.type === 'ImportDeclaration')
  return last ? splice(text, last.end, `\n\n${code}`) : `${code}\n\n${text}`
}

/** Adds names to the import that is there, or a new import behind the others. */
export function addImport(text: string, specifier: string, names: string[]): string {
  const { body } = programOf(text)
  const imports = body.filter(statement => statement.type === 'ImportDeclaration')
  const present = new Set(importedInto(text).map(({ local }) => local))
  const missing = names.filter(name => !present.has(bare(name)))
  if (missing.length === 0) return text
  const same = imports.find(one => one.source.value === specifier && one.importKind !== 'type')
  const last = same?.specifiers.at(-1)
  if (last?.type === 'ImportSpecifier') return splice(text, last.end, `, ${missing.join(', ')}`)
  const line = importLine(specifier, missing)
  const lastImport = imports.at(-1)
  return lastImport ? splice(text, lastImport.end, `\n${line}`) : `${line}\n\n${text}`
}

function importLine(specifier: string, names: string[]): string {
  const onlyTypes = names.every(name => name !== bare(name))
  return onlyTypes
    ? `import type { ${names.map(bare).join(', ')} } from '${specifier}'`
    : `import { ${names.join(', ')} } from '${specifier}'`
}

const bare = (name: string): string => name.replace(/^type /, '')

const splice = (text: string, at: number, code: string): string => text.slice(0, at) + code + text.slice(at)
