import { euro } from 'shared/formats/euro'
import { percentIt } from 'shared/formats/percent-it'
import { answerTimeIt, countIt, overviewTexts } from 'shared/messages/it/overview'
import { deadlineBuckets } from 'shared/overview/deadline-bucket'
import { percentOf } from 'shared/overview/share'
import type { Outputs } from '../../lib/trpc.ts'
import style from './overview.module.css'

export type Overview = Outputs['team']['overview']

const texts = overviewTexts.headlines
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function figuresOf({ projects, requests, payments }: Overview) {
  const { inTime, late, medianSeconds } = requests.total
  const share = percentOf(inTime, inTime + late)
  return [
    {
      name: texts.open,
      figure: countIt(sum(projects.open.flatMap(row => deadlineBuckets.map(bucket => row[bucket])))),
    },
    { name: texts.overdue, figure: countIt(sum(projects.open.map(row => row.overdue))) },
    { name: texts.median, figure: answerTimeIt(medianSeconds) },
    { name: texts.inTime, figure: share === null ? texts.noShare : percentIt(share) },
    { name: texts.paid, figure: euro(sum(payments.map(month => month.paidCents))) },
  ]
}

/** The five figures that one asks for first. */
export function Headlines({ overview }: { overview: Overview }) {
  return (
    <dl className={style.headlines} aria-label={texts.label}>
      {figuresOf(overview).map(({ name, figure }) => (
        <div key={name} className={`panel ${style.headline}`}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
