import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { GUEST_DAYS, type GuestLinkState } from 'shared/deliverables/guest'
import { dateTimeIt } from 'shared/formats/date-it'
import { guestOpenText } from 'shared/messages/it/guest-open'
import { guestPanelTexts } from 'shared/messages/it/guests'
import { useSession } from '../../../lib/session.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button, WindowButton } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import DialogWindow from '../../../ui/dialog-window.tsx'
import { showFailure } from '../../../ui/failure.ts'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { MadeLink } from '../../../ui/made-link.tsx'
import { PagedList, QueryView } from '../../../ui/query-view.tsx'
import { useSchemaForm } from '../../../ui/schema-form.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useRequestId } from '../../../ui/use-request-id.ts'
import style from './guests.module.css'

type HostRole = 'client' | 'team'

/** The calls of the side that looks. */
const guestCalls = (viewer: HostRole) =>
  viewer === 'team' ? trpc.team.reviewGuests : trpc.dashboard.reviewGuests

/** Has both sides' lists fetched anew. */
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
    <p className="cluster spread breaks full-width gap-4-12">
      <b>{viewer.name}</b>
      {viewer.isGuest && <Badge tone="gray">{viewerTexts.guest}</Badge>}
    </p>
    <p className="note breaks">{seenIn(viewer)}</p>
    <p className="note breaks">{viewerTexts.said(viewer.said)}</p>
  </li>
)

/** Who of company and guests has looked at the versions, and who has spoken. */
function ViewerList({ projectId, viewer }: { projectId: string; viewer: HostRole }) {
  const query = guestCalls(viewer).viewers.useQuery({ projectId })
  return (
    <section>
      <h3 className={style.title}>{viewerTexts.title}</h3>
      <QueryView query={query} skeletonHeights={[64]} errorTitle={viewerTexts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="note breaks">{viewerTexts.empty}</p>
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

const tones: Record<GuestLinkState, BadgeTone> = { open: 'blue', revoked: 'gray', expired: 'gray' }

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
    onError: error => showFailure(error, { text: listTexts.revokeFailed }),
    onSettled: refresh,
  })
  return (
    <ConfirmButton
      variant="outline"
      size="small"
      label={listTexts.revoke}
      aria-label={listTexts.revokeLabel(guest.name)}
      question={{
        title: listTexts.revokeTitle,
        text: listTexts.revokeText,
        confirm: listTexts.revoke,
        danger: true,
      }}
      busy={revoke.isPending}
      onConfirm={close => revoke.mutate({ id: guest.id }, { onSettled: close })}
    />
  )
}

type RowProps = { guest: Guest; viewer: HostRole; mayRevoke: boolean }

const Row = ({ guest, viewer, mayRevoke }: RowProps) => (
  <li className={style.row}>
    <p className="cluster spread breaks full-width gap-4-12">
      <b>{guest.name}</b>
      <Badge tone={tones[guest.state]}>{listTexts.states[guest.state]}</Badge>
    </p>
    <ul className="note breaks">
      {factsOf(guest).map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    {mayRevoke && guest.state === 'open' && <Revoke guest={guest} viewer={viewer} />}
  </li>
)

type ListProps = { projectId: string; viewer: HostRole; mayRevoke: boolean }

/** Who was invited, and how their links stand. */
function GuestList({ projectId, viewer, mayRevoke }: ListProps) {
  const query = guestCalls(viewer).list.useInfiniteQuery(
    { projectId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  return (
    <section>
      <h3 className={style.title}>{listTexts.title}</h3>
      <PagedList
        query={query}
        skeletonHeights={[64]}
        errorTitle={listTexts.load}
        more={listTexts.more}
        empty={<p className="note breaks">{listTexts.empty}</p>}
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

type CreatedLink = Outputs['dashboard']['reviewGuests']['invite']
type InviteProps = { projectId: string; viewer: HostRole }

const initial = { name: '', passPhrase: '', days: String(GUEST_DAYS), mayComment: true, mayDownload: false }

function useInviteForm({ projectId, viewer }: InviteProps, onMade: (made: CreatedLink) => void) {
  const refresh = useGuestsRefresh()
  const invite = guestCalls(viewer).invite.useMutation()
  const requestIdOf = useRequestId()
  const anyRequest = useRequestId()(projectId)
  return useSchemaForm({
    schema: () => import('shared/deliverables/guests.inputs').then(inputs => inputs.inviteGuestInput),
    initial,
    numbers: { days: 'number' },
    secrets: ['passPhrase'],
    extra: { projectId, requestId: anyRequest },
    onFailure: error => showFailure(error, inviteTexts.failed),
    send: async input => {
      onMade(await invite.mutateAsync({ ...input, requestId: requestIdOf(input) }))
      await refresh()
    },
  })
}

function InviteForm(props: InviteProps & { onMade: (made: CreatedLink) => void }) {
  const { busy, field, formProps } = useInviteForm(props, props.onMade)
  return (
    <form {...formProps} className="stack gap-16">
      <p className="note breaks">{inviteTexts.text}</p>
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
      <TextField
        label={inviteTexts.days}
        description={inviteTexts.daysHint}
        inputMode="numeric"
        autoComplete="off"
        {...field('days')}
      />
      <CheckField label={inviteTexts.mayComment} {...field('mayComment')} />
      <CheckField label={inviteTexts.mayDownload} {...field('mayDownload')} />
      <Button type="submit" busy={busy}>
        {inviteTexts.submit}
      </Button>
    </form>
  )
}

function InvitationCreated({ made, onAnother }: { made: CreatedLink; onAnother: () => void }) {
  const words = guestPanelTexts.made
  return (
    <div className="stack gap-16" role="status">
      <h3 className={style.title}>{words.title}</h3>
      <p>{words.text}</p>
      <MadeLink made={made} words={words} next={words.another} onNext={onAnother} />
    </div>
  )
}

/** Makes a link for somebody without an account; it is shown once. */
function InviteGuest(props: InviteProps) {
  const [made, setMade] = useState<CreatedLink>()
  if (made) return <InvitationCreated made={made} onAnother={() => setMade(undefined)} />
  return (
    <section>
      <h3 className={style.title}>{inviteTexts.title}</h3>
      <InviteForm {...props} onMade={setMade} />
    </section>
  )
}

type ButtonProps = { projectId: string; viewer: 'client' | 'team' }

/** Where guests are invited, and where one sees who has looked. */
export function GuestsButton({ projectId, viewer }: ButtonProps) {
  return (
    <WindowButton
      variant="outline"
      aria-haspopup="dialog"
      window={state => <GuestsDialog {...state} projectId={projectId} viewer={viewer} />}
    >
      <IconUsers size={20} aria-hidden="true" />
      <span data-label>{guestOpenText}</span>
    </WindowButton>
  )
}

type Props = { opened: boolean; onClose: () => void; projectId: string; viewer: 'client' | 'team' }

/** In the team only managers invite; who of a company may is said by the server. */
function useCanInvite(viewer: Props['viewer']): boolean {
  const session = useSession()
  if (viewer === 'client') return true
  return session.state === 'signed-in' && session.member?.isManager === true
}

/** Who has looked at the versions, who was invited, and the way to invite somebody. */
export function GuestsDialog({ opened, onClose, projectId, viewer }: Props) {
  const mayInvite = useCanInvite(viewer)
  return (
    <DialogWindow opened={opened} onClose={onClose} title={guestOpenText} size="lg">
      <div className={style.parts}>
        <ViewerList projectId={projectId} viewer={viewer} />
        <GuestList projectId={projectId} viewer={viewer} mayRevoke={mayInvite} />
        {mayInvite && <InviteGuest projectId={projectId} viewer={viewer} />}
      </div>
    </DialogWindow>
  )
}
