import { spokenTextOf } from '../language/script-reading/figures.ts'
import { callIn, openingOf } from '../language/script-reading/structure.ts'
import { tokensOf } from '../language/tokens.ts'
import { scriptImprovementTexts } from '../messages/it/script-improvement.ts'
import { goalOf } from '../video-goals/video-goal.ts'
import { namesContact, registerOf } from './closing-keywords.ts'
import { addressesOf, bareAddress } from './facts.ts'
import { isAnswer, isHook } from './hook-keywords.ts'
import type { Draft } from './rewrite.ts'
import type { ScriptInput } from './script-report.ts'

const CLOSING_SENTENCES = 3
const MAX_SPOKEN_ADDRESS_LENGTH = 40

const texts = scriptImprovementTexts.closing

/** Returns the address as one says it; long ones are not said, but written on screen. */
function saidAddress(website: string | null): string | null {
  const address = website ? bareAddress(website).split('/')[0] : undefined
  return address && address.length <= MAX_SPOKEN_ADDRESS_LENGTH ? address : null
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

/** Number of sentences in which a hook is looked for: later ones belong to the closing. */
const REACH = 7

/** Outcome at the opening: sentence added, placeholder added, or unchanged. */
interface Hooked {
  readonly drafts: readonly Draft[]
  readonly moved: string | null
  readonly blank: boolean
}

const textOf = (draft: Draft | undefined) => draft?.pieces.join(' ') ?? ''
const asParagraph = ([first, ...others]: readonly Draft[]): Draft[] =>
  first ? [{ ...first, gap: '\n\n' }, ...others] : []

function needsHook([first]: readonly Draft[]): boolean {
  const text = first?.pieces[0] ?? ''
  const verdict = openingOf(tokensOf(text), text)
  return verdict === 'company' || verdict === 'greeting'
}

function hookAmong(drafts: readonly Draft[]): readonly Draft[] {
  const at = drafts.findIndex((draft, index) => index > 0 && index < REACH && isHook(textOf(draft)))
  if (at < 0) return []
  const next = drafts[at + 1]
  return next && next.gap === ' ' && isAnswer(textOf(next))
    ? drafts.slice(at, at + 2)
    : drafts.slice(at, at + 1)
}

/**
 * Puts what concerns the viewer first. The words are the script's own: where it has none, a blank says what to
 * write there, because nothing may be made up.
 */
export function withHook(all: readonly Draft[]): Hooked {
  const drafts = all.filter(draft => draft.pieces.length > 0)
  if (drafts.length < 2 || !needsHook(drafts)) return { drafts, moved: null, blank: false }
  const hook = hookAmong(drafts)
  if (hook.length > 0) {
    const rest = drafts.filter(draft => !hook.includes(draft))
    return { drafts: [...hook, ...asParagraph(rest)], moved: hook.map(textOf).join(' '), blank: false }
  }
  const blank: Draft = { original: '', pieces: [scriptImprovementTexts.blanks.hook], codes: [], gap: ' ' }
  return { drafts: [blank, ...asParagraph(drafts)], moved: null, blank: true }
}
