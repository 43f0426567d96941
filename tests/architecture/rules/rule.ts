import type { SourceFile } from '../source-file.ts'

/** Looks at all sources at once and names each fault with its place; nothing to say means obeyed. */
export type Rule = (files: SourceFile[]) => string[]
