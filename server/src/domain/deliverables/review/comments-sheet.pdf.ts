import type { Column, Content } from 'pdfmake/interfaces.js'
import { slugOf } from 'shared/deliverables/downloads'
import { filmTimeline } from 'shared/deliverables/timeline'
import { AppError } from 'shared/errors/app-error'
import { dateTimeIt } from 'shared/formats/date-it'
import { commentsSheetTexts as texts } from 'shared/messages/it/pdf'
import type { Actor } from '../../../platform/actor.ts'
import { drawnOver, pair } from '../../../platform/pdf/document-parts.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { loadThreads } from './export.service.ts'
import { frameOf, type Stills, stillsOf } from './stills.service.ts'
import { type RoomThread, type RoomVersion, threadContent } from './threads.pdf.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'media' | 'pdf' | 'storage'>

interface Wanted {
  deliverableId: string
  withInternal: boolean
}

const MAX_STILLS = 100

/** Maximum size of a still, in points. */
const BOX = { width: 190, height: 150 }
const GAP = 12
/** Text length above which a thread may break across pages. */
const LONG = 1200

/** Returns the size of the stills, scaled to `BOX`; 16:9 if the resolution is unknown. */
function sidesOf({ resolution }: RoomVersion): { width: number; height: number } {
  const [width = 0, height = 0] = (resolution ?? '').split('x').map(Number)
  const picture = width > 0 && height > 0 ? { width, height } : { width: 16, height: 9 }
  const factor = Math.min(BOX.width / picture.width, BOX.height / picture.height)
  return { width: picture.width * factor, height: picture.height * factor }
}

function picture(thread: RoomThread, still: Uint8Array, version: RoomVersion): Column {
  const sides = sidesOf(version)
  const image = `data:image/jpeg;base64,${Buffer.from(still).toString('base64')}`
  return {
    width: BOX.width,
    stack: [{ image, ...sides }, ...(thread.drawing ? [drawnOver(thread.drawing, sides)] : [])],
  }
}

const lengthOf = ({ text, replies }: RoomThread): number =>
  replies.reduce((length, reply) => length + reply.text.length, text.length)

function row(thread: RoomThread, version: RoomVersion, stills: Stills): Content {
  const still = stills.get(frameOf(thread.atMs, filmTimeline(version)))
  const words: Column = {
    stack: [
      ...(thread.internal ? [{ text: texts.internal, style: 'label' }] : []),
      ...threadContent(thread, version),
    ],
    width: '*',
  }
  return {
    columns: still ? [picture(thread, still, version), words] : [words],
    columnGap: GAP,
    margin: [0, 0, 0, 14],
    unbreakable: lengthOf(thread) < LONG,
  }
}

function facts(version: RoomVersion, threads: readonly RoomThread[], { withInternal }: Wanted, now: Date) {
  const open = threads.filter(({ state }) => state === 'open').length
  return [
    pair(texts.facts.file, version.fileName),
    pair(texts.facts.printedAt, dateTimeIt(now)),
    pair(texts.facts.comments, texts.count(threads.length, open)),
    pair(texts.facts.of, withInternal ? texts.forTeam : texts.forAll),
  ]
}

/** Explains missing stills. */
function lack(threads: readonly RoomThread[], version: RoomVersion, stills: Stills): Content[] {
  if (!version.isFilm || threads.length === 0) return []
  if (stills.size === 0) return [{ text: texts.withoutPictures, style: 'small' }]
  if (threads.length > MAX_STILLS) return [{ text: texts.mostPictures(MAX_STILLS), style: 'small' }]
  return []
}

/**
 * Renders the comments on a version with their frames and drawings, for the team.
 * @throws AppError `NOT_FOUND`, `LIMITED`, `UNAVAILABLE`.
 */
export async function commentsSheet(deps: Deps, actor: Actor, wanted: Wanted) {
  const { member } = actor
  if (!member) throw new AppError('NOT_FOUND')
  const { title, version, threads } = await loadThreads(deps, { ...actor, member }, wanted)
  await deps.limits.take('printing', actor.userId)
  const pictured = version.isFilm ? threads.slice(0, MAX_STILLS) : []
  const stills = await stillsOf(
    deps,
    version,
    pictured.map(({ atMs }) => atMs),
  )
  const bytes = await deps.pdf.render({
    title: `${texts.title}: ${title}`,
    content: [
      { text: texts.title, style: 'title' },
      { text: texts.intro(title, version.versionName), style: 'intro' },
      ...facts(version, threads, wanted, deps.clock.now()),
      ...lack(threads, version, stills),
      { text: '', margin: [0, 0, 0, 14] },
      ...(threads.length === 0 ? [{ text: texts.none }] : []),
      ...threads.map(thread => row(thread, version, stills)),
    ],
  })
  return { bytes, fileName: texts.fileName(slugOf(title), slugOf(version.versionName)) }
}
