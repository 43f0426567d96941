import { monthIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { overviewTexts } from 'shared/messages/it/overview'
import { FiguresTable } from './figures-table.tsx'
import type { Overview } from './headlines.tsx'
import { BarPicture, ChartLegend } from './picture.tsx'
import { PictureCard } from './picture-card.tsx'

const texts = overviewTexts.payments
type Month = Overview['payments'][number]

const series = [
  { name: 'paidCents', label: texts.paid, look: 'solid' },
  { name: 'refundedCents', label: texts.refunded, look: 'striped' },
] as const

const sumOf = (months: Month[], key: 'paidCount' | 'paidCents' | 'refundedCents') =>
  months.reduce((total, month) => total + month[key], 0)

const rowOf = (name: string, months: Month[]) =>
  [
    name,
    sumOf(months, 'paidCount'),
    euro(sumOf(months, 'paidCents')),
    euro(sumOf(months, 'refundedCents')),
  ] as const

function Months({ months }: { months: Month[] }) {
  return (
    <>
      <ChartLegend series={series} />
      <BarPicture
        rows={months.map(({ month, paidCents, refundedCents }) => ({
          ...{ paidCents, refundedCents },
          name: monthIt(month).slice(0, 3),
        }))}
        series={series}
        format={euro}
        figureWidth={76}
      />
      <FiguresTable
        caption={texts.title}
        head={[texts.month, texts.count, texts.paid, texts.refunded]}
        rows={months.map(month => rowOf(monthIt(month.month), [month])).reverse()}
        foot={rowOf(texts.total, months)}
      />
    </>
  )
}

/** What came in and what went back, month by month. */
export function PaymentsCard({ payments }: { payments: Month[] }) {
  const isEmpty = payments.every(({ paidCount, refundedCount }) => paidCount + refundedCount === 0)
  return (
    <PictureCard texts={texts} isEmpty={isEmpty}>
      <Months months={payments} />
    </PictureCard>
  )
}
