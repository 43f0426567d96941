import { csvOf } from '../formats/csv.ts'
import type { CommentState } from './comments.ts'
import { frameAt, frameOfTimeCode, timeCodeOfFrame } from './timecode.ts'
import { framesIn, type TimeRange, timecodeAt, USUAL_TIMELINE, type VideoTimeline } from './timeline.ts'

/** File formats in which comments are exported for editing programs. */
export const exportFormats = ['csv', 'edl', 'fcpxml'] as const

export type ExportFormat = (typeof exportFormats)[number]

export interface ExportedComment extends TimeRange {
  readonly id: string
  /** Comment that it replies to. */
  readonly parentId: string | null
  readonly authorName: string
  readonly text: string
  readonly state: CommentState
  readonly declineReason: string | null
  readonly internal: boolean
  /** Name of the assigned member. */
  readonly owner: string | null
  /** The names of what goes with it. */
  readonly files: readonly string[]
}

const CRLF = '\r\n'

const MARKER_COLOR: Record<CommentState, string> = {
  open: 'ResolveColorBlue',
  done: 'ResolveColorGreen',
  declined: 'ResolveColorRed',
  carried: 'ResolveColorCyan',
}
const INTERNAL_COLOR = 'ResolveColorYellow'

export interface TableWords {
  readonly header: readonly string[]
  readonly states: Record<CommentState, string>
  readonly internal: string
}

/** Returns the comments as a table, one line each, numbered; an answer names the number of what it answers. */
export function commentsCsv(
  { header, states, internal }: TableWords,
  comments: readonly ExportedComment[],
  timeline: VideoTimeline = USUAL_TIMELINE,
): string {
  const numbers = new Map(comments.map(({ id }, index) => [id, String(index + 1)]))
  const rows = comments.map(comment => [
    numbers.get(comment.id) ?? '',
    numbers.get(comment.parentId ?? '') ?? '',
    timecodeAt(comment.atMs, timeline),
    timecodeAt(comment.untilMs ?? comment.atMs, timeline),
    String(frameAt(comment.atMs, timeline.frameRate)),
    comment.authorName,
    comment.text,
    states[comment.state],
    comment.declineReason ?? '',
    comment.internal ? internal : '',
    comment.owner ?? '',
    comment.files.join(', '),
  ])
  return csvOf([header, ...rows])
}

const oneLine = (text: string): string => text.replace(/[|\r\n]+/g, ' ').trim()

const USUAL_START = '01:00:00:00'

/** Returns the frame that a film begins with on a timeline: its own timecode, else the usual 01:00:00:00. */
const firstFrameOf = ({ startTimecode, frameRate, isDropFrame }: VideoTimeline): number =>
  frameOfTimeCode(startTimecode ?? USUAL_START, frameRate, isDropFrame)

/**
 * The comments as markers of an edit decision list, as DaVinci Resolve reads them: each on its first frame with its
 * length in frames, named after who speaks, on a timeline that begins where the film says, else at 01:00:00:00.
 */
export function commentsEdl(
  title: string,
  comments: readonly ExportedComment[],
  timeline: VideoTimeline = USUAL_TIMELINE,
): string {
  const { frameRate, isDropFrame } = timeline
  const start = firstFrameOf(timeline)
  const codeOf = (frame: number) => timeCodeOfFrame(frame, frameRate, isDropFrame)
  const events = comments.flatMap((comment, index) => {
    const frame = start + frameAt(comment.atMs, frameRate)
    const span = `${codeOf(frame)} ${codeOf(frame + 1)}`
    const color = comment.internal ? INTERNAL_COLOR : MARKER_COLOR[comment.state]
    return [
      `${String(index + 1).padStart(3, '0')}  001      V     C        ${span} ${span}  `,
      ` |C:${color} |M:${oneLine(`${comment.authorName}: ${comment.text}`)} |D:${framesIn(comment, timeline)}`,
      '',
    ]
  })
  const counting = isDropFrame ? 'DROP FRAME' : 'NON-DROP FRAME'
  return [`TITLE: ${oneLine(title)}`, `FCM: ${counting}`, '', ...events].join(CRLF)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 does not allow, not even escaped. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const attribute = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, sign => entities[sign] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The comments as to-do markers of a project for Final Cut Pro: on a gap as long as the film, which begins at the
 * film's timecode. Done and declined ones are ticked; all times are whole frames, as fractions of a second.
 * @param seconds how long the film is, where that is known
 */
export function commentsFcpxml(
  title: string,
  comments: readonly ExportedComment[],
  seconds: number | null,
  timeline: VideoTimeline = USUAL_TIMELINE,
): string {
  const { frameRate, isDropFrame } = timeline
  const time = (frames: number): string => `${frames * frameRate.seconds}/${frameRate.frames}s`
  const first = firstFrameOf(timeline)
  const lengths = comments.map(one => frameAt(one.atMs, frameRate) + framesIn(one, timeline))
  const frames = Math.max(1, frameAt((seconds ?? 0) * 1000, frameRate), ...lengths)
  const markers = comments.map(comment => {
    const { authorName, text, state, declineReason } = comment
    const start = time(first + frameAt(comment.atMs, frameRate))
    const note = declineReason ? ` note="${attribute(declineReason)}"` : ''
    const isClosed = state === 'done' || state === 'declined' ? 1 : 0
    const value = attribute(`${authorName}: ${text}`)
    return `            <marker start="${start}" duration="${time(framesIn(comment, timeline))}" value="${value}" completed="${isClosed}"${note}/>`
  })
  const name = attribute(title)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE fcpxml>',
    '<fcpxml version="1.9">',
    '  <resources>',
    `    <format id="r1" frameDuration="${time(1)}"/>`,
    '  </resources>',
    '  <library>',
    `    <event name="${name}">`,
    `      <project name="${name}">`,
    `        <sequence format="r1" tcStart="${time(first)}" tcFormat="${isDropFrame ? 'DF' : 'NDF'}" duration="${time(frames)}">`,
    '          <spine>',
    `          <gap name="${name}" offset="${time(first)}" start="${time(first)}" duration="${time(frames)}">`,
    ...markers,
    '          </gap>',
    '          </spine>',
    '        </sequence>',
    '      </project>',
    '    </event>',
    '  </library>',
    '</fcpxml>',
    '',
  ].join('\n')
}
