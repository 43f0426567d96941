import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileNames } from '../../tests/architecture/rules/file-names.ts'
import { sizes } from '../../tests/architecture/rules/sizes.ts'
import { sourceFile } from '../../tests/architecture/source-file.ts'
import { root } from '../setup/tools.ts'
import { Refusal } from './refusal.ts'

/** What is no document. */
export const isCode = (path: string): boolean => /\.tsx?$/.test(path)

/** The repository as it will be: everything is decided here before anything is written. */
export class Changes {
  readonly created: string[] = []
  readonly #texts = new Map<string, string>()

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(root, path))
  }

  find(pattern: string): string[] {
    return globSync(pattern, { cwd: root }).map(path => path.replaceAll('\\', '/'))
  }

  text(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Refusal(`${path} exists already.`)
    this.created.push(path)
    this.#texts.set(path, text)
  }

  edit(path: string, change: (text: string) => string): void {
    this.#texts.set(path, change(this.text(path)))
  }

  get edited(): string[] {
    return [...this.#texts.keys()].filter(path => !this.created.includes(path))
  }

  /** Writes all of it. @throws Refusal for what the architecture test would not let pass. */
  write(): void {
    const files = [...this.#texts]
      .filter(([path]) => isCode(path))
      .map(([path, text]) => sourceFile(path, text))
    const [fault] = [...fileNames(files), ...sizes(files)]
    if (fault) throw new Refusal(`${fault}: see tests/architecture/rules.`)
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
}
