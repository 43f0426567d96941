import { lengthsIn } from '../language/lengths.ts'
import { gulpeaseOf, scriptFiguresOf } from '../language/script-reading/figures.ts'
import { tokensOf } from '../language/tokens.ts'
import { scriptImprovementTexts } from '../messages/it/script-improvement.ts'
import { keepsFacts } from './facts.ts'
import { looksItalian } from './language-keywords.ts'
import { type Draft, draftsOf, textOf, undone } from './rewrite.ts'
import { scenesOf } from './scenes.ts'
import type { ScriptChange, ScriptInput, ScriptReport } from './script-report.ts'
import { closingFor, withHook } from './sections.ts'

const { why, notes: noteTexts, blanks } = scriptImprovementTexts

/** A few seconds more are a matter of the speaker. */
const LENGTH_TOLERANCE = 1.1
/** Fewer words are a line, not a script. */
const SHORT_SCRIPT = 20
/** Maximum number of readability measurements while sentences are taken back. */
const MAX_MEASURED = 32

const readabilityOf = (script: string) => scriptFiguresOf(script).readability ?? 0

/** Takes sentences back, the worst first, until the whole reads no harder than it came in. */
function neverHarder(original: string, drafts: readonly Draft[]): readonly Draft[] {
  const least = readabilityOf(original)
  if (readabilityOf(textOf(drafts)) >= least) return drafts
  const loss = (draft: Draft) => (gulpeaseOf(draft.original) ?? 0) - (gulpeaseOf(draft.pieces.join(' ')) ?? 0)
  const worst = drafts
    .map((draft, at) => ({ at, loss: loss(draft) }))
    .filter(({ at }) => drafts[at]?.codes.length)
    .sort((a, b) => b.loss - a.loss)
  const kept = [...drafts]
  // Measured a bounded number of times, however many sentences there are: each time the whole is read.
  const step = Math.ceil(worst.length / MAX_MEASURED)
  for (let first = 0; first < worst.length; first += step) {
    for (const { at } of worst.slice(first, first + step))
      kept.splice(at, 1, ...drafts.slice(at, at + 1).map(undone))
    if (readabilityOf(textOf(kept)) >= least) return kept
  }
  return kept
}

const changesOf = (drafts: readonly Draft[]): ScriptChange[] =>
  drafts
    .filter(draft => draft.codes.length > 0)
    .map(({ original, pieces, codes }) => ({
      before: original,
      after: pieces.join(' '),
      why: codes.map(code => why[code]).join(' '),
    }))

const isShouted = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter(letter => letter !== letter.toLowerCase())
  return letters.length > 30 && capitals.length > letters.length * 0.8
}

/** Compares the script's length with the one that the description asks for. */
function lengthNote(seconds: number, description: string | null): string[] {
  const [wanted] = description ? lengthsIn(description, tokensOf(description)) : []
  if (!wanted || seconds <= wanted.seconds * LENGTH_TOLERANCE) return []
  return [noteTexts.tooLong(seconds, wanted.seconds, Math.round((seconds - wanted.seconds) * 2.5))]
}

/** Lists the remaining manual work on a script. */
export function notesFor(script: string, seconds: number, input: ScriptInput): string[] {
  return [
    ...(script.includes('[') ? [noteTexts.blanks] : []),
    ...(scriptFiguresOf(input.originalScript).words < SHORT_SCRIPT ? [noteTexts.short] : []),
    ...(isShouted(input.originalScript) ? [noteTexts.shouted] : []),
    ...lengthNote(seconds, input.projectDescription),
  ]
}

/** Returns the script as it came, for texts that the rules do not understand or could only make worse. */
function untouched(input: ScriptInput, outcome: 'kept' | 'not-italian'): ScriptReport {
  const script = input.originalScript
  const figures = scriptFiguresOf(script)
  return {
    kind: 'script',
    writtenBy: 'rules',
    outcome,
    script,
    scenes: scenesOf(script),
    before: figures,
    after: figures,
    changes: [],
    notes: outcome === 'not-italian' ? [noteTexts.notItalian] : notesFor(script, figures.seconds, input),
  }
}

/**
 * Makes a script plainer by rules alone: empty phrases go, long sentences are cut, what concerns the viewer comes
 * first and the closing asks for something. It makes nothing up: what only the client knows stands as `[…]`. Never
 * harder to read, never a number or a name lost.
 */
export function improveScript(input: ScriptInput): ScriptReport {
  const { originalScript } = input
  if (!looksItalian(originalScript)) return untouched(input, 'not-italian')
  const drafts = neverHarder(originalScript, draftsOf(originalScript))
  const hooked = withHook(drafts)
  const closing = closingFor(
    hooked.drafts.flatMap(draft => draft.pieces),
    input,
  )
  const body = textOf(hooked.drafts)
  const script = [body, ...(closing ? [closing] : [])].join('\n\n')
  const changes = [
    ...(hooked.moved ? [{ before: scriptImprovementTexts.later, after: hooked.moved, why: why.moved }] : []),
    ...(hooked.blank ? [{ before: '', after: blanks.hook, why: why.hook }] : []),
    ...changesOf(drafts),
    ...(closing ? [{ before: '', after: closing, why: why.closing }] : []),
  ]
  const [before, after] = [scriptFiguresOf(originalScript), scriptFiguresOf(script)]
  const isWorse = (after.readability ?? 0) < (before.readability ?? 0) || !keepsFacts(originalScript, script)
  if (isWorse || changes.length === 0) return untouched(input, 'kept')
  return {
    kind: 'script',
    writtenBy: 'rules',
    outcome: 'improved',
    script,
    scenes: scenesOf(script),
    before,
    after,
    changes,
    notes: notesFor(script, after.seconds, input),
  }
}
