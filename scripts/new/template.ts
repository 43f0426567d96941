import { readFileSync } from 'node:fs'
import { Refusal } from './refusal.ts'

/** Code for one file, and where in it the code goes; without a place at its end. */
export interface Section {
  path: string
  place: string | undefined
  /** The line that the place is about: a mark such as `// <new:side>`. */
  line: string | undefined
  /** A name with which the section is there already. */
  unless: string | undefined
  imports: string[]
  code: string
}

const HEAD =
  /^=== (?<path>\S+)(?: if \S+)?(?: (?<place>before|after|before-last|below-imports)(?: "(?<line>[^"]+)")?)?(?: unless (?<unless>\S+))?$/

/**
 * The sections of a template: `=== path`, then imports of one line each, then code. `if a|b` keeps a section, and
 * `@a ` a line, for these cases alone; `{{name}}` stands for a value.
 */
export function readTemplate(name: string, values: Record<string, string>, cases: string[]): Section[] {
  const text = readFileSync(new URL(`./templates/${name}.txt`, import.meta.url), 'utf8')
  return text
    .split(/^(?==== )/m)
    .filter(part => isFor(part, cases))
    .map(part => sectionOf(filled(part, values, cases).split('\n')))
}

function isFor(part: string, cases: string[]): boolean {
  const [, wanted] = /^=== \S+ if (\S+)/.exec(part) ?? []
  return wanted === undefined || wanted.split('|').some(one => cases.includes(one))
}

function sectionOf([head = '', ...lines]: string[]): Section {
  const groups = HEAD.exec(head)?.groups
  if (!groups) throw new Error(`No head of a section: ${head}`)
  const isImport = (line: string): boolean => /^import .* from '/.test(line)
  const code = lines.filter(line => !isImport(line)).join('\n')
  const { path = '', place, line, unless } = groups
  return { path, place, line, unless, imports: lines.filter(isImport), code: code.trim() }
}

function filled(text: string, values: Record<string, string>, cases: string[]): string {
  const lines = text.split('\n').flatMap(line => linesFor(line, cases))
  return lines.join('\n').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template has no value for ${name}.`)
    return value
  })
}

function linesFor(line: string, cases: string[]): string[] {
  const [, wanted, rest = ''] = /^@(\w+) ?(.*)$/.exec(line) ?? []
  if (wanted === undefined) return [line]
  return cases.includes(wanted) ? linesFor(rest, cases) : []
}

/** Puts the code of a section into the text of its file. @throws Refusal when its place is gone. */
export function insertCode(text: string, { path, place, line, code }: Section): string {
  if (place === undefined) return `${text.trimEnd()}\n\n${code}\n`
  if (place === 'below-imports') return insertAt(text, endOfImports(text), `\n${code}\n`)
  const found = place === 'before-last' ? text.lastIndexOf(`\n${line}`) + 1 : text.indexOf(line ?? '')
  if (found <= 0) throw new Refusal(`${path} has no line with ${line} any more.`)
  const start = text.lastIndexOf('\n', found - 1) + 1
  return insertAt(text, place === 'after' ? text.indexOf('\n', found) + 1 : start, `${code}\n`)
}

const insertAt = (text: string, at: number, code: string): string => text.slice(0, at) + code + text.slice(at)

const IMPORTS = /^import\s(?:type\s)?([^'"]*?)from\s'[^']+'\n/gm

function endOfImports(text: string): number {
  const last = [...text.matchAll(IMPORTS)].at(-1)
  return last ? last.index + last[0].length : 0
}

/** Puts an import above the others, without the names that are there; Biome puts it in order. */
export function insertImport(text: string, line: string): string {
  const [, names = '', from = ''] = /^import \{ (.*) \} from '(.*)'$/.exec(line) ?? []
  const present = [...text.matchAll(IMPORTS)].flatMap(([, all = '']) => all.match(/\w+/g) ?? [])
  const missing = names.split(', ').filter(name => !present.includes(name.replace('type ', '')))
  if (missing.length === 0) return text
  const types = missing.every(name => name.startsWith('type '))
  const list = types ? missing.map(name => name.replace('type ', '')) : missing
  return `import ${types ? 'type ' : ''}{ ${list.join(', ')} } from '${from}'\n${text}`
}
