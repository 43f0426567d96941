import type { SourceFile } from '../source-file.ts'

/** Checks all sources. Returns each fault with its file and line. */
export type Rule = (files: SourceFile[]) => string[]
