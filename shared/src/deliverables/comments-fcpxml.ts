import { type ExportedComment, firstFrameOf } from './comments-export.ts'
import { framesIn, USUAL_TIMELINE, type VideoTimeline } from './timeline.ts'
import { frameAt } from './timecode.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** What XML 1.0 does not know, however it is written. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const attribute = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, sign => entities[sign] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The comments as to-do markers of a project for Final Cut Pro: on a gap as long as the film, which begins at the film's
 * timecode. Done and declined ones are ticked; all times are whole frames, as fractions of a second.
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
