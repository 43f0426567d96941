import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './timeline.module.css'

const texts = timelineTexts.calendar

/** Reads, renews and revokes the member's private calendar address. */
function useCalendar() {
  const { team } = trpc.useUtils()
  const query = trpc.team.calendar.get.useQuery()
  const renew = trpc.team.calendar.renew.useMutation({
    onSuccess: calendar => {
      team.calendar.get.setData(undefined, calendar)
      showToast({ title: texts.renewed })
    },
  })
  const revoke = trpc.team.calendar.revoke.useMutation({
    onSuccess: () => {
      team.calendar.get.setData(undefined, { url: null, active: false, createdAt: null })
      showToast({ title: texts.revoked })
    },
  })
  return { query, renew, revoke }
}

const fixed = teamTexts.timeline

const failed = { text: texts.failed }

type Mutations = Pick<ReturnType<typeof useCalendar>, 'renew' | 'revoke'>

function Address({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null)
  const copy = () =>
    navigator.clipboard
      .writeText(url)
      .then(() => showToast({ title: fixed.calendarCopied }))
      .catch(() => {
        input.current?.select()
        showToast({ variant: 'error', title: teamTexts.error, text: texts.copyByHand })
      })
  return (
    <Group w="100%" gap="sm">
      <TextInput
        flex={1}
        miw="min(260px, 100%)"
        ref={input}
        aria-label={texts.address}
        classNames={{ input: style.url ?? '' }}
        readOnly
        value={url}
        onFocus={event => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{fixed.calendarCopy}</Button>
    </Group>
  )
}

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
      <Button variant="default" size="sm" onClick={askToRenew}>
        {fixed.calendarRenew}
      </Button>
      <Button variant="subtle" size="sm" onClick={askToRevoke}>
        {fixed.calendarRevoke}
      </Button>
    </Group>
  )
}

type Calendar = Outputs['team']['calendar']['get']

function Content({ calendar, renew, revoke }: Mutations & { calendar: Calendar }) {
  if (!calendar.url)
    return (
      <>
        <Text c="dimmed" maw="62ch">
          {calendar.active ? texts.stale : texts.none}
        </Text>
        <Button
          loading={renew.isPending}
          onClick={() => renew.mutate(undefined, { onError: error => showErrorToast(error, failed) })}
        >
          {texts.create}
        </Button>
      </>
    )
  return (
    <>
      <Text c="dimmed" maw="62ch">
        {fixed.calendarText}
      </Text>
      <Address url={calendar.url} />
      <Endings renew={renew} revoke={revoke} />
    </>
  )
}

/** Address under which a member subscribes to the deadlines in another calendar. */
export function CalendarCard() {
  const { query, renew, revoke } = useCalendar()
  return (
    <SectionCard title={fixed.calendar}>
      <Stack align="flex-start" gap="md">
        <QueryView query={query} skeletonHeights={[46]} errorTitle={texts.load}>
          {calendar => <Content calendar={calendar} renew={renew} revoke={revoke} />}
        </QueryView>
      </Stack>
    </SectionCard>
  )
}
