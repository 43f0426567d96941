import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { monthIt } from 'shared/formats/date-it'
import { percentIt } from 'shared/formats/italian'
import { euro } from 'shared/formats/units'
import { answerTimeIt, countIt, overviewTexts } from 'shared/messages/it/overview'
import { teamTexts } from 'shared/messages/it/team'
import { percentOf } from 'shared/overview/share'
import { deadlineBuckets } from 'shared/timeline/deadlines'
import { overviewPeriods } from 'shared/timeline/period'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import style from './overview.module.css'
import type { OverviewSearch } from './overview-search.ts'
import {
  BarChartFigure,
  ChartCard,
  ChartLegend,
  ChartsEnabled,
  FiguresTable,
  type FillPattern,
} from './pictures.tsx'
import { RequestsCard } from './requests-card.tsx'

export type Overview = Outputs['team']['overview']

const headlineTexts = overviewTexts.headlines
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function headlinesOf({ projects, requests, payments }: Overview) {
  const { inTime, late, medianSeconds } = requests.total
  const share = percentOf(inTime, inTime + late)
  return [
    {
      name: headlineTexts.open,
      figure: countIt(sum(projects.open.flatMap(row => deadlineBuckets.map(bucket => row[bucket])))),
    },
    { name: headlineTexts.overdue, figure: countIt(sum(projects.open.map(row => row.overdue))) },
    { name: headlineTexts.median, figure: answerTimeIt(medianSeconds) },
    { name: headlineTexts.inTime, figure: share === null ? headlineTexts.noShare : percentIt(share) },
    { name: headlineTexts.paid, figure: euro(sum(payments.map(month => month.paidCents))) },
  ]
}

function Headlines({ overview }: { overview: Overview }) {
  return (
    <dl className={`tiles ${style.wide}`} aria-label={headlineTexts.label}>
      {headlinesOf(overview).map(({ name, figure }) => (
        <Stack key={name} className="panel" justify="space-between" gap={8} px={20} py="md">
          <Text component="dt" fz="0.9375rem" lh={1.35} c="dimmed">
            {name}
          </Text>
          <Text component="dd" ff="heading" fz="1.5rem" fw={650} lh={1.15} className="tabular">
            {figure}
          </Text>
        </Stack>
      ))}
    </dl>
  )
}

const roundTexts = overviewTexts.rounds
const nameOf = (rounds: number): string => roundTexts.names[rounds] ?? String(rounds)

function RoundsCard({ rounds }: { rounds: Overview['rounds'] }) {
  return (
    <ChartCard texts={roundTexts} isEmpty={rounds.every(row => row.projects === 0)} wide>
      <div className="columns equal-side gap-24">
        <BarChartFigure
          rows={rounds.map(row => ({ name: nameOf(row.rounds), projects: row.projects }))}
          series={[{ name: 'projects', label: roundTexts.projects, pattern: 'solid' }]}
        />
        <FiguresTable
          caption={roundTexts.title}
          head={[roundTexts.rounds, roundTexts.projects]}
          rows={rounds.map(row => [nameOf(row.rounds), row.projects])}
        />
      </div>
    </ChartCard>
  )
}

const paymentTexts = overviewTexts.payments
type Month = Overview['payments'][number]

const paymentSeries = [
  { name: 'paidCents', label: paymentTexts.paid, pattern: 'solid' },
  { name: 'refundedCents', label: paymentTexts.refunded, pattern: 'striped' },
] as const

const sumOf = (months: Month[], key: 'paidCount' | 'paidCents' | 'refundedCents') =>
  months.reduce((total, month) => total + month[key], 0)

const monthRow = (name: string, months: Month[]) =>
  [
    name,
    sumOf(months, 'paidCount'),
    euro(sumOf(months, 'paidCents')),
    euro(sumOf(months, 'refundedCents')),
  ] as const

function Months({ months }: { months: Month[] }) {
  return (
    <>
      <ChartLegend series={paymentSeries} />
      <BarChartFigure
        rows={months.map(({ month, paidCents, refundedCents }) => ({
          paidCents,
          refundedCents,
          name: monthIt(month).slice(0, 3),
        }))}
        series={paymentSeries}
        format={euro}
        figureWidth={76}
      />
      <FiguresTable
        caption={paymentTexts.title}
        head={[paymentTexts.month, paymentTexts.count, paymentTexts.paid, paymentTexts.refunded]}
        rows={months.map(month => monthRow(monthIt(month.month), [month])).reverse()}
        foot={monthRow(paymentTexts.total, months)}
      />
    </>
  )
}

function PaymentsCard({ payments }: { payments: Month[] }) {
  const isEmpty = payments.every(({ paidCount, refundedCount }) => paidCount + refundedCount === 0)
  return (
    <ChartCard texts={paymentTexts} isEmpty={isEmpty}>
      <Months months={payments} />
    </ChartCard>
  )
}

const projectTexts = overviewTexts.projects
type Row = Overview['projects']['open'][number]

const patterns: Record<Row['status'], FillPattern> = {
  briefing: 'pale',
  'in-production': 'solid',
  'in-review': 'striped',
}
const projectSeries = (Object.keys(patterns) as Row['status'][]).map(status => ({
  name: status,
  pattern: patterns[status],
  label: teamTexts.status[status],
}))

const totalOf = (row: Row) => deadlineBuckets.reduce((total, bucket) => total + row[bucket], 0)

function Open({ open }: { open: Row[] }) {
  const rows = deadlineBuckets.map(bucket => ({
    name: projectTexts.buckets[bucket],
    ...Object.fromEntries(open.map(row => [row.status, row[bucket]])),
  }))
  const figures = open.map((row): [string, ...string[]] => [
    teamTexts.status[row.status],
    ...deadlineBuckets.map(bucket => countIt(row[bucket])),
    countIt(totalOf(row)),
  ])
  return (
    <>
      <ChartLegend series={projectSeries} />
      <BarChartFigure horizontal stacked rows={rows} series={projectSeries} />
      <FiguresTable
        caption={projectTexts.title}
        head={[
          projectTexts.status,
          ...deadlineBuckets.map(bucket => projectTexts.buckets[bucket]),
          projectTexts.total,
        ]}
        rows={figures}
      />
    </>
  )
}

function ProjectsCard({ projects: { open, completed } }: { projects: Overview['projects'] }) {
  return (
    <ChartCard
      texts={projectTexts}
      isEmpty={open.every(row => totalOf(row) === 0)}
      foot={
        completed > 0 && (
          <Text c="dimmed" fz="sm">
            {projectTexts.completed(countIt(completed))}
          </Text>
        )
      }
    >
      <Open open={open} />
    </ChartCard>
  )
}

const periods = overviewPeriods.map(value => ({ value, label: overviewTexts.periods[value] }))

type Props = { search: OverviewSearch; onSearch: (search: OverviewSearch) => void }

/**
 * Shows managers the figures of a period as tables, and as charts once they ask for them; the browser remembers that.
 */
export function OverviewScreen({ search: { period = overviewPeriods[0] }, onSearch }: Props) {
  const query = trpc.team.overview.useQuery({ period }, { placeholderData: previous => previous })
  const [showsCharts, setShowsCharts] = useLocalStorage({
    key: 'overview-charts',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const actions = (
    <>
      <SmallButton onClick={() => setShowsCharts(!showsCharts)}>
        {showsCharts ? overviewTexts.hidePictures : overviewTexts.showPictures}
      </SmallButton>
      <SegmentedControl
        aria-label={overviewTexts.period}
        data={periods}
        value={period}
        onChange={next => onSearch({ period: next })}
      />
    </>
  )
  return (
    <Screen wide title={overviewTexts.title} intro={overviewTexts.intro} actions={actions}>
      <QueryView query={query} skeletonHeights={[96, 420, 420]} errorTitle={overviewTexts.load}>
        {overview => (
          <ChartsEnabled value={showsCharts}>
            <div className={style.overview} aria-busy={query.isPlaceholderData}>
              <Headlines overview={overview} />
              <ProjectsCard projects={overview.projects} />
              <PaymentsCard payments={overview.payments} />
              <RequestsCard requests={overview.requests} />
              <RoundsCard rounds={overview.rounds} />
            </div>
          </ChartsEnabled>
        )}
      </QueryView>
    </Screen>
  )
}
