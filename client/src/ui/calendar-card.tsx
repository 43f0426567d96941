import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { type ComponentProps, useRef } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { QuietButton, SmallButton } from './action-buttons.tsx'
import { confirm } from './confirm.tsx'
import { showErrorToast } from './errors.ts'
import { QueryView } from './query-view.tsx'
import { SectionCard } from './section-card.tsx'
import { showToast } from './toast-store.ts'

const texts = timelineTexts.calendar

type Calendar = { url: string | null; active: boolean }

interface Change {
  isPending: boolean
  mutate: (input: undefined, options: { onError: (error: unknown) => void }) => void
  mutateAsync: () => Promise<unknown>
}

type Mutations = { renew: Change; revoke: Change }

const fixed = teamTexts.timeline

const failed = { text: texts.failed }

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
        styles={{ input: { textOverflow: 'ellipsis' } }}
        ff="monospace"
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
      <SmallButton onClick={askToRenew}>{fixed.calendarRenew}</SmallButton>
      <QuietButton onClick={askToRevoke}>{fixed.calendarRevoke}</QuietButton>
    </Group>
  )
}

interface Props extends Mutations {
  query: ComponentProps<typeof QueryView<Calendar>>['query']
  title: string
  /** Text while there is no address, and above one. */
  none: string
  text: string
}

type ContentProps = Omit<Props, 'query' | 'title'> & { calendar: Calendar }

function Content({ calendar, none, text, renew, revoke }: ContentProps) {
  if (!calendar.url)
    return (
      <>
        <Text c="dimmed" maw="62ch">
          {calendar.active ? texts.stale : none}
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
        {text}
      </Text>
      <Address url={calendar.url} />
      <Endings renew={renew} revoke={revoke} />
    </>
  )
}

/**
 * Renders a private address under which other calendars subscribe. Renewing and revoking are reported in toasts by the
 * caller.
 */
export function CalendarCard({ query, title, ...rest }: Props) {
  return (
    <SectionCard title={title}>
      <Stack align="flex-start" gap="md">
        <QueryView query={query} skeletonHeights={[46]} errorTitle={texts.load}>
          {calendar => <Content calendar={calendar} {...rest} />}
        </QueryView>
      </Stack>
    </SectionCard>
  )
}
