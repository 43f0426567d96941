import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Program, parseSync, Visitor, type VisitorObject } from 'oxc-parser'

/** Parsed file of the repository. `path` is relative to the root, with forward slashes. */
export interface SourceFile {
  path: string
  text: string
  program: Program
}

const root = fileURLToPath(new URL('../../', import.meta.url))

const SOURCES = [
  '*.ts',
  '{shared,server,client,api-client,migrations,scripts,tests}/**/*.{ts,tsx,mjs}',
  '{shared,server,client}/**/*.css',
]
const LEFT_OUT = ['**/node_modules/**', '**/dist/**']

/** Reads all sources of the repository, untracked ones included. */
export function readRepository(): SourceFile[] {
  return globSync(SOURCES, { cwd: root, exclude: LEFT_OUT })
    .map(path => path.replaceAll('\\', '/'))
    .sort()
    .map(path => sourceFile(path, readFileSync(join(root, path), 'utf8')))
}

/** @throws Error if the text does not parse, so that no rule passes on an unread file. */
export function sourceFile(path: string, text: string): SourceFile {
  const script = path.endsWith('.css') ? '' : text
  const { program, errors } = parseSync(path.replace(/\.css$/, '.ts'), script)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return { path, text, program }
}

export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(file.program)
}

function lineAt(file: SourceFile, offset: number): number {
  return file.text.slice(0, offset).split('\n').length
}

/** Returns path and line of a fault. */
export function locationOf(file: SourceFile, offset: number): string {
  return `${file.path}:${lineAt(file, offset)}`
}

export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('tests/')

/** Checks all sources. Returns each fault with its file and line. */
export type Rule = (files: SourceFile[]) => string[]
