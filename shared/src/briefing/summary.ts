import { dateIt } from '../formats/date-it.ts'
import { durationIt } from '../formats/duration-it.ts'
import { summaryTexts } from '../messages/it/briefing.ts'
import { declineSentenceOf } from '../pricing/declined.ts'
import type { Brief, Extra } from './brief.ts'
import { isBrought } from './offered-extras.ts'
import { type Line, withoutAccidents } from './reword.ts'

const { extras: extraWords } = summaryTexts

const listOf = (extras: readonly Extra[]) => extras.map(extra => extraWords[extra]).join(', ')

// The client's own words stay on one line and end like a sentence, so that no clause runs into the next.
const sentence = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return /[.!?]$/.test(line) ? line : `${line.replace(/(?<![,;:])[,;:]+$/, '')}.`
}

const ours = (label: string, text: string): Line => ({ label, text: sentence(text), words: 'ours' })
const theirs = (label: string, text: string | null): Line[] =>
  text === null || text.trim() === '' ? [] : [{ label, text: sentence(text), words: 'theirs' }]

function whatItIs(brief: Brief): Line[] {
  const { kinds, kindUnknown } = summaryTexts
  const { durationSeconds } = brief
  return [
    { label: '', text: sentence(brief.kind === null ? kindUnknown : kinds[brief.kind]), words: 'ours' },
    ...theirs(summaryTexts.company, brief.company).map((line): Line => ({ ...line, words: 'name' })),
    ...theirs(summaryTexts.audience, brief.audience),
    ...theirs(summaryTexts.message, brief.message),
    ...theirs(summaryTexts.tone, brief.tone),
    ...(durationSeconds === null ? [] : [ours(summaryTexts.duration, durationIt(durationSeconds))]),
  ]
}

function whatItTakes(brief: Brief): Line[] {
  const brought = brief.extras.filter(isBrought)
  const wanted = brief.extras.filter(extra => !isBrought(extra))
  const materials = brief.materials === '' ? [ours(summaryTexts.materials, summaryTexts.noMaterials)] : []
  return [
    ...theirs(summaryTexts.materials, brief.materials),
    ...materials,
    ...(brought.length > 0 ? [ours(summaryTexts.brought, listOf(brought))] : []),
    ...(wanted.length > 0 ? [ours(summaryTexts.wanted, listOf(wanted))] : []),
    ...brief.declined.map((extra): Line => ({ label: '', text: declineSentenceOf(extra), words: 'ours' })),
  ]
}

function whatIsLeft(brief: Brief): Line[] {
  const { deadlineLabel, deadline, open, slots } = summaryTexts
  const unknowns = brief.unknowns.map(slot => slots[slot]).join(', ')
  return [
    ...(brief.deadline === null ? [] : [ours(deadlineLabel, deadline(dateIt(brief.deadline)))]),
    ...theirs(summaryTexts.notes, brief.notes.length > 0 ? brief.notes.map(sentence).join(' ') : null),
    ...(unknowns === '' ? [] : [ours(open, unknowns)]),
  ]
}

/**
 * The recap of a brief, in words that the price rule reads: its kind by one keyword, its extras by one each. The
 * client's own words stay, but for a keyword in them that would change the price by accident
 * (docs/decisions/keyword-matching.md).
 */
export function composeSummary(brief: Brief): string {
  const lines = [...whatItIs(brief), ...whatItTakes(brief), ...whatIsLeft(brief)]
  return withoutAccidents(lines, brief)
}
