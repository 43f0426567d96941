import { existsSync, readFileSync } from 'node:fs'

/** What is written of a procedure: who it is for, what it refuses with, how often it may be called. */
export interface Notes {
  words: string
  refusals: string
}

const file = new URL('../../API.md', import.meta.url)

/** What `API.md` says of each procedure; nothing of one that was added since `npm run docs:api`. */
export function readNotes(): Map<string, Notes> {
  if (!existsSync(file)) return new Map()
  const blocks = readFileSync(file, 'utf8').split('\n#### ').slice(1)
  return new Map(blocks.map(block => [first(/^`([\w.]+)`/, block), notesOf(block)]))
}

const notesOf = (block: string): Notes => ({
  words: first(/^\*.+?\*(.*)$/m, block).trim(),
  refusals: first(/^(Refuses with .+)$/m, block),
})

const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? ''
