import { posix } from 'node:path'
import type { Text } from '../documents.ts'

/** Between a word and its number: a blank, or the end of a line and the next one's comment mark. */
const GAP = String.raw`(?:,? |,?\n[ \t]*(?:\* |\/\/ )?)`

const numbered = new RegExp(
  String.raw`\bdecisions?${GAP}\d+|(?<!RFC \d+, )\bsections?${GAP}\d+(?:\.\d+)*`,
  'gi',
)
const page = /(?<![\w$}*./-])(?:\.{0,2}\/)*[\w-]+(?:\/[\w.-]+)*\.md\b/g

/** Decisions are cited by page, never by a number that means nothing here; sections only of public standards. */
export const citedByNumber = (texts: readonly Text[]): string[] =>
  texts.flatMap(({ path, text }) =>
    [...text.matchAll(numbered)].map(
      match => `${path}:${lineOf(text, match.index)} cites ‘${flat(match[0])}’`,
    ),
  )

/** A cited page stands in the repository: from its root, from the citing file, or as a name that one page has. */
export function missingPages(texts: readonly Text[], exists: (path: string) => boolean): string[] {
  const names = new Set(texts.map(({ path }) => posix.basename(path)))
  const isThere = (cited: string, path: string): boolean =>
    exists(posix.normalize(cited)) ||
    exists(posix.join(posix.dirname(path), cited)) ||
    (!cited.includes('/') && names.has(cited))
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(page)]
      .filter(([cited]) => !isThere(cited, path))
      .map(match => `${path}:${lineOf(text, match.index)} cites ${match[0]}, which does not exist`),
  )
}

const LONGEST_LINE = 400

/** A recipe is a list of steps, not a paragraph. */
export const longLines = (readmes: readonly Text[]): string[] =>
  readmes.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      const fault = `${path}:${at + 1} has ${line.length} characters, ${LONGEST_LINE} at most`
      return line.length > LONGEST_LINE ? [fault] : []
    }),
  )

/** Up to the first blank or sign that no path has, a placeholder such as `<subject>` or `*` included. */
const named = /`([\w.-][\w.$/-]*[\w.$/-])(?:[<*…][^`\s]*)?`/g
const fileName = /^\.?[\w$-][\w.$-]*\.(?:css|example|html|json|md|mjs|sh|svg|ts|tsx|txt)$/
const mediaType = /^(?:application|audio|image|multipart|text|video)\/[\w.+-]+$/

/** What a README names in backticks is there: from the root, from the README's folder, or from the `src` in it. */
export function missingPaths(readmes: readonly Text[], exists: (path: string) => boolean): string[] {
  const isThere = (cited: string, folder: string): boolean =>
    ['', folder, posix.join(folder, 'src')].some(base => exists(posix.join(base, cited)))
  return readmes.flatMap(({ path, text }) =>
    [...withoutBlocks(text).matchAll(named)]
      .map(match => ({ at: match.index, cited: existingPart(match) }))
      .filter(({ cited }) => isPath(cited) && !isThere(cited, posix.dirname(path)))
      .map(({ at, cited }) => `${path}:${lineOf(text, at)} names ${cited}, which does not exist`),
  )
}

const isPath = (cited: string): boolean =>
  (cited.includes('/') && !mediaType.test(cited)) || fileName.test(cited)

/** Of a path with a placeholder the folders before it. */
const existingPart = ([whole, cited = '']: RegExpExecArray): string =>
  whole === `\`${cited}\`` ? cited : cited.replace(/[^/]*$/, '')

/** Commands in blocks are no citations; the lines keep their numbers. */
const withoutBlocks = (text: string): string =>
  text.replace(/^```.*?^```$/gms, block => block.replace(/[^\n]/g, ' '))

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
const flat = (text: string): string => text.replaceAll(/[\s*/]+/g, ' ')
