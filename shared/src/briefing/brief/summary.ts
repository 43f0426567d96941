import { dateIt } from '../../formats/date-it.ts'
import { durationIt } from '../../formats/units.ts'
import { summaryTexts } from '../../messages/it/briefing.ts'
import { languageTexts } from '../../messages/it/briefing-fields.ts'
import { cited, declineSentenceOf } from '../../pricing/line.ts'
import type { Brief, Extra } from './brief.ts'
import { isBrought } from './offered-extras.ts'
import { contradictsExtras } from './read-extras.ts'

const { extras: extraWords } = summaryTexts

const listOf = (extras: readonly Extra[]) => extras.map(extra => extraWords[extra]).join(', ')

const ours = (label: string, text: string | null): string[] =>
  text === null || text === '' ? [] : [`${label}: ${text}.`]

/** Returns the client's own words, in quotation marks: no price is read from them. */
const theirs = (label: string, text: string | null): string[] =>
  text === null || text.trim() === '' ? [] : [`${label}: ${cited(text)}`]

/** Reels are vertical unless another format is chosen. */
const formatsOf = ({ formats, kind }: Brief) =>
  formats.length === 0 && kind === 'social-reels' ? ['9:16'] : formats

function whatItIs(brief: Brief): string[] {
  const { kinds, kindUnknown } = summaryTexts
  const { durationSeconds } = brief
  return [
    ...theirs(summaryTexts.description, brief.description),
    `${brief.kind === null ? kindUnknown : kinds[brief.kind]}.`,
    ...theirs(summaryTexts.company, brief.company),
    ...theirs(summaryTexts.goal, brief.goal),
    ...theirs(summaryTexts.audience, brief.audience),
    ...theirs(summaryTexts.message, brief.message),
    ...theirs(summaryTexts.tone, brief.tone),
    ...ours(summaryTexts.duration, durationSeconds === null ? null : durationIt(durationSeconds)),
    ...ours(summaryTexts.formats, formatsOf(brief).join(', ')),
    ...ours(summaryTexts.languages, brief.languages.map(code => languageTexts[code]).join(', ')),
  ]
}

function whatItTakes(brief: Brief): string[] {
  const brought = brief.extras.filter(isBrought)
  const wanted = brief.extras.filter(extra => !isBrought(extra))
  return [
    ...(brief.materials === ''
      ? ours(summaryTexts.materials, summaryTexts.noMaterials)
      : theirs(summaryTexts.materials, brief.materials)),
    ...ours(summaryTexts.brought, listOf(brought)),
    ...ours(summaryTexts.wanted, listOf(wanted)),
    ...theirs(summaryTexts.place, brief.place),
    ...theirs(summaryTexts.people, brief.people),
    ...brief.declined.map(declineSentenceOf),
  ]
}

function whatIsLeft(brief: Brief): string[] {
  const { deadlineLabel, deadline, open, slots } = summaryTexts
  return [
    ...ours(deadlineLabel, brief.deadline && deadline(dateIt(brief.deadline))),
    ...brief.notes.flatMap(note => [
      ...theirs(summaryTexts.notes, note),
      ...(contradictsExtras(brief, note) ? [summaryTexts.chosenExtrasApply] : []),
    ]),
    ...ours(open, brief.unknowns.map(slot => slots[slot]).join(', ')),
  ]
}

/**
 * The recap of a brief, in words that the price rule reads: its kind by one keyword, its extras by one each. The
 * client's own words stand in quotation marks, unchanged, and change no price (docs/decisions/keyword-matching.md).
 */
export const composeSummary = (brief: Brief): string =>
  [...whatItIs(brief), ...whatItTakes(brief), ...whatIsLeft(brief)].join('\n')
