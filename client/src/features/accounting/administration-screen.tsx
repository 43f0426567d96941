import { Button, Group, Popover, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdministrationView, administrationViews } from 'shared/administration/filters'
import { addMonths } from 'shared/formats/calendar-days'
import { monthIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts as texts } from 'shared/messages/it/administration'
import { monthsOf } from 'shared/timeline/period'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { downloadBlob, downloadText } from '../../ui/download.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import style from './administration.module.css'
import { type AdministrationSearch, administrationSearchFrom, showsOf } from './administration-search.ts'
import { DifferenceList } from './difference-list.tsx'
import { DisputeList, DueList, RefundList } from './ledger-lists.tsx'
import { PaidList } from './paid-list.tsx'
import { TransferList } from './transfer-list.tsx'

const ALL = 'all'
const choices = administrationViews.map(value => ({ value, label: texts.views[value] }))

const lists = {
  due: DueList,
  transfers: TransferList,
  paid: PaidList,
  refunds: RefundList,
  disputes: DisputeList,
  differences: DifferenceList,
} as const

type Props = { search: AdministrationSearch; onSearch: (search: AdministrationSearch) => void }

const MONTHS_OFFERED = 24

/** Downloads one month's transactions as CSV, or its invoices as one archive; the current month if none is chosen. */
function ExportButton({ month: shown }: { month: string | undefined }) {
  const { administration } = trpc.useUtils().team
  const thisMonth = `${useToday().slice(0, 7)}-01`
  const months = Array.from({ length: MONTHS_OFFERED }, (_, ago) => addMonths(thisMonth, -ago).slice(0, 7))
  const [chosen, setChosen] = useState<string | null>(null)
  const month = chosen ?? shown ?? thisMonth.slice(0, 7)
  const csv = useMutation({
    mutationFn: () => administration.export.fetch({ month }, { staleTime: 0 }),
    onSuccess: ({ fileName, content }) => downloadText(fileName, content),
    onError: error => showErrorToast(error, { text: texts.export.failed }),
  })
  const archive = useMutation({
    mutationFn: () => fetchInvoices(month),
    onSuccess: file => {
      if (file) downloadBlob(`${texts.export.archiveName(month)}.zip`, file)
      else showToast({ title: texts.export.noInvoices, text: texts.export.noInvoicesText })
    },
    onError: error => showErrorToast(error, { text: texts.export.failed }),
  })
  const listed = shown && !months.includes(shown) ? [shown, ...months] : months
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <SmallButton leftSection={<IconDownload size={18} aria-hidden="true" />} aria-haspopup="dialog">
          {texts.export.action}
        </SmallButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.export.action}>
        <Stack gap="sm">
          <SelectField
            label={texts.export.month}
            data={listed.map(value => ({ value, label: monthIt(`${value}-01`) }))}
            value={month}
            onChange={setChosen}
            comboboxProps={{ withinPortal: false }}
          />
          <Button variant="default" loading={csv.isPending} onClick={() => csv.mutate()}>
            {texts.export.csv}
          </Button>
          <Button variant="default" loading={archive.isPending} onClick={() => archive.mutate()}>
            {texts.export.xml}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Returns the archive of a month's invoices, or undefined if there are none. @throws Error if the server fails. */
async function fetchInvoices(month: string): Promise<Blob | undefined> {
  const response = await fetch(`/documents/fatture.zip?month=${month}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The archive of invoices was answered with ${response.status}.`)
  return response.blob()
}

type Sums = Outputs['team']['administration']['sums']

const amountsOf = ({ dueCents, overdueCents, awaitedCents, paidCents, refundedCents }: Sums) => [
  { name: texts.sums.due, amount: euro(dueCents) },
  { name: texts.sums.overdue, amount: euro(overdueCents), isBad: overdueCents > 0 },
  { name: texts.sums.awaited, amount: euro(awaitedCents) },
  { name: texts.sums.paid, amount: euro(paidCents) },
  { name: texts.sums.refunded, amount: euro(refundedCents) },
]

/** Returns what needs a decision, as one line; empty if nothing does. */
const pendingText = ({ differences, disputes, pendingRefunds }: Sums): string =>
  [
    disputes > 0 && texts.sums.disputes(disputes),
    pendingRefunds > 0 && texts.sums.pending(pendingRefunds),
    differences > 0 && texts.sums.differences(differences),
  ]
    .filter(Boolean)
    .join(' · ')

/** Shows the amounts due today, and those paid and refunded this month. */
function SumCards() {
  const query = trpc.team.administration.sums.useQuery()
  return (
    <QueryView query={query} skeletonHeights={[96]} errorTitle={texts.loadSums}>
      {sums => (
        <div>
          <dl className="tiles">
            {amountsOf(sums).map(({ name, amount, isBad }) => (
              <Stack key={name} className="panel" justify="space-between" gap={0} px={20} py="sm">
                <Text component="dt" size="sm" lh={1.35} c="dimmed">
                  {name}
                </Text>
                <Text
                  component="dd"
                  fz="1.375rem"
                  fw={650}
                  lh={1.3}
                  ff="heading"
                  {...(isBad && { c: 'red' })}
                >
                  {amount}
                </Text>
              </Stack>
            ))}
          </dl>
          {pendingText(sums) && (
            <Text fw={600} mt="sm">
              {pendingText(sums)}
            </Text>
          )}
        </div>
      )}
    </QueryView>
  )
}

function MonthFilter({ view, search, onSearch }: Props & { view: AdministrationView }) {
  const months = monthsOf('12-months', useToday()).map(day => day.slice(0, 7))
  const listed = search.month && !months.includes(search.month) ? [search.month, ...months] : months
  const data = [
    { value: ALL, label: texts.allMonths },
    ...listed.toReversed().map(value => ({ value, label: monthIt(`${value}-01`) })),
  ]
  return (
    <SelectField
      aria-label={texts.month}
      data={data}
      value={search.month ?? ALL}
      onChange={month => onSearch(administrationSearchFrom({ view, month }))}
    />
  )
}

function ListFilter(props: Props & { view: AdministrationView }) {
  const { view, search, onSearch } = props
  if (view === 'paid' || view === 'refunds') return <MonthFilter {...props} />
  const shows = showsOf[view]
  return (
    <SelectField
      aria-label={texts.show}
      data={shows.map(value => ({ value, label: texts.shows[value] }))}
      value={search.show ?? shows[0]}
      onChange={show => onSearch(administrationSearchFrom({ view, show }))}
    />
  )
}

/** Scrolls a row of views to the chosen one, which an address can choose outside the width of a phone. */
const scrollToChosen = (row: HTMLElement | null) =>
  row?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** Shows managers the money of all projects: sums, and one list at a time. */
export function AdministrationScreen({ search, onSearch }: Props) {
  const view = search.view ?? 'due'
  const List = lists[view]
  return (
    <Screen wide title={texts.title} intro={texts.intro} actions={<ExportButton month={search.month} />}>
      <SumCards />
      <Group justify="space-between" gap="12px 16px">
        <div ref={scrollToChosen} className={style.views}>
          <SegmentedControl
            withItemsBorders={false}
            aria-label={texts.view}
            data={choices}
            value={view}
            onChange={next => onSearch(administrationSearchFrom({ view: next }))}
          />
        </div>
        <ListFilter view={view} search={search} onSearch={onSearch} />
      </Group>
      <section aria-label={texts.views[view]}>
        <List key={view} search={search} />
      </section>
    </Screen>
  )
}
