import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-file.ts'

/** A text of the repository as the rule about citations sees it. `path` counts from the root. */
export interface Text {
  path: string
  text: string
}

const PAGES = ['*.md', '{api-client,client,deploy,docs,migrations,scripts,server,shared,tests}/**/*.md']
const OTHERS = ['.env.example']

/** Every page of the repository, and what explains itself without being code. */
export function readPages(): Text[] {
  return globSync([...PAGES, ...OTHERS], { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
