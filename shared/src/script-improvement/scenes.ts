import { phrasesIn } from '../language/phrase-table.ts'
import { spokenTextOf, spokenTimeOf, wordCountOf } from '../language/script-reading/figures.ts'
import { sentencesIn } from '../language/script-reading/sentences.ts'
import { callIn } from '../language/script-reading/structure.ts'
import { tokensOf } from '../language/tokens.ts'
import { type SeenCode, scriptImprovementTexts } from '../messages/it/script-improvement.ts'
import { numbersOf } from './facts.ts'
import { seenOrder, seenWords } from './scene-keywords.ts'
import type { ScriptScene } from './script-report.ts'

const MIN_SCENE_SECONDS = 5
const MAX_SCENES = 40
const FEW_WORDS = 4
/** Of more characters a piece is mostly directions, which are not said: it is measured no further. */
const MAX_PIECE_LENGTH = 2000
/** A shorter paragraph stays with the next one. */
const PARAGRAPH_WORDS = 7

const ideasFor = scriptImprovementTexts.seen

function codeOf(said: string, position: 'first' | 'middle' | 'last'): SeenCode {
  const tokens = tokensOf(said)
  const asks = callIn(tokens).verdict === 'clear'
  if (asks && position === 'last') return 'closing'
  if (position === 'first' && said.includes('?')) return 'question'
  const found = new Set(phrasesIn(tokens, seenWords).map(({ entry }) => entry))
  const code = seenOrder.find(one => found.has(one))
  if (code) return code
  if (numbersOf(said).length > 0) return 'number'
  if (said.includes('?')) return 'question'
  return asks || position === 'last' ? 'closing' : 'voice'
}

/** Sentences gathered into pieces long enough to be filmed as one; a new paragraph is a new picture. */
function piecesOf(script: string, least: number): string[] {
  const pieces: string[] = []
  let open = ''
  let end = 0
  for (const { start, end: stop } of sentencesIn(script)) {
    const isNewParagraph = /\n\s*\n/.test(script.slice(end, start))
    if (isNewParagraph && wordCountOf(open) >= PARAGRAPH_WORDS && least === MIN_SCENE_SECONDS) {
      pieces.push(open)
      open = ''
    }
    const sentence = script.slice(start, stop).replace(/\s+/g, ' ')
    open = open === '' ? sentence : `${open} ${sentence}`
    end = stop
    if (open.length < MAX_PIECE_LENGTH && spokenTimeOf(spokenTextOf(open)).seconds < least) continue
    pieces.push(open)
    open = ''
  }
  if (open === '') return pieces
  // A last word alone is no scene.
  const last = pieces.at(-1)
  const isShort = wordCountOf(open) < FEW_WORDS && last !== undefined
  return isShort ? [...pieces.slice(0, -1), `${last} ${open}`] : [...pieces, open]
}

/** Gives pieces of a script their times, one after the other. */
export function timedScenes(pieces: readonly { said: string; seen: string }[]): ScriptScene[] {
  let all = ''
  let fromSeconds = 0
  return pieces.map(({ said, seen }) => {
    all = `${all} ${said}`
    const toSeconds = Math.max(fromSeconds, spokenTimeOf(spokenTextOf(all)).seconds)
    const scene = { fromSeconds, toSeconds, said, seen }
    fromSeconds = toSeconds
    return scene
  })
}

/** Returns a script as scenes: when, what is said, and an idea of what is seen, never twice the same in a row. */
export function scenesOf(script: string): ScriptScene[] {
  const total = spokenTimeOf(spokenTextOf(script)).seconds
  const pieces = piecesOf(script, Math.max(MIN_SCENE_SECONDS, Math.ceil(total / MAX_SCENES)))
  const used = new Map<SeenCode, number>()
  return timedScenes(
    pieces.map((said, at) => {
      const code = codeOf(said, at === 0 ? 'first' : at === pieces.length - 1 ? 'last' : 'middle')
      const turn = used.get(code) ?? 0
      used.set(code, turn + 1)
      const ideas = ideasFor[code]
      return { said, seen: ideas[turn % ideas.length] ?? '' }
    }),
  )
}
