import { Group, Stack, Table, Text } from '@mantine/core'
import { createContext, type ReactNode, useContext } from 'react'
import { overviewTexts } from 'shared/messages/it/overview'
import { teamTexts } from 'shared/messages/it/team'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { BarsProps, MediansProps } from './charts.tsx'
import style from './overview.module.css'

const toProjects = (
  <LinkButton variant="default" to="/team/projects">
    {teamTexts.access.toProjects}
  </LinkButton>
)

type CardProps = {
  texts: { title: string; text: string; empty: string; emptyText: string }
  /** True without data; the card then links to the page that creates them. */
  isEmpty: boolean
  emptyLink?: ReactNode
  wide?: boolean
  /** Rendered below the chart, also while there is none. */
  foot?: ReactNode
  children: ReactNode
}

export function ChartCard({ texts, isEmpty, emptyLink = toProjects, wide, foot, children }: CardProps) {
  return (
    <SectionCard title={texts.title} className={wide ? style.wide : undefined}>
      <Stack gap="md" miw={0}>
        <Text c="dimmed" fz="sm" maw="62ch">
          {texts.text}
        </Text>
        {isEmpty ? (
          <EmptyState level={3} title={texts.empty} text={texts.emptyText}>
            {emptyLink}
          </EmptyState>
        ) : (
          children
        )}
        {foot}
      </Stack>
    </SectionCard>
  )
}

type Cell = string | number

type TableProps = {
  caption: string
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...Cell[]])[]
  foot?: readonly [string, ...Cell[]]
}

function Row({ cells: [name, ...figures] }: { cells: readonly [string, ...Cell[]] }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row's cells never change places
        <Table.Td key={index}>{figure}</Table.Td>
      ))}
    </Table.Tr>
  )
}

/** Shows the values behind a chart. A long or wide table scrolls within its frame, by keys too. */
export function FiguresTable({ caption, head, rows, foot }: TableProps) {
  return (
    <Table.ScrollContainer
      minWidth={0}
      type="native"
      className={style.scroll}
      role="region"
      tabIndex={0}
      aria-label={caption}
    >
      <Table stickyHeader verticalSpacing={8} horizontalSpacing="xs" className={style.table}>
        <caption className="visually-hidden">{caption}</caption>
        <Table.Thead>
          <Table.Tr>
            {head.map(name => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(row => (
            <Row key={row[0]} cells={row} />
          ))}
        </Table.Tbody>
        {foot && (
          <Table.Tfoot>
            <Row cells={foot} />
          </Table.Tfoot>
        )}
      </Table>
    </Table.ScrollContainer>
  )
}

/** True if charts are shown. Their library is heavier than the rest of the page and is loaded only then. */
export const ChartsEnabled = createContext(false)

const Bars = lazyComponent<BarsProps>(() => import('./charts.tsx').then(charts => ({ default: charts.Bars })))
const Medians = lazyComponent<MediansProps>(() =>
  import('./charts.tsx').then(charts => ({ default: charts.Medians })),
)

/** Fill patterns that distinguish the series of a chart without colour. */
export type FillPattern = 'solid' | 'striped' | 'pale'

/** Explains the fill patterns. The chart itself is hidden from screen readers, which have the table. */
export function ChartLegend({ series }: { series: readonly { label: string; pattern: FillPattern }[] }) {
  return useContext(ChartsEnabled) ? (
    <Group component="ul" gap="6px 20px" fz="0.9375rem" aria-label={overviewTexts.key}>
      {series.map(({ label, pattern }) => (
        <Group component="li" key={label} gap={8}>
          <span className={style.swatch} data-pattern={pattern} aria-hidden="true" />
          {label}
        </Group>
      ))}
    </Group>
  ) : null
}

function Picture({ children }: { children: ReactNode }) {
  return useContext(ChartsEnabled) ? <div className={style.picture}>{children}</div> : null
}

export const BarChartFigure = (props: BarsProps) => (
  <Picture>
    <Bars {...props} />
  </Picture>
)

export const MedianChartFigure = (props: MediansProps) => (
  <Picture>
    <Medians {...props} />
  </Picture>
)
