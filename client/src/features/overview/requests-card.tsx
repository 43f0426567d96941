import { Stack, Text, Title } from '@mantine/core'
import { useContext } from 'react'
import { shortDateIt } from 'shared/formats/date-it'
import { ANSWER_WITHIN_HOURS } from 'shared/inbox/lead'
import { answerTimeIt, overviewTexts } from 'shared/messages/it/overview'
import { percentOf } from 'shared/overview/share'
import { LinkButton } from '../../ui/links.tsx'
import type { Overview } from './overview-screen.tsx'
import {
  BarChartFigure,
  ChartCard,
  ChartLegend,
  ChartsEnabled,
  FiguresTable,
  MedianChartFigure,
} from './pictures.tsx'

const texts = overviewTexts.requests
type Requests = Overview['requests']

const series = [
  { name: 'inTime', label: texts.inTime, pattern: 'solid' },
  { name: 'late', label: texts.late, pattern: 'striped' },
  { name: 'other', label: texts.other, pattern: 'pale' },
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
  if (!useContext(ChartsEnabled)) return null
  return (
    <div className="columns equal-side gap-24">
      <Stack gap="md" miw={0}>
        <ChartLegend series={series} />
        <BarChartFigure
          stacked
          rows={weeks.map(({ week, inTime, late, other }) => ({ name: dayOf(week), inTime, late, other }))}
          series={series}
        />
        <Text c="dimmed" fz="sm" maw="62ch">
          {texts.otherText}
        </Text>
      </Stack>
      <Stack gap="md" miw={0}>
        <Title order={3} ff="text" fz="1rem" fw={600} lh={1.6}>
          {texts.medianTitle}
        </Title>
        <MedianChartFigure
          rows={weeks.map(({ week, medianSeconds }) => ({ name: dayOf(week), seconds: medianSeconds }))}
          promisedHours={ANSWER_WITHIN_HOURS}
        />
        <Text c="dimmed" fz="sm" maw="62ch">
          {texts.medianText}
        </Text>
      </Stack>
    </div>
  )
}

const toLeads = (
  <LinkButton variant="default" to="/team/leads">
    {texts.toLeads}
  </LinkButton>
)

export function RequestsCard({ requests: { weeks, total } }: { requests: Requests }) {
  return (
    <ChartCard texts={texts} isEmpty={total.received === 0} emptyLink={toLeads} wide>
      <Pictures weeks={weeks} />
      <FiguresTable
        caption={texts.title}
        head={[texts.week, texts.received, texts.inTime, texts.late, texts.other, texts.median]}
        rows={weeks.map(week => rowOf(texts.weekFrom(shortDateIt(week.week)), week)).reverse()}
        foot={rowOf(texts.total, total)}
      />
    </ChartCard>
  )
}
