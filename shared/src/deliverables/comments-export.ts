import { csvOf } from '../formats/csv.ts'
import { framesIn, rangeCode } from './film-range.ts'
import { type FilmTimeline, USUAL_TIMELINE } from './film-timeline.ts'
import { frameAt, frameOfTimeCode, timeCodeOfFrame } from './time-code.ts'

/** How comments leave for an editing program. */
export const exportFormats = ['csv', 'edl'] as const

export type ExportFormat = (typeof exportFormats)[number]

export interface ExportedComment {
  readonly atMs: number
  readonly untilMs: number | null
  readonly authorName: string
  readonly text: string
  readonly isResolved: boolean
}

const CRLF = '\r\n'
const MARKER_COLOR = { open: 'ResolveColorBlue', resolved: 'ResolveColorGreen' } as const

/** The comments as a table, one line each. */
export function commentsCsv(
  header: readonly string[],
  comments: readonly ExportedComment[],
  words: { open: string; resolved: string },
  timeline: FilmTimeline = USUAL_TIMELINE,
): string {
  const rows = comments.map(comment => [
    rangeCode(comment, timeline),
    comment.authorName,
    comment.text,
    comment.isResolved ? words.resolved : words.open,
  ])
  return csvOf([header, ...rows])
}

const oneLine = (text: string): string => text.replace(/[|\r\n]+/g, ' ').trim()

const USUAL_START = '01:00:00:00'

/**
 * The comments as markers of an edit decision list, as DaVinci Resolve reads them: each on its first frame with its
 * length in frames, named after who speaks, on a timeline that begins where the film says, else at 01:00:00:00.
 */
export function commentsEdl(
  title: string,
  comments: readonly ExportedComment[],
  timeline: FilmTimeline = USUAL_TIMELINE,
): string {
  const { frameRate, startTimecode, isDropFrame } = timeline
  const start = frameOfTimeCode(startTimecode ?? USUAL_START, frameRate, isDropFrame)
  const codeOf = (frame: number) => timeCodeOfFrame(frame, frameRate, isDropFrame)
  const events = comments.flatMap((comment, index) => {
    const frame = start + frameAt(comment.atMs, frameRate)
    const span = `${codeOf(frame)} ${codeOf(frame + 1)}`
    const color = comment.isResolved ? MARKER_COLOR.resolved : MARKER_COLOR.open
    return [
      `${String(index + 1).padStart(3, '0')}  001      V     C        ${span} ${span}  `,
      ` |C:${color} |M:${oneLine(`${comment.authorName}: ${comment.text}`)} |D:${framesIn(comment, timeline)}`,
      '',
    ]
  })
  const counting = isDropFrame ? 'DROP FRAME' : 'NON-DROP FRAME'
  return [`TITLE: ${oneLine(title)}`, `FCM: ${counting}`, '', ...events].join(CRLF)
}
