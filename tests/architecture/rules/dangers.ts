import type { ImportDeclaration, Node, VisitorObject } from 'oxc-parser'
import { isTest, locationOf, type Rule, type SourceFile, visit } from '../source-file.ts'

/** Syntax that is allowed in few files or none. */
interface Danger {
  where: RegExp
  except?: RegExp
  why: string
  seek(found: (node: Node) => void): VisitorObject
}

const HTML_SINKS = /^(innerHTML|outerHTML|insertAdjacentHTML)$/

const dangers: Danger[] = [
  {
    where: /^(shared|server|client)\//,
    except: /^(server\/src\/config\/env\.ts|client\/(build\.ts|build\/.+|vite\.config\.ts))$/,
    why: 'the environment is read in server/src/config/env.ts alone',
    seek: found => ({ ...members('process', /^env$/, found), ...imports(/^(node:)?process$/, /./, found) }),
  },
  {
    where: /^server\/src\//,
    except: /^server\/src\/platform\/db\//,
    why: 'transactions begin through platform/db, where the outer connection is locked meanwhile',
    seek: found => calls(/^(transaction|startTransaction)$/, found),
  },
  {
    where: /^(shared|server|migrations)\//,
    why: 'sql.raw puts text into a statement unescaped',
    seek: found => members('sql', /^raw$/, found),
  },
  {
    where: /^client\/(src|gate)\//,
    why: 'text is shown as text, never as HTML',
    seek: found => ({
      ...attributes(/^dangerouslySetInnerHTML$/, found),
      ...members(undefined, HTML_SINKS, found),
    }),
  },
  {
    where: /^server\/src\//,
    except: /^server\/src\/platform\/child-work\/child\.ts$/,
    why: 'the server starts no other programs but itself, for heavy work',
    seek: found => imports(/^(node:)?child_process$/, /./, found),
  },
  {
    where: /^server\/src\//,
    why: 'Math.random can be foretold: take node:crypto',
    seek: found => members('Math', /^random$/, found),
  },
  {
    where: /^server\/src\//,
    why: 'procedures of a lazy router are missing from the list that the authorisation matrix walks',
    seek: found => imports(/^@trpc\/server/, /^lazy$/, found),
  },
  {
    where: /^client\/src\/routes\//,
    why: 'CSS imported by a route lands in the entry of every page: import it in features/ or ui/',
    seek: found => imports(/\.css$/, /./, found),
  },
]

export const restrictedApis: Rule = files =>
  dangers.flatMap(danger =>
    files
      .filter(({ path }) => danger.where.test(path) && !danger.except?.test(path) && !isTest(path))
      .flatMap(file => placesOf(danger, file)),
  )

function placesOf(danger: Danger, file: SourceFile): string[] {
  const found: string[] = []
  visit(
    file,
    danger.seek(node => found.push(`${locationOf(file, node.start)} ${danger.why}`)),
  )
  return found
}

/** Finds `object.property`, `object['property']` and `const { property } = object`, also on `globalThis`. */
function members(object: string | undefined, property: RegExp, found: (node: Node) => void): VisitorObject {
  return {
    MemberExpression: node => {
      const name = propertyName(node.property, node.computed)
      const fits = object === undefined || lastName(node.object) === object
      if (fits && name !== undefined && property.test(name)) found(node)
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || !init || lastName(init) !== object) return
      for (const part of id.properties) {
        const name = part.type === 'Property' ? propertyName(part.key, part.computed) : undefined
        if (name !== undefined && property.test(name)) found(part)
      }
    },
  }
}

function calls(method: RegExp, found: (node: Node) => void): VisitorObject {
  return {
    CallExpression: ({ callee }) => {
      const name =
        callee.type === 'MemberExpression' ? propertyName(callee.property, callee.computed) : undefined
      if (name !== undefined && method.test(name)) found(callee)
    },
  }
}

function attributes(attribute: RegExp, found: (node: Node) => void): VisitorObject {
  return {
    JSXAttribute: node => {
      if (node.name.type === 'JSXIdentifier' && attribute.test(node.name.name)) found(node)
    },
    Property: node => {
      const name = propertyName(node.key, node.computed)
      if (name !== undefined && attribute.test(name)) found(node)
    },
  }
}

/** Finds imports of a module: as a whole, dynamically, or of matching names. */
function imports(module: RegExp, name: RegExp, found: (node: Node) => void): VisitorObject {
  return {
    ImportDeclaration: node => {
      if (module.test(node.source.value) && bringsName(node, name)) found(node)
    },
    ImportExpression: node => {
      if (node.source.type === 'Literal' && module.test(String(node.source.value))) found(node)
    },
  }
}

function bringsName({ specifiers }: ImportDeclaration, name: RegExp): boolean {
  if (specifiers.length === 0) return true
  return specifiers.some(specifier => {
    if (specifier.type !== 'ImportSpecifier') return true
    return name.test(propertyName(specifier.imported, false) ?? '')
  })
}

function lastName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? propertyName(node.property, node.computed) : undefined
}

function propertyName(node: Node, computed: boolean): string | undefined {
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'Identifier' && !computed ? node.name : undefined
}
