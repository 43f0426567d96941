import { basename } from 'node:path/posix'
import type { Program } from 'oxc-parser'
import { isGenerated, isTest, type SourceFile } from '../source-file.ts'
import type { Rule } from './rule.ts'

const DRAWER = /^(utils?|helpers?|misc|common|stuff)$/
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
/** The router reads its own marks in names: `_public`, `__root`, `$projectId`, `-beside-the-route`. */
const ROUTE_MARKS = /(^|\.)(_{1,2}|\$|-)/g
const DOMAIN_ROLES = ['service', 'repository', 'jobs', 'mails', 'documents', 'child']

/** A name says the one thing that is in the file; there are no drawers and no barrels. */
export const fileNames: Rule = files =>
  files
    .filter(file => !isGenerated(file.path))
    .flatMap(file => faultsOf(file).map(fault => `${file.path} ${fault}`))

function faultsOf(file: SourceFile): string[] {
  const faults: string[] = []
  const stem = basename(file.path).replace(/\.[^.]+$/, '')
  if (!KEBAB.test(kebabPart(file.path, stem))) faults.push('is not in kebab-case')
  if ([...file.path.split('/').slice(0, -1), stem].some(part => DRAWER.test(part))) faults.push('is a drawer')
  if (/^(shared|server|client)\/src\/types\.ts$/.test(file.path)) faults.push('is a drawer for types')
  if (isBarrel(file)) faults.push('is a barrel')
  if (lacksRole(file.path, stem)) faults.push(`does not end in its role (${DOMAIN_ROLES.join(', ')})`)
  return faults
}

function kebabPart(path: string, stem: string): string {
  if (!path.startsWith('client/src/routes/')) return stem
  // A parameter is named like the variable that the route hands over.
  return stem.replace(/\$[a-z][A-Za-z]*/g, 'param').replace(ROUTE_MARKS, '$1')
}

function lacksRole(path: string, stem: string): boolean {
  return (
    path.startsWith('server/src/domain/') &&
    !isTest(path) &&
    !DOMAIN_ROLES.includes(stem.split('.').at(-1) ?? '')
  )
}

/** Nothing but names of other files handed on. A package's names may be gathered, as split loading needs it. */
function isBarrel({ program: { body } }: SourceFile): boolean {
  return body.length > 0 && body.every(handsOn)
}

function handsOn(node: Program['body'][number]): boolean {
  const exports = node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration'
  return exports && /^(\.|shared\/|server\/)/.test(node.source?.value ?? '')
}
