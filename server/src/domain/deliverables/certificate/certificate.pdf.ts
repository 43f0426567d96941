import type { Content } from 'pdfmake/interfaces.js'
import { filmTimeline } from 'shared/deliverables/timeline'
import { AppError } from 'shared/errors/app-error'
import { dateTimeIt } from 'shared/formats/date-it'
import { documentNumber } from 'shared/formats/shorten'
import { clockOf, fileSizeIt } from 'shared/formats/units'
import { assetLabel } from 'shared/messages/it/assets'
import { certificateTexts as texts } from 'shared/messages/it/certificate'
import type { Actor } from '../../../platform/actor.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import { pair, section } from '../../../platform/pdf/document-parts.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { onSideOf } from '../../projects/team-projects.service.ts'
import { assertMayReview } from '../review/review-access.service.ts'
import { type RoomVersion, threadContent } from '../review/threads.pdf.ts'
import { listDeliverables } from '../versions/deliverables.service.ts'
import { findApproved, findApprover } from './certificate.repository.ts'
import { digestOf } from './digest.jobs.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'log' | 'media' | 'pdf' | 'storage'>
interface Certified {
  title: string
  company: string | null
  approvedAt: Date
  approver: string | null
  sha256: string
  version: RoomVersion
  /** Display name of the asset; null if the project has one asset only. */
  asset: string | null
  rounds: Awaited<ReturnType<typeof listDeliverables>>['rounds']
}

const facts = ({ version, approvedAt, approver, company, rounds }: Certified): Content[] => [
  pair(texts.facts.number, documentNumber(version.id)),
  pair(texts.facts.approvedAt, dateTimeIt(approvedAt)),
  pair(texts.facts.approvedBy, approver ?? texts.somebody),
  ...(company ? [pair(texts.facts.company, company)] : []),
  pair(texts.facts.rounds, texts.rounds(rounds.used, rounds.allowed)),
]

/** Small enough for the digest to fit on one line, for copying. */
const DIGEST_SIZE = 8.5

const kindOf = ({ format, resolution, durationSeconds }: RoomVersion): string =>
  [format, resolution?.replace('x', ' × '), durationSeconds === null ? null : clockOf(durationSeconds)]
    .filter(Boolean)
    .join(' · ')

function file({ version, sha256 }: Certified): Content[] {
  const { startTimecode } = filmTimeline(version)
  const { fileName, fileSize, publishedAt } = version
  return [
    pair(texts.file.name, fileName),
    pair(texts.file.size, texts.file.bytes(fileSizeIt(fileSize), fileSize.toLocaleString('it-IT'))),
    pair(texts.file.facts, kindOf(version)),
    ...(version.isFilm && startTimecode ? [pair(texts.file.start, startTimecode)] : []),
    pair(texts.file.published, dateTimeIt(publishedAt)),
    pair(texts.file.digest, sha256, DIGEST_SIZE),
    { text: texts.file.digestNote, style: 'small', margin: [0, 6, 0, 0] },
  ]
}

function comments({ version }: Certified): Content[] {
  const said = version.comments.filter(({ internal }) => !internal)
  if (said.length === 0) return [{ text: texts.comments.none }]
  return said
    .toSorted((one, other) => one.atMs - other.atMs)
    .map(thread => ({ stack: threadContent(thread, version), margin: [0, 0, 0, 8] }))
}

const contentOf = (certified: Certified): Content[] => [
  { text: texts.title, style: 'title' },
  { text: texts.intro(certified.title, certified.version.versionName, certified.asset), style: 'intro' },
  ...facts(certified),
  ...section(texts.file.title, file(certified)),
  ...section(texts.comments.title, comments(certified)),
]

/**
 * Renders the certificate of an approval: file, approver and time; without internal notes. For the client and the
 * project's team.
 * @throws AppError `NOT_FOUND`, also for a version that is not approved; `LIMITED`, `UNAVAILABLE`.
 */
export async function certificatePdf(deps: Deps, caller: Actor, deliverableId: string) {
  const approved = ensureFound(await findApproved(deps.db, deliverableId))
  const { projectId, title, company, approvedAt } = approved
  const actor = await onSideOf(deps, caller, projectId)
  await assertMayReview(deps, actor, projectId)
  await deps.limits.take('printing', actor.userId)
  const { assets, items, rounds } = await listDeliverables(deps, actor, projectId)
  const version = items.find(({ id }) => id === deliverableId)
  const sha256 = await digestOf(deps, deliverableId)
  if (!version || !sha256) throw new AppError('NOT_FOUND')
  const own = assets.length > 1 ? assets.find(({ id }) => id === version.assetId) : undefined
  const asset = own ? assetLabel(own) : null
  const approver = await findApprover(deps.db, deliverableId)
  const certified = { title, company, approvedAt, approver, sha256, version, asset, rounds }
  return deps.pdf.render({ title: `${texts.title}: ${title}`, content: contentOf(certified) })
}
