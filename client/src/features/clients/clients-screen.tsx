import { Button, Group, Table, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBuilding } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { shortDateIt } from 'shared/formats/date-it'
import { clientTexts as texts } from 'shared/messages/it/clients'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DataTable, tableStyle } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import style from './clients.module.css'

const NewClientDialog = lazyComponent(() => import('../../ui/new-client-dialog.tsx'))

type Props = { search: string | undefined; onSearch: (search: string | undefined) => void }

export const clientsPageOf = (search: string | undefined) => ({ ...(search && { search }), limit: 30 })

function NewClientButton({ onSearch }: Pick<Props, 'onSearch'>) {
  const [opened, { open, close }] = useDisclosure()
  const navigate = useNavigate()
  const { team } = trpc.useUtils()
  const create = trpc.team.clients.create.useMutation({ onSuccess: () => team.clients.invalidate() })
  return (
    <>
      <Button onClick={open} onPointerEnter={NewClientDialog.preload}>
        {texts.create.open}
      </Button>
      <NewClientDialog
        opened={opened}
        onClose={close}
        onCreate={create.mutateAsync}
        onCreated={({ companyId }) => void navigate({ to: '/team/client/$companyId', params: { companyId } })}
        onExisting={onSearch}
      />
    </>
  )
}

type Client = Outputs['team']['clients']['list']['items'][number]

function ClientRow({ client }: { client: Client }) {
  const { id, name, contact, email, projects, createdAt } = client
  const [column, person, count, since] = texts.columns
  return (
    <Table.Tr>
      <Table.Td className={tableStyle.main} data-column={column}>
        <h2 className={tableStyle.title}>
          <Link to="/team/client/$companyId" params={{ companyId: id }} className="stretched-link">
            {name ?? contact}
          </Link>
        </h2>
      </Table.Td>
      <Table.Td data-label={person}>
        <Text span size="sm" className={style.contact} title={`${contact} · ${email}`}>
          {contact} · {email}
        </Text>
      </Table.Td>
      <Table.Td data-label={count} className={tableStyle.nowrap}>
        {projects}
      </Table.Td>
      <Table.Td data-label={since} className={tableStyle.end}>
        {shortDateIt(createdAt)}
      </Table.Td>
    </Table.Tr>
  )
}

function Empty({ search, onSearch }: Props) {
  if (!search) return <EmptyState icon={IconBuilding} title={texts.empty.title} text={texts.empty.text} />
  return (
    <EmptyState icon={IconBuilding} title={texts.nothing.title} text={texts.nothing.text}>
      <Button variant="default" onClick={() => onSearch(undefined)}>
        {texts.clear}
      </Button>
    </EmptyState>
  )
}

/** Lists the companies that order, for managers. */
export function ClientsScreen(props: Props) {
  const { search, onSearch } = props
  const query = trpc.team.clients.list.useInfiniteQuery(clientsPageOf(search), cursorQueryOptions)
  const total = query.data?.pages[0]?.total
  return (
    <Screen
      wide
      title={texts.title}
      intro={texts.intro}
      count={total && texts.total(total.count, total.isExact)}
      actions={<NewClientButton onSearch={onSearch} />}
    >
      <Group component="search" gap="sm">
        <SearchField
          flex="1 1 320px"
          maw={480}
          label={texts.search}
          initial={search ?? ''}
          onSearch={words => onSearch(words || undefined)}
        />
      </Group>
      <PagedList
        query={query}
        skeletonHeights={[44, 44, 44, 44]}
        errorTitle={texts.load}
        empty={<Empty {...props} />}
      >
        {items => (
          <DataTable columns={texts.columns} busy={query.isPlaceholderData}>
            {items.map(client => (
              <ClientRow key={client.id} client={client} />
            ))}
          </DataTable>
        )}
      </PagedList>
    </Screen>
  )
}
