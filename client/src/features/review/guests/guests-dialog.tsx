import { Badge, Button, Group, Stack, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { GUEST_DAYS, type GuestLinkState } from 'shared/deliverables/guest'
import { inviteGuestInput } from 'shared/deliverables/guests.inputs'
import { dateTimeIt } from 'shared/formats/date-it'
import { guestPanelTexts, guestTexts } from 'shared/messages/it/guests'
import { guestOpenText } from 'shared/messages/it/review'
import { useSession } from '../../../lib/session.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { SmallButton } from '../../../ui/action-buttons.tsx'
import { AppModal } from '../../../ui/app-modal.tsx'
import { confirm } from '../../../ui/confirm.tsx'
import { CreatedLink } from '../../../ui/created-link.tsx'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { PagedList, QueryView } from '../../../ui/query-view.tsx'
import { Note } from '../../../ui/section-card.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useZodForm } from '../../../ui/use-zod-form.ts'

type HostRole = 'client' | 'team'
type Props = { projectId: string; viewer: HostRole }

const guestCalls = (viewer: HostRole) =>
  viewer === 'team' ? trpc.team.reviewGuests : trpc.dashboard.reviewGuests

function useGuestsRefresh(): () => Promise<unknown> {
  const { dashboard, team } = trpc.useUtils()
  return () => Promise.all([dashboard.reviewGuests.invalidate(), team.reviewGuests.invalidate()])
}

const Hint = ({ children }: { children: string }) => <Note className="breaks">{children}</Note>

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title order={3} size="h4" mb={8}>
      {title}
    </Title>
    {children}
  </section>
)

type PersonProps = { name: string; badge: ReactNode; facts: string[]; children?: ReactNode }

const Person = ({ name, badge, facts, children }: PersonProps) => (
  <Stack component="li" className="ruled" gap={4} py={12} align="flex-start">
    <Group justify="space-between" gap="4px 12px" w="100%" className="breaks">
      <b>{name}</b>
      {badge}
    </Group>
    <ul>
      {facts.map(fact => (
        <li key={fact}>
          <Hint>{fact}</Hint>
        </li>
      ))}
    </ul>
    {children}
  </Stack>
)

const viewerTexts = guestPanelTexts.viewers

type Viewer = Outputs['dashboard']['reviewGuests']['viewers']['items'][number]

function seenIn({ versionName, firstAt, lastAt }: Viewer): string {
  const [first, last] = [dateTimeIt(firstAt), dateTimeIt(lastAt)]
  return first === last ? viewerTexts.once(versionName, first) : viewerTexts.seen(versionName, first, last)
}

/** Lists who of company and guests has viewed the versions and commented. */
function ViewerList({ projectId, viewer }: Props) {
  const query = guestCalls(viewer).viewers.useQuery({ projectId })
  return (
    <Section title={viewerTexts.title}>
      <QueryView query={query} skeletonHeights={[64]} errorTitle={viewerTexts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <Hint>{viewerTexts.empty}</Hint>
          ) : (
            <ul>
              {items.map(person => (
                <Person
                  key={`${person.name} ${person.firstAt}`}
                  name={person.name}
                  badge={person.isGuest && <Badge color="gray">{guestTexts.nameless}</Badge>}
                  facts={[seenIn(person), viewerTexts.said(person.said)]}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
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
    mayComment ? guestPanelTexts.invite.mayComment : listTexts.watches,
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

function GuestList({ projectId, viewer, canRevoke }: Props & { canRevoke: boolean }) {
  const query = guestCalls(viewer).list.useInfiniteQuery(
    { projectId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  const refresh = useGuestsRefresh()
  const revoke = guestCalls(viewer).revoke.useMutation({
    onSuccess: () => showToast({ title: listTexts.revokedDone }),
    onSettled: refresh,
  })
  const { revokeTitle: title, revokeText: text, revoke: label } = listTexts
  const ask = ({ id }: Guest) =>
    confirm({ title, text, confirm: label, danger: true }, () => revoke.mutateAsync({ id }), {
      text: listTexts.revokeFailed,
    })
  return (
    <Section title={listTexts.title}>
      <PagedList
        query={query}
        skeletonHeights={[64]}
        errorTitle={listTexts.load}
        empty={<Hint>{listTexts.empty}</Hint>}
      >
        {guests => (
          <ul>
            {guests.map(guest => (
              <Person
                key={guest.id}
                name={guest.name}
                badge={<Badge color={tones[guest.state]}>{listTexts.states[guest.state]}</Badge>}
                facts={factsOf(guest)}
              >
                {canRevoke && guest.state === 'open' && (
                  <SmallButton aria-label={listTexts.revokeLabel(guest.name)} onClick={() => ask(guest)}>
                    {label}
                  </SmallButton>
                )}
              </Person>
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  )
}

const inviteTexts = guestPanelTexts.invite

type GuestLink = Outputs['dashboard']['reviewGuests']['invite']

const inviteSchema = inviteGuestInput.omit({ requestId: true })
const initial = { name: '', passPhrase: '', days: GUEST_DAYS, mayComment: true, mayDownload: false }

function InviteForm({ projectId, viewer, onMade }: Props & { onMade: (made: GuestLink) => void }) {
  const refresh = useGuestsRefresh()
  const invite = guestCalls(viewer).invite.useMutation()
  const { busy, field, formProps } = useZodForm({
    schema: inviteSchema,
    initial,
    draft: `guest:${projectId}`,
    excludeFromDraft: ['passPhrase'],
    extra: { projectId },
    failed: inviteTexts.failed,
    send: async (input, requestId) => {
      onMade(await invite.mutateAsync({ ...input, requestId }))
      await refresh()
    },
  })
  return (
    <form {...formProps} className="stack gap-16">
      <Hint>{inviteTexts.text}</Hint>
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

/** Creates a link for a guest, which is shown only once. */
function InviteGuest(props: Props) {
  const [link, setLink] = useState<GuestLink>()
  if (!link)
    return (
      <Section title={inviteTexts.title}>
        <InviteForm {...props} onMade={setLink} />
      </Section>
    )
  const { made } = guestPanelTexts
  return (
    <Stack gap={16} role="status">
      <Title order={3} size="h4" mb={8}>
        {made.title}
      </Title>
      <p>{made.text}</p>
      <CreatedLink link={link} texts={made} next={made.another} onNext={() => setLink(undefined)} />
    </Stack>
  )
}

type DialogProps = Props & { opened: boolean; onClose: () => void }

/** Shows viewers, invitations and the form for a new one. Only managers of the team and clients can invite. */
export default function GuestsDialog({ opened, onClose, ...props }: DialogProps) {
  const session = useSession()
  // The server checks the permission of a client.
  const canInvite =
    props.viewer === 'client' || (session.state === 'signed-in' && session.member?.isManager === true)
  return (
    <AppModal opened={opened} onClose={onClose} title={guestOpenText} size="lg">
      <Stack gap={32}>
        <ViewerList {...props} />
        <GuestList {...props} canRevoke={canInvite} />
        {canInvite && <InviteGuest {...props} />}
      </Stack>
    </AppModal>
  )
}
