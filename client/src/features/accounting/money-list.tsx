import { Group, Table, Text } from '@mantine/core'
import { IconCoinEuro } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import type { AdministrationView } from 'shared/administration/filters'
import { administrationTexts as texts } from 'shared/messages/it/administration'
import { useHubSession } from '../../lib/hub-session.ts'
import { DataTable, tableStyle } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkAnchor } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import style from './administration.module.css'

interface Props<Item> {
  view: AdministrationView
  query: ComponentProps<typeof PagedList<Item>>['query'] & { isPlaceholderData: boolean }
  /** Renders the row of an item, with its key. */
  children: (item: Item) => ReactNode
}

const { project, facts, amount, actions } = texts.columns
const columns = [project, facts, amount, actions]

export function MoneyList<Item>({ view, query, children }: Props<Item>) {
  return (
    <PagedList
      query={query}
      skeletonHeights={[44, 44, 44, 44]}
      errorTitle={texts.load}
      empty={<EmptyState icon={IconCoinEuro} title={texts.empty[view].title} text={texts.empty[view].text} />}
    >
      {items => (
        <DataTable columns={columns} busy={query.isPlaceholderData}>
          {items.map(children)}
        </DataTable>
      )}
    </PagedList>
  )
}

interface RowProps {
  about: { projectId: string | null; title: string | null; client: string | null }
  /** Names the entry, unless it is simply money of a project. */
  heading?: string
  badge?: ReactNode
  /** Paragraphs, which are shown in one line where there is room. */
  facts: ReactNode
  cents: number
  action?: ReactNode
  /** Shown instead of the link if there is no project. */
  missingProjectLabel?: string
}

export function MoneyRow(props: RowProps) {
  const { about, heading, badge, facts, cents, action, missingProjectLabel = texts.gone } = props
  const { projectId, title, client } = about
  const seesProjects = !useHubSession().member.isAccountingOnly
  return (
    <Table.Tr>
      <Table.Td className={style.project}>
        {heading && <Text fw={650}>{heading}</Text>}
        <Group gap="2px 10px" fw={heading ? 500 : 650}>
          {projectId && seesProjects ? (
            <LinkAnchor inherit c="inherit" to="/team/project/$projectId" params={{ projectId }}>
              {title}
            </LinkAnchor>
          ) : (
            (title ?? missingProjectLabel)
          )}
          {badge}
        </Group>
        {client && (
          <Text inherit c="dimmed">
            {client}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={style.facts}>{facts}</Table.Td>
      <Table.Td fw={650} className={tableStyle.end}>
        <Money cents={cents} />
      </Table.Td>
      <Table.Td className={tableStyle.end}>{action}</Table.Td>
    </Table.Tr>
  )
}
