import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { GUEST_DAYS, type GuestLinkState } from 'shared/deliverables/guest'
import { inviteGuestInput } from 'shared/deliverables/guests.inputs'
import { dateTimeIt } from 'shared/formats/date-it'
import { guestOpenText } from 'shared/messages/it/guest-open'
import { guestPanelTexts } from 'shared/messages/it/guests'
import { useSession } from '../../../lib/session.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { AppModal } from '../../../ui/app-modal.tsx'
import { confirm } from '../../../ui/confirm.tsx'
import { CreatedLink } from '../../../ui/created-link.tsx'
import { showErrorToast } from '../../../ui/errors.ts'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { PagedList, QueryView } from '../../../ui/query-view.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts'
import { useZodForm } from '../../../ui/use-zod-form.ts'
import style from './guests.module.css'

type HostRole = 'client' | 'team'

/** Returns the procedures of the host's area. */
const guestCalls = (viewer: HostRole) =>
  viewer === 'team' ? trpc.team.reviewGuests : trpc.dashboard.reviewGuests

/** Refetches the lists of both areas. */
function useGuestsRefresh(): () => Promise<unknown> {
  const { dashboard, team } = trpc.useUtils()
  return () => Promise.all([dashboard.reviewGuests.invalidate(), team.reviewGuests.invalidate()])
}

const viewerTexts = guestPanelTexts.viewers

type Viewer = Outputs['dashboard']['reviewGuests']['viewers']['items'][number]

function seenIn({ versionName, firstAt, lastAt }: Viewer): string {
  const [first, last] = [dateTimeIt(firstAt), dateTimeIt(lastAt)]
  return first === last ? viewerTexts.once(versionName, first) : viewerTexts.seen(versionName, first, last)
}

const ViewerRow = ({ viewer }: { viewer: Viewer }) => (
  <li className={style.row}>
    <Group justify="space-between" gap="4px 12px" w="100%" className="breaks">
      <b>{viewer.name}</b>
      {viewer.isGuest && <Badge color="gray">{viewerTexts.guest}</Badge>}
    </Group>
    <Text size="sm" c="dimmed" className="breaks">
      {seenIn(viewer)}
    </Text>
    <Text size="sm" c="dimmed" className="breaks">
      {viewerTexts.said(viewer.said)}
    </Text>
  </li>
)

/** Lists who of company and guests has viewed the versions and commented. */
function ViewerList({ projectId, viewer }: { projectId: string; viewer: HostRole }) {
  const query = guestCalls(viewer).viewers.useQuery({ projectId })
  return (
    <section>
      <Title order={3} size="h4" mb={8}>
        {viewerTexts.title}
      </Title>
      <QueryView query={query} skeletonHeights={[64]} errorTitle={viewerTexts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed" className="breaks">
              {viewerTexts.empty}
            </Text>
          ) : (
            <ul>
              {items.map(viewer => (
                <ViewerRow key={`${viewer.name} ${viewer.firstAt}`} viewer={viewer} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}

const listTexts = guestPanelTexts.list

type Guest = Outputs['dashboard']['reviewGuests']['list']['items'][number]

const tones: Record<GuestLinkState, string> = { open: 'blue', revoked: 'gray', expired: 'gray' }

function endOf({ state, expiresAt, revokedAt }: Guest): string {
  if (revokedAt) return listTexts.revoked(dateTimeIt(revokedAt))
  return (state === 'expired' ? listTexts.expired : listTexts.until)(dateTimeIt(expiresAt))
}

function factsOf(guest: Guest): string[] {
  const { inviterName, fromTeam, createdAt, openedAt, mayComment, mayDownload, hasPassPhrase } = guest
  const rights = [
    mayComment ? listTexts.comments : listTexts.watches,
    ...(mayDownload ? [listTexts.downloads] : []),
    ...(hasPassPhrase ? [listTexts.passPhrase] : []),
  ]
  const invited = fromTeam ? listTexts.invitedByTeam : listTexts.invitedBy
  return [
    rights.join(' · '),
    ...(inviterName ? [invited(inviterName, dateTimeIt(createdAt))] : []),
    openedAt ? listTexts.opened(dateTimeIt(openedAt)) : listTexts.notOpened,
    endOf(guest),
  ]
}

function Revoke({ guest, viewer }: { guest: Guest; viewer: HostRole }) {
  const refresh = useGuestsRefresh()
  const revoke = guestCalls(viewer).revoke.useMutation({
    onSuccess: () => showToast({ title: listTexts.revokedDone }),
    onSettled: refresh,
  })
  const ask = () =>
    confirm(
      {
        title: listTexts.revokeTitle,
        text: listTexts.revokeText,
        confirm: listTexts.revoke,
        danger: true,
      },
      () => revoke.mutateAsync({ id: guest.id }),
      { text: listTexts.revokeFailed },
    )
  return (
    <Button variant="default" size="sm" aria-label={listTexts.revokeLabel(guest.name)} onClick={ask}>
      {listTexts.revoke}
    </Button>
  )
}

type RowProps = { guest: Guest; viewer: HostRole; mayRevoke: boolean }

const Row = ({ guest, viewer, mayRevoke }: RowProps) => (
  <li className={style.row}>
    <Group justify="space-between" gap="4px 12px" w="100%" className="breaks">
      <b>{guest.name}</b>
      <Badge color={tones[guest.state]}>{listTexts.states[guest.state]}</Badge>
    </Group>
    <ul className="note breaks">
      {factsOf(guest).map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    {mayRevoke && guest.state === 'open' && <Revoke guest={guest} viewer={viewer} />}
  </li>
)

type ListProps = { projectId: string; viewer: HostRole; mayRevoke: boolean }

/** Lists the invitations with the state of their links. */
function GuestList({ projectId, viewer, mayRevoke }: ListProps) {
  const query = guestCalls(viewer).list.useInfiniteQuery(
    { projectId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  return (
    <section>
      <Title order={3} size="h4" mb={8}>
        {listTexts.title}
      </Title>
      <PagedList
        query={query}
        skeletonHeights={[64]}
        errorTitle={listTexts.load}
        more={listTexts.more}
        empty={
          <Text size="sm" c="dimmed" className="breaks">
            {listTexts.empty}
          </Text>
        }
      >
        {guests => (
          <ul>
            {guests.map(guest => (
              <Row key={guest.id} guest={guest} viewer={viewer} mayRevoke={mayRevoke} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

const inviteTexts = guestPanelTexts.invite

type GuestLink = Outputs['dashboard']['reviewGuests']['invite']
type InviteProps = { projectId: string; viewer: HostRole }

const initial = { name: '', passPhrase: '', days: GUEST_DAYS, mayComment: true, mayDownload: false }

function useInviteForm({ projectId, viewer }: InviteProps, onMade: (made: GuestLink) => void) {
  const refresh = useGuestsRefresh()
  const invite = guestCalls(viewer).invite.useMutation()
  const requestIdOf = useIdempotencyKey()
  const anyRequest = useIdempotencyKey()(projectId)
  return useZodForm({
    schema: inviteGuestInput,
    initial,
    excludeFromDraft: ['passPhrase'],
    extra: { projectId, requestId: anyRequest },
    onFailure: error => showErrorToast(error, inviteTexts.failed),
    send: async input => {
      onMade(await invite.mutateAsync({ ...input, requestId: requestIdOf(input) }))
      await refresh()
    },
  })
}

function InviteForm(props: InviteProps & { onMade: (made: GuestLink) => void }) {
  const { busy, field, formProps } = useInviteForm(props, props.onMade)
  return (
    <form {...formProps} className="stack gap-16">
      <Text size="sm" c="dimmed" className="breaks">
        {inviteTexts.text}
      </Text>
      <TextField
        label={inviteTexts.name}
        description={inviteTexts.nameHint}
        autoComplete="off"
        {...field('name')}
      />
      <TextField
        optional
        label={inviteTexts.passPhrase}
        description={inviteTexts.passPhraseHint}
        autoComplete="off"
        {...field('passPhrase')}
      />
      <NumberField
        label={inviteTexts.days}
        description={inviteTexts.daysHint}
        inputMode="numeric"
        autoComplete="off"
        {...field('days')}
      />
      <CheckField label={inviteTexts.mayComment} {...field('mayComment')} />
      <CheckField label={inviteTexts.mayDownload} {...field('mayDownload')} />
      <Button type="submit" loading={busy}>
        {inviteTexts.submit}
      </Button>
    </form>
  )
}

function InvitationCreated({ made, onAnother }: { made: GuestLink; onAnother: () => void }) {
  const words = guestPanelTexts.made
  return (
    <Stack gap={16} role="status">
      <Title order={3} size="h4" mb={8}>
        {words.title}
      </Title>
      <p>{words.text}</p>
      <CreatedLink link={made} texts={words} next={words.another} onNext={onAnother} />
    </Stack>
  )
}

/** Creates a link for a guest, which is shown only once. */
function InviteGuest(props: InviteProps) {
  const [made, setMade] = useState<GuestLink>()
  if (made) return <InvitationCreated made={made} onAnother={() => setMade(undefined)} />
  return (
    <section>
      <Title order={3} size="h4" mb={8}>
        {inviteTexts.title}
      </Title>
      <InviteForm {...props} onMade={setMade} />
    </section>
  )
}

type ButtonProps = { projectId: string; viewer: 'client' | 'team' }

/** Opens the guests' dialog. */
export function GuestsButton({ projectId, viewer }: ButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconUsers size={20} aria-hidden="true" />}
        onClick={open}
      >
        <span data-label>{guestOpenText}</span>
      </Button>
      <GuestsDialog opened={opened} onClose={close} projectId={projectId} viewer={viewer} />
    </>
  )
}

type Props = { opened: boolean; onClose: () => void; projectId: string; viewer: 'client' | 'team' }

/** Returns true for managers of the team and for clients, whose permission the server checks. */
function useCanInvite(viewer: Props['viewer']): boolean {
  const session = useSession()
  if (viewer === 'client') return true
  return session.state === 'signed-in' && session.member?.isManager === true
}

/** Viewers, invitations and the form for a new one. */
function GuestsDialog({ opened, onClose, projectId, viewer }: Props) {
  const mayInvite = useCanInvite(viewer)
  return (
    <AppModal opened={opened} onClose={onClose} title={guestOpenText} size="lg">
      <Stack gap={32}>
        <ViewerList projectId={projectId} viewer={viewer} />
        <GuestList projectId={projectId} viewer={viewer} mayRevoke={mayInvite} />
        {mayInvite && <InviteGuest projectId={projectId} viewer={viewer} />}
      </Stack>
    </AppModal>
  )
}
