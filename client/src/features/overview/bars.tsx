import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { useId } from 'react'
import { ChartTooltip } from './chart-tooltip.tsx'
import { Fillings, fillOf } from './fillings.tsx'
import style from './overview.module.css'
import type { Look } from './picture.tsx'

export type Series = { name: string; label: string; look: Look }

export type BarsProps = {
  /** Named by `name`, with a number for each series. */
  rows: readonly Record<string, string | number>[]
  series: readonly Series[]
  stacked?: boolean
  /** Bars lie, with their names beside them. */
  horizontal?: boolean
  format?: (value: number) => string
  /** Room for the figures at the side, in px. */
  figureWidth?: number
}

const HEIGHT = 260
const NAMES_WIDTH = 130

/** Bars of one or several series; the lines between the pieces of a pile are the paper's. */
export default function Bars({
  rows,
  series,
  stacked = false,
  horizontal = false,
  format = String,
  figureWidth = 40,
}: BarsProps) {
  const id = useId()
  const labels = new Map(series.map(({ name, label, look }) => [name, { label, look }]))
  return (
    <BarChart
      h={HEIGHT}
      data={rows as Record<string, unknown>[]}
      dataKey="name"
      series={series.map(({ name, look }) => ({ name, color: fillOf(id, look) }))}
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
              ...(labels.get(String(name)) ?? { label: String(name), look: 'solid' }),
              figure: format(Number(value)),
            }))}
          />
        ),
      }}
    >
      <Fillings id={id} />
    </BarChart>
  )
}
