import { clockOf, durationIt } from 'shared/formats/duration-it'
import { leadReceipts } from 'shared/messages/it/lead-receipts'
import type { ScriptReport } from 'shared/script-improvement/script-report'
import type { Config } from '../../config/env.ts'
import {
  button,
  comparison,
  entries,
  letter,
  list,
  quotation,
  sheet,
  subheading,
  text,
} from '../../platform/mail/letter.ts'
import type { MailBlock, MailContent } from '../../platform/mail/mail.ts'
import type { ScriptRequest } from '../events/lead.events.ts'

const texts = leadReceipts.script

/** More would bury the script. */
const MOST_CHANGES = 25

function introduction({ outcome, writtenBy }: ScriptReport): string {
  if (outcome === 'kept') return texts.kept
  return outcome === 'not-italian' ? texts.notItalian : texts.writtenBy[writtenBy]
}

function figuresBlock({ outcome, before, after }: ScriptReport): MailBlock {
  const isChanged = outcome === 'improved'
  const row = (label: string, show: (figures: ScriptReport['before']) => string): [string, ...string[]] =>
    isChanged ? [label, show(before), show(after)] : [label, show(after)]
  return comparison(isChanged ? [texts.before, texts.after] : [texts.now], [
    row(texts.readability, figures => String(figures.readability ?? 0)),
    row(texts.spoken, figures => durationIt(figures.seconds)),
    row(texts.words, figures => String(figures.words)),
    row(texts.sentences, figures => String(figures.sentences)),
  ])
}

const scenesBlock = ({ scenes }: ScriptReport): MailBlock =>
  entries(
    scenes.map(({ fromSeconds, toSeconds, said, seen }, at) => ({
      title: texts.scene(at + 1, clockOf(fromSeconds), clockOf(toSeconds)),
      lines: [
        [texts.said, said],
        [texts.seen, seen],
      ],
    })),
  )

function changesBlocks({ changes }: ScriptReport): MailBlock[] {
  if (changes.length === 0) return []
  const more = changes.length - MOST_CHANGES
  return [
    subheading(texts.changes),
    entries(
      changes.slice(0, MOST_CHANGES).map(({ before, after, why }, at) => ({
        title: texts.change(at + 1),
        lines: [
          [texts.changeBefore, before || texts.added],
          [texts.changeAfter, after || texts.removed],
          [texts.why, why],
        ],
      })),
    ),
    ...(more > 0 ? [text(texts.moreChanges(more))] : []),
  ]
}

/** The improved script with its scenes, its figures and the reason of every change. */
export function scriptMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  script: ScriptRequest,
  report: ScriptReport,
): MailContent {
  return letter({
    subject: texts.subject,
    preheader: texts.preheader[report.outcome],
    name: script.firstName,
    blocks: [
      text(introduction(report)),
      subheading(texts.script),
      sheet(report.script),
      ...(report.notes.length > 0 ? [subheading(texts.notes), list(report.notes)] : []),
      subheading(texts.figures),
      figuresBlock(report),
      subheading(texts.scenes),
      text(texts.scenesHint),
      scenesBlock(report),
      ...changesBlocks(report),
      text(texts.next),
      button(texts.button, `${publicUrl}/auth?mode=sign-up`),
      subheading(texts.copy),
      quotation(script.originalScript),
    ],
  })
}
