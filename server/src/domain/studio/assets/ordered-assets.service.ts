import type { Format } from 'shared/briefing/brief/brief'
import { isFormat } from 'shared/deliverables/asset'
import { addedFormats, orderedFormats } from 'shared/deliverables/ordered-formats'
import type { Instalment } from 'shared/payment/instalment'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orderedWith } from '../../orders/payment/ordered-lines.service.ts'
import { holdProject } from '../../projects/team-access.service.ts'
import { insertAsset, listAssets } from './assets.repository.ts'
import { mainAssetOf } from './assets.service.ts'

interface Paid {
  projectId: string
  paymentId: string
  instalment: Instalment
}

/**
 * Opens what a payment has bought: the formats of the order with its first sum, those of an addendum with its own
 * (docs/decisions/downloads-and-review.md). What is there already stays, and nothing is opened twice.
 */
export async function openOrderedAssets(work: Work, paid: Paid, now: Date): Promise<void> {
  const { projectId, instalment } = paid
  if (instalment === 'balance') return
  const { status } = await holdProject(work, projectId)
  const ordered = await orderedWith(work.db, paid)
  if (!ordered) return
  const [kind, ...others] = orderedFormats(ordered)
  await mainAssetOf(work, projectId, { now, ...(instalment === 'deposit' && { kind }) })
  const known = await formatsOf(work, projectId)
  const bought = instalment === 'deposit' ? others : addedFormats(ordered.lines, known)
  const missing = bought.filter(format => !known.includes(format))
  const isRequired = status !== 'completed'
  for (const format of missing)
    await insertAsset(work.db, { projectId, kind: format, isRequired, createdAt: now })
}

async function formatsOf(work: Work, projectId: string): Promise<Format[]> {
  const assets = await listAssets(work.db, projectId)
  return assets.map(({ kind }) => kind).filter((kind): kind is Format => isFormat(kind))
}
