import type { ErrorCode } from 'shared/errors/codes'
import { moduleAt } from './modules.ts'
import { reachOf } from './reach.ts'

export interface WrittenPolicy {
  name: string
  /** Who may call, in the words above it. */
  who: string
  codes: Set<ErrorCode>
}

/** What a policy gives to the code below it says nothing to a caller. */
const HANDED_OVER = / Hands over `\w+`\./

/** The policies that procedures are built on, as they are written. */
export function readPolicies(): WrittenPolicy[] {
  const module = moduleAt('server/src/trpc/procedures.ts')
  return [...(module?.declarations.values() ?? [])].flatMap(declared => {
    const text = declared.module.file.text.slice(declared.start, declared.end)
    const name = /\.meta\(\{ policy: '([\w-]+)' \}\)/.exec(text)?.[1]
    return name ? [{ name, who: declared.doc.replace(HANDED_OVER, ''), codes: reachOf(declared).codes }] : []
  })
}
