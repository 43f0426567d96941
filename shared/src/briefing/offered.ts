import { tokensOf } from '../language/tokens.ts'
import { summaryTexts } from '../messages/it/briefing.ts'
import type { Extra } from './brief.ts'
import type { Help } from './help.ts'
import { namedIn } from './named.ts'
import { addAgain, takeIt } from './offered-keywords.ts'

/** The extras whose price a client has asked: "quanto costano i sottotitoli?" */
export function offeredIn(help: readonly Help[], today: string): Extra[] {
  const asked = help.filter(({ topic }) => topic === 'price')
  const named = asked.flatMap(({ text }) => namedIn({ text, tokens: tokensOf(text), today }).extras)
  return [...new Set(named.map(({ extra }) => extra))]
}

/** "Ok, mettili" after that question names them by a pronoun: said out, as if the client had. */
export function withOffered(text: string, offered: readonly Extra[]): string {
  if (offered.length === 0) return text
  const names = offered.map(extra => summaryTexts.extras[extra]).join(' e ')
  return text.replace(takeIt, `$1${addAgain} ${names}`)
}
