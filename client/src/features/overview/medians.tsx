import '@mantine/charts/styles.layer.css'
import { LineChart } from '@mantine/charts'
import { answerTimeIt, overviewTexts } from 'shared/messages/it/overview'
import { ChartTooltip } from './chart-tooltip.tsx'

const HEIGHT = 260
const HOUR_SECONDS = 3600

const { promised, median } = overviewTexts.requests

export type MediansProps = {
  rows: readonly { name: string; seconds: number | null }[]
  promisedHours: number
}

/** The typical time to an answer, week by week; weeks without an answer are gaps. */
export default function Medians({ rows, promisedHours }: MediansProps) {
  const data = rows.map(({ name, seconds }) => ({
    name,
    hours: seconds === null ? null : seconds / HOUR_SECONDS,
  }))
  return (
    <LineChart
      h={HEIGHT}
      data={data}
      dataKey="name"
      series={[{ name: 'hours', color: 'var(--accent)' }]}
      curveType="linear"
      connectNulls={false}
      strokeDasharray="0"
      strokeWidth={2.5}
      valueFormatter={hours => `${Math.round(hours)} h`}
      yAxisProps={{ width: 48, domain: [0, (most: number) => Math.max(most, promisedHours) + 4] }}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
      referenceLines={[{ y: promisedHours, label: promised, color: 'var(--danger)', strokeDasharray: '6 4' }]}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ChartTooltip
            title={String(label ?? '')}
            lines={(payload ?? []).map(({ value }) => ({
              ...{ label: median, look: 'solid' },
              figure: answerTimeIt(Number(value) * HOUR_SECONDS),
            }))}
          />
        ),
      }}
    />
  )
}
