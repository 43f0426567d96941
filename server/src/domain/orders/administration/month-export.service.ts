import { type Cell, csvOf } from 'shared/formats/csv'
import { dateIt } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import { vatOf } from 'shared/pricing/vat'
import type { Platform } from '../../../platform/platform.ts'
import { listMonthPaid, listMonthRefunds, type Movement } from './month-export.repository.ts'

const texts = administrationTexts.export

/**
 * What came in and went back in a month of Rome, by day, for the accountant. Its totals are the payments' to the cent;
 * the VAT of what went back is extracted from each sum by itself, as its credit note does.
 */
export async function exportMonth(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  month: string,
): Promise<{ fileName: string; content: string }> {
  const paid = (await listMonthPaid(db, month)).map(payment => ({ ...payment, sign: 1 as const }))
  const back = (await listMonthRefunds(db, month)).map(refund => ({
    ...refund,
    vatCents: vatOf(refund.amountCents, config.vatRule).vatCents,
    totalCents: refund.amountCents,
    sign: -1 as const,
  }))
  const all = [...paid, ...back].sort((one, other) => one.at.getTime() - other.at.getTime())
  return { fileName: `${texts.fileName(month)}.csv`, content: csvOf([texts.header, ...all.map(rowOf)]) }
}

type Row = Movement & { totalCents: number; vatCents: number; sign: 1 | -1 }

function rowOf({ at, sign, totalCents, vatCents, ...movement }: Row): Cell[] {
  const kind = sign === 1 ? texts.kinds[movement.instalment] : texts.kinds.refund
  return [
    dateIt(at),
    kind,
    movement.title ?? texts.gone,
    movement.client ?? texts.gone,
    { cents: sign * (totalCents - vatCents) },
    { cents: sign * vatCents },
    { cents: sign * totalCents },
    texts.ways[movement.provider],
    movement.reference ?? movement.id,
  ]
}
