import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { relative, dirname as upFrom } from 'node:path/posix'
import { root } from '../setup/tools.ts'
import { insertCode, insertImport, type Section } from './template.ts'

export const has = (path: string): boolean => existsSync(join(root, path))

export const textOf = (path: string): string => (has(path) ? readFileSync(join(root, path), 'utf8') : '')

export const find = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map(path => path.replaceAll('\\', '/'))
    .sort()

/** Whether a name stands somewhere in a file. */
export const mentions = (path: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${RegExp.escape(name)}(?![\\w-])`).test(textOf(path))

/** The files as they will be: everything is decided here before anything is written. */
export class Changes {
  readonly #texts = new Map<string, string>()

  add(sections: Section[]): void {
    for (const section of sections) this.#apply(section)
  }

  #apply(section: Section): void {
    const { path, imports, unless } = section
    const text = this.#texts.get(path) ?? textOf(path)
    if (unless && text.includes(unless)) return
    const lines = imports.map(line => withSpecifier(line, path))
    this.#texts.set(path, lines.reduce(insertImport, insertCode(text, section)))
  }

  get paths(): { created: string[]; edited: string[] } {
    const all = [...this.#texts.keys()]
    return { created: all.filter(path => !has(path)), edited: all.filter(has) }
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text.trimStart())
    }
  }
}

const WORKSPACE = /^(shared|server)\/src\/(.+)\.ts$/

/** Templates name a file from the root of the repository; code names it from where it stands, packages by their name. */
function withSpecifier(line: string, from: string): string {
  return line.replace(/'(.*)'$/, (_, target: string) => {
    if (!/^(shared|server|client|tests|scripts)\//.test(target)) return `'${target}'`
    const [, workspace, inside] = WORKSPACE.exec(target) ?? []
    if (workspace && !from.startsWith(`${workspace}/`)) return `'${workspace}/${inside}'`
    const path = relative(upFrom(from), target)
    return `'${path.startsWith('.') ? path : `./${path}`}'`
  })
}
