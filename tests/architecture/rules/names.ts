import { basename } from 'node:path/posix'
import { isGenerated, isTest } from '../source-file.ts'
import type { Rule } from './rule.ts'

const DRAWER = /^(utils?|helpers?|misc|common|stuff)$/
const DOMAIN_ROLES = [
  'service',
  'limits',
  'events',
  'consequences',
  'repository',
  'queries',
  'jobs',
  'mails',
  'documents',
  'child',
]

/** A name says the one thing that is in the file; Biome checks how it is written (`biome.json`). */
export const names: Rule = files =>
  files
    .filter(({ path }) => !isGenerated(path))
    .flatMap(({ path }) => faultsOf(path).map(fault => `${path} ${fault}`))

function faultsOf(path: string): string[] {
  const stem = basename(path).replace(/\.[^.]+$/, '')
  const faults: string[] = []
  if ([...path.split('/').slice(0, -1), stem].some(part => DRAWER.test(part))) faults.push('is a drawer')
  if (/^(shared|server|client)\/src\/types\.ts$/.test(path)) faults.push('is a drawer for types')
  if (lacksRole(path, stem)) faults.push(`does not end in its role (${DOMAIN_ROLES.join(', ')})`)
  return faults
}

const lacksRole = (path: string, stem: string): boolean =>
  path.startsWith('server/src/domain/') &&
  !isTest(path) &&
  !DOMAIN_ROLES.includes(stem.split('.').at(-1) ?? '')
