import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import style from './data-table.module.css'

interface Props {
  /** Names of the columns; on small screens cells show the one in their `data-label`. */
  columns: readonly string[]
  /** Head of a narrow first column, such as a checkbox for all rows. */
  lead?: ReactNode
  busy?: boolean
  children: ReactNode
}

/**
 * Renders a dense table whose head sticks below the app's header. On small screens each row is a card. A link of the
 * class `stretched-link` covers its whole row.
 */
export const DataTable = ({ columns, lead, busy = false, children }: Props) => (
  <Table
    stickyHeader
    stickyHeaderOffset={65}
    withRowBorders={false}
    horizontalSpacing={12}
    verticalSpacing={3}
    className={style.table}
    aria-busy={busy}
  >
    <Table.Thead>
      <Table.Tr>
        {lead && <Table.Th>{lead}</Table.Th>}
        {columns.map(name => (
          <Table.Th key={name}>{name}</Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>{children}</Table.Tbody>
  </Table>
)

export { style as tableStyle }
