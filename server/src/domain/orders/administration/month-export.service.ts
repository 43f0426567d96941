import { type Cell, csvOf } from 'shared/formats/csv'
import { dateIt } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import { vatOf } from 'shared/pricing/vat'
import type { Platform } from '../../../platform/platform.ts'
import { listMonthPaid, listMonthRefunds, type Movement } from './month-export.repository.ts'
import { type Part, partOf } from './receipts.queries.ts'

const texts = administrationTexts.export

/**
 * Exports what came in and went back in a month of Rome, by day, for the accountant. Parts of a transfer share its VAT
 * and sum up to it to the cent. The VAT of a refund is extracted from it by itself, as its credit note does.
 */
export async function exportMonth(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  month: string,
): Promise<{ fileName: string; content: string }> {
  const paid = (await listMonthPaid(db, month)).map(receipt => ({
    ...receipt,
    part: partOf(receipt),
    vatCents: vatOfPart(receipt),
    totalCents: receipt.amountCents,
    sign: 1 as const,
  }))
  const back = (await listMonthRefunds(db, month)).map(refund => ({
    ...refund,
    part: null,
    vatCents: vatOf(refund.amountCents, config.vatRule).vatCents,
    totalCents: refund.amountCents,
    sign: -1 as const,
  }))
  const all = [...paid, ...back].sort((one, other) => one.at.getTime() - other.at.getTime())
  return { fileName: `${texts.fileName(month)}.csv`, content: csvOf([texts.header, ...all.map(rowOf)]) }
}

interface Receipt {
  amountCents: number
  totalCents: number
  vatCents: number
  centsSoFar: number | null
}

/** Returns the VAT that is reached with a receipt less what was reached before, so that all parts sum up. */
function vatOfPart({ amountCents, totalCents, vatCents, centsSoFar }: Receipt): number {
  const reached = (cents: number) => Math.round((vatCents * cents) / totalCents)
  const soFar = centsSoFar ?? amountCents
  return reached(soFar) - reached(soFar - amountCents)
}

type Row = Movement & { totalCents: number; vatCents: number; part: Part | null; sign: 1 | -1 }

function kindOf({ sign, instalment, part }: Row): string {
  if (sign === -1) return texts.kinds.refund
  const kind = texts.kinds[instalment]
  return part ? texts.part(kind, part) : kind
}

function rowOf(row: Row): Cell[] {
  const { at, sign, totalCents, vatCents, ...movement } = row
  return [
    dateIt(at),
    kindOf(row),
    movement.title ?? texts.gone,
    movement.client ?? texts.gone,
    { cents: sign * (totalCents - vatCents) },
    { cents: sign * vatCents },
    { cents: sign * totalCents },
    texts.ways[movement.provider],
    movement.reference ?? movement.id,
  ]
}
