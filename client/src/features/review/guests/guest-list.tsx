import type { GuestLinkState } from 'shared/deliverables/guest'
import { dateTimeIt } from 'shared/formats/date-it'
import { guestPanelTexts } from 'shared/messages/it/guests'
import type { Outputs } from '../../../lib/trpc.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { showFailure } from '../../../ui/failure.ts'
import { PagedList } from '../../../ui/query-view.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { guestCalls, type HostSide, useGuestsRefresh } from './guest-calls.ts'
import style from './guests.module.css'

const texts = guestPanelTexts.list

type Guest = Outputs['dashboard']['reviewGuests']['list']['items'][number]

const tones: Record<GuestLinkState, BadgeTone> = { open: 'blue', revoked: 'gray', expired: 'gray' }

function endOf({ state, expiresAt, revokedAt }: Guest): string {
  if (revokedAt) return texts.revoked(dateTimeIt(revokedAt))
  return (state === 'expired' ? texts.expired : texts.until)(dateTimeIt(expiresAt))
}

function factsOf(guest: Guest): string[] {
  const { inviterName, fromTeam, createdAt, openedAt, mayComment, mayDownload, hasPassPhrase } = guest
  const rights = [
    mayComment ? texts.comments : texts.watches,
    ...(mayDownload ? [texts.downloads] : []),
    ...(hasPassPhrase ? [texts.passPhrase] : []),
  ]
  const invited = fromTeam ? texts.invitedByTeam : texts.invitedBy
  return [
    rights.join(' · '),
    ...(inviterName ? [invited(inviterName, dateTimeIt(createdAt))] : []),
    openedAt ? texts.opened(dateTimeIt(openedAt)) : texts.notOpened,
    endOf(guest),
  ]
}

function Revoke({ guest, side }: { guest: Guest; side: HostSide }) {
  const refresh = useGuestsRefresh()
  const revoke = guestCalls(side).revoke.useMutation({
    onSuccess: () => showToast({ title: texts.revokedDone }),
    onError: error => showFailure(error, { text: texts.revokeFailed }),
    onSettled: refresh,
  })
  return (
    <ConfirmButton
      variant="outline"
      size="small"
      label={texts.revoke}
      aria-label={texts.revokeLabel(guest.name)}
      question={{ title: texts.revokeTitle, text: texts.revokeText, confirm: texts.revoke, danger: true }}
      busy={revoke.isPending}
      onConfirm={close => revoke.mutate({ id: guest.id }, { onSettled: close })}
    />
  )
}

type RowProps = { guest: Guest; side: HostSide; mayRevoke: boolean }

const Row = ({ guest, side, mayRevoke }: RowProps) => (
  <li className={style.row}>
    <p className="cluster spread breaks full-width gap-4-12">
      <b>{guest.name}</b>
      <Badge tone={tones[guest.state]}>{texts.states[guest.state]}</Badge>
    </p>
    <ul className="note breaks">
      {factsOf(guest).map(fact => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    {mayRevoke && guest.state === 'open' && <Revoke guest={guest} side={side} />}
  </li>
)

type Props = { projectId: string; side: HostSide; mayRevoke: boolean }

/** Who was invited, and how their links stand. */
export function GuestList({ projectId, side, mayRevoke }: Props) {
  const query = guestCalls(side).list.useInfiniteQuery(
    { projectId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  return (
    <section>
      <h3 className={style.title}>{texts.title}</h3>
      <PagedList
        query={query}
        skeletonHeights={[64]}
        errorTitle={texts.load}
        more={texts.more}
        empty={<p className="note breaks">{texts.empty}</p>}
      >
        {guests => (
          <ul>
            {guests.map(guest => (
              <Row key={guest.id} guest={guest} side={side} mayRevoke={mayRevoke} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}
