import { useContext } from 'react'
import { shortDateIt } from 'shared/formats/date-it'
import { ANSWER_WITHIN_HOURS } from 'shared/leads/lead-clock'
import { answerTimeIt, overviewTexts } from 'shared/messages/it/overview'
import { percentOf } from 'shared/overview/share'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FiguresTable } from './figures-table.tsx'
import type { Overview } from './headlines.tsx'
import style from './overview.module.css'
import { BarPicture, ChartLegend, MedianPicture, PicturesWanted } from './picture.tsx'
import { PictureCard } from './picture-card.tsx'

const texts = overviewTexts.requests
type Requests = Overview['requests']

const series = [
  { name: 'inTime', label: texts.inTime, look: 'solid' },
  { name: 'late', label: texts.late, look: 'striped' },
  { name: 'other', label: texts.other, look: 'pale' },
] as const

const dayOf = (week: string) => shortDateIt(week).slice(0, 5)

const rowOf = (name: string, { received, inTime, late, other, medianSeconds }: Requests['total']) =>
  [
    name,
    received,
    texts.share(inTime, percentOf(inTime, inTime + late)),
    late,
    other,
    medianSeconds === null ? '–' : answerTimeIt(medianSeconds),
  ] as const

function Pictures({ weeks }: Pick<Requests, 'weeks'>) {
  if (!useContext(PicturesWanted)) return null
  return (
    <div className={style.pictures}>
      <div className={style.stack}>
        <ChartLegend series={series} />
        <BarPicture
          stacked
          rows={weeks.map(({ week, inTime, late, other }) => ({ name: dayOf(week), inTime, late, other }))}
          series={series}
        />
        <p className={style.soft}>{texts.otherText}</p>
      </div>
      <div className={style.stack}>
        <h3 className={style.subtitle}>{texts.medianTitle}</h3>
        <MedianPicture
          rows={weeks.map(({ week, medianSeconds }) => ({ name: dayOf(week), seconds: medianSeconds }))}
          promisedHours={ANSWER_WITHIN_HOURS}
        />
        <p className={style.soft}>{texts.medianText}</p>
      </div>
    </div>
  )
}

const toLeads = (
  <ButtonLink variant="outline" to="/team/leads">
    {texts.toLeads}
  </ButtonLink>
)

/** What came in week by week, and how soon it was answered. */
export function RequestsCard({ requests: { weeks, total } }: { requests: Requests }) {
  return (
    <PictureCard texts={texts} isEmpty={total.received === 0} way={toLeads} wide>
      <Pictures weeks={weeks} />
      <FiguresTable
        caption={texts.title}
        head={[texts.week, texts.received, texts.inTime, texts.late, texts.other, texts.median]}
        rows={weeks.map(one => rowOf(texts.weekFrom(shortDateIt(one.week)), one)).reverse()}
        foot={rowOf(texts.total, total)}
      />
    </PictureCard>
  )
}
