import { Group, Paper, Text } from '@mantine/core'
import style from './overview.module.css'
import type { FillPattern } from './pictures.tsx'
import '@mantine/charts/styles.layer.css'
import { BarChart, LineChart } from '@mantine/charts'
import { useId } from 'react'
import { answerTimeIt, overviewTexts } from 'shared/messages/it/overview'

const tones: Record<FillPattern, string> = {
  solid: 'var(--accent)',
  striped: 'var(--warm)',
  pale: 'var(--field-line)',
}

const patternId = (id: string, pattern: FillPattern) => `${id}-${pattern}`

const fillOf = (id: string, pattern: FillPattern): string => `url(#${patternId(id, pattern)})`

/** Defines the fill patterns of a chart, which differ in more than their colour. */
function FillPatterns({ id }: { id: string }) {
  const frame = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' }
  return (
    <defs>
      {(Object.keys(tones) as FillPattern[]).map(pattern => (
        <pattern
          key={pattern}
          id={patternId(id, pattern)}
          {...frame}
          {...(pattern === 'striped' && { patternTransform: 'rotate(45)' })}
        >
          <rect width="8" height="8" fill={tones[pattern]} />
          {pattern === 'striped' && <rect width="2.5" height="8" fill="var(--surface)" />}
        </pattern>
      ))}
    </defs>
  )
}

type Line = { label: string; pattern: FillPattern; figure: string }

function ChartTooltip({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <Paper withBorder shadow="lg" radius={10} miw={180} px={14} py={10} fz="sm">
      <b>{title}</b>
      {lines.map(({ label, pattern, figure }) => (
        <Group key={label} component="p" gap={8} mt={4}>
          <span className={style.swatch} data-pattern={pattern} />
          {label}
          <Text span inherit fw={650} ml="auto" pl="md">
            {figure}
          </Text>
        </Group>
      ))}
    </Paper>
  )
}

const HOUR_SECONDS = 3600

const { promised, median } = overviewTexts.requests

export type MediansProps = {
  rows: readonly { name: string; seconds: number | null }[]
  promisedHours: number
}

/** Draws the median answer time by week; weeks without an answer are gaps. */
export function Medians({ rows, promisedHours }: MediansProps) {
  const data = rows.map(({ name, seconds }) => ({
    name,
    hours: seconds === null ? null : seconds / HOUR_SECONDS,
  }))
  return (
    <LineChart
      aria-hidden="true"
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
              label: median,
              pattern: 'solid',
              figure: answerTimeIt(Number(value) * HOUR_SECONDS),
            }))}
          />
        ),
      }}
    />
  )
}

export type Series = { name: string; label: string; pattern: FillPattern }

export type BarsProps = {
  /** One bar or pile each: `name` is its label, and a number for each series. */
  rows: readonly Record<string, string | number>[]
  series: readonly Series[]
  stacked?: boolean
  horizontal?: boolean
  format?: (value: number) => string
  /** Width of the value axis, in px. */
  figureWidth?: number
}

const HEIGHT = 260
const NAMES_WIDTH = 130

export function Bars({
  rows,
  series,
  stacked = false,
  horizontal = false,
  format = String,
  figureWidth = 40,
}: BarsProps) {
  const id = useId()
  const labels = new Map(series.map(({ name, label, pattern }) => [name, { label, pattern }]))
  return (
    <BarChart
      aria-hidden="true"
      h={HEIGHT}
      data={rows as Record<string, unknown>[]}
      dataKey="name"
      series={series.map(({ name, pattern }) => ({ name, color: fillOf(id, pattern) }))}
      type={stacked ? 'stacked' : 'default'}
      orientation={horizontal ? 'vertical' : 'horizontal'}
      gridAxis={horizontal ? 'y' : 'x'}
      strokeDasharray="0"
      maxBarWidth={44}
      valueFormatter={format}
      accessibilityLayer={false}
      classNames={{ bar: style.bar ?? '' }}
      barProps={{ radius: 2 }}
      {...(horizontal
        ? { yAxisProps: { width: NAMES_WIDTH } }
        : { yAxisProps: { width: figureWidth, allowDecimals: false } })}
      xAxisProps={{ allowDecimals: false }}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ChartTooltip
            title={String(label ?? '')}
            lines={(payload ?? []).map(({ name, value }) => ({
              ...(labels.get(String(name)) ?? { label: String(name), pattern: 'solid' }),
              figure: format(Number(value)),
            }))}
          />
        ),
      }}
    >
      <FillPatterns id={id} />
    </BarChart>
  )
}
