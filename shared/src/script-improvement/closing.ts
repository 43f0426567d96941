import { callIn } from '../language/script-reading/call-to-action.ts'
import { spokenTextOf } from '../language/script-reading/figures.ts'
import { tokensOf } from '../language/tokens.ts'
import { scriptImprovementTexts } from '../messages/it/script-improvement.ts'
import { goalOf } from '../video-goals/video-goal.ts'
import { namesContact, registerOf } from './closing-keywords.ts'
import { addressesOf, bareAddress } from './facts.ts'
import type { ScriptInput } from './script-report.ts'

const CLOSING_SENTENCES = 3
const LONGEST_SAID_ADDRESS = 40

const texts = scriptImprovementTexts.closing

/** The address as one says it; long ones are not said, but written on screen. */
function saidAddress(website: string | null): string | null {
  const address = website ? bareAddress(website).split('/')[0] : undefined
  return address && address.length <= LONGEST_SAID_ADDRESS ? address : null
}

/**
 * The sentence that the closing lacks: a request in the script's own form of address, with the website that was
 * given or a blank; null where the script already asks for something and says where.
 */
export function closingFor(pieces: readonly string[], input: ScriptInput): string | null {
  const sentences = pieces.map(spokenTextOf)
  const script = sentences.join(' ')
  const register = registerOf(script)
  const address = saidAddress(input.website)
  const { verdict } = callIn(sentences.slice(-CLOSING_SENTENCES).flatMap(sentence => tokensOf(sentence)))
  const isReachable = namesContact(script) || addressesOf(script).length > 0
  if (verdict === 'clear') return address && !isReachable ? texts.where[register](address) : null
  const goal = goalOf(`${script} ${input.projectDescription ?? ''}`)
  if (address) return texts.withSite[goal]?.[register](address) ?? texts.withSite.default[register](address)
  return isReachable ? texts.short[register] : texts.withBlank[register]
}
