import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { shootTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { QuietButton, SmallButton } from '../ui/action-buttons.tsx'
import { confirm } from '../ui/confirm.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { showErrorToast } from '../ui/errors.ts'
import { QueryView } from '../ui/query-view.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { showToast } from '../ui/toast-store.ts'
import { trpc } from './trpc.ts'

const texts = timelineTexts.calendar

const fixed = teamTexts.timeline

const failed = { text: texts.failed }

const Address = ({ url }: { url: string }) => (
  <Group w="100%" gap="sm">
    <TextInput
      flex={1}
      miw="min(260px, 100%)"
      aria-label={texts.address}
      styles={{ input: { textOverflow: 'ellipsis' } }}
      ff="monospace"
      readOnly
      value={url}
      onFocus={event => event.currentTarget.select()}
    />
    <CopyButton text={url} label={fixed.calendarCopy} />
  </Group>
)

type Area = 'team' | 'dashboard'

/** Both areas have the same router. */
function useCalendar(area: Area) {
  const { team, dashboard } = trpc.useUtils()
  const { get: cache } = area === 'team' ? team.calendar : dashboard.calendar
  const router = area === 'team' ? trpc.team.calendar : trpc.dashboard.calendar
  const query = router.get.useQuery()
  const renew = router.renew.useMutation({
    onSuccess: renewed => {
      cache.setData(undefined, renewed)
      showToast({ title: texts.renewed })
    },
  })
  const revoke = router.revoke.useMutation({
    onSuccess: () => {
      cache.setData(undefined, { url: null, active: false, createdAt: null })
      showToast({ title: texts.revoked })
    },
  })
  return { query, renew, revoke }
}

type Mutations = Pick<ReturnType<typeof useCalendar>, 'renew' | 'revoke'>

/** Renewing and revoking ask first, since calendars elsewhere use the address. */
function Endings({ renew, revoke }: Mutations) {
  const askToRenew = () =>
    confirm(
      { title: texts.renewTitle, text: texts.renewText, confirm: fixed.calendarRenew },
      () => renew.mutateAsync(),
      failed,
    )
  const askToRevoke = () =>
    confirm(
      {
        title: texts.revokeTitle,
        text: texts.revokeText,
        confirm: fixed.calendarRevoke,
        danger: true,
      },
      () => revoke.mutateAsync(),
      failed,
    )
  return (
    <Group gap={8}>
      <SmallButton onClick={askToRenew}>{fixed.calendarRenew}</SmallButton>
      <QuietButton onClick={askToRevoke}>{fixed.calendarRevoke}</QuietButton>
    </Group>
  )
}

/** Texts of an area: `none` while there is no address, `text` above one. */
const areaTexts = {
  team: { title: fixed.calendar, none: texts.none, text: fixed.calendarText },
  dashboard: shootTexts.calendar,
}

/** Renders a private address under which a user subscribes to an area's dates in another calendar. */
export function CalendarCard({ area }: { area: Area }) {
  const { query, renew, revoke } = useCalendar(area)
  const { title, none, text } = areaTexts[area]
  return (
    <SectionCard title={title}>
      <Stack align="flex-start" gap="md">
        <QueryView query={query} skeletonHeights={[46]} errorTitle={texts.load}>
          {({ url, active }) =>
            url ? (
              <>
                <Text c="dimmed" maw="62ch">
                  {text}
                </Text>
                <Address url={url} />
                <Endings renew={renew} revoke={revoke} />
              </>
            ) : (
              <>
                <Text c="dimmed" maw="62ch">
                  {active ? texts.stale : none}
                </Text>
                <Button
                  loading={renew.isPending}
                  onClick={() => renew.mutate(undefined, { onError: error => showErrorToast(error, failed) })}
                >
                  {texts.create}
                </Button>
              </>
            )
          }
        </QueryView>
      </Stack>
    </SectionCard>
  )
}
