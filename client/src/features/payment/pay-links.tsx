import { dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import type { ListedPayLinkState } from 'shared/payment/pay-link'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { Money } from '../../ui/money.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './pay-links.module.css'

const texts = payLinkTexts.list

type Link = Outputs['dashboard']['payLinks']['list']['items'][number]

const tones: Record<ListedPayLinkState, BadgeTone> = {
  open: 'blue',
  used: 'green',
  revoked: 'gray',
  expired: 'gray',
}

/** How it ended, or until when it can be used. */
function endOf({ state, expiresAt, paidAt, revokedAt }: Link): string {
  if (paidAt) return texts.paid(dateTimeIt(paidAt))
  if (revokedAt) return texts.revoked(dateTimeIt(revokedAt))
  return (state === 'expired' ? texts.expired : texts.until)(dateTimeIt(expiresAt))
}

function factsOf(link: Link): string[] {
  const { maker, createdAt, sentTo, openedAt } = link
  const made = dateTimeIt(createdAt)
  return [
    maker ? texts.madeBy(maker, made) : texts.made(made),
    ...(sentTo ? [texts.sentTo(sentTo)] : []),
    openedAt ? texts.opened(dateTimeIt(openedAt)) : texts.notOpened,
    endOf(link),
  ]
}

function Revoke({ id, instalment, totalCents }: Link) {
  const { payLinks, payment } = trpc.useUtils().dashboard
  const revoke = trpc.dashboard.payLinks.revoke.useMutation({
    onSuccess: () => showToast({ title: texts.revokedDone }),
    onError: error => showFailure(error, { text: texts.revokeFailed }),
    onSettled: () => Promise.all([payLinks.invalidate(), payment.invalidate()]),
  })
  return (
    <ConfirmButton
      variant="outline"
      size="small"
      label={texts.revoke}
      aria-label={texts.revokeOne(texts.what[instalment], euro(totalCents))}
      question={{ title: texts.revokeTitle, text: texts.revokeText, confirm: texts.revoke, danger: true }}
      busy={revoke.isPending}
      onConfirm={close => revoke.mutate({ id }, { onSettled: close })}
    />
  )
}

function Row({ link }: { link: Link }) {
  return (
    <li className={style.row}>
      <div className="cluster spread full-width gap-8-16">
        <span className={style.what}>
          {texts.what[link.instalment]} · <Money cents={link.totalCents} />
        </span>
        <Badge tone={tones[link.state]}>{texts.states[link.state]}</Badge>
      </div>
      <ul className={style.facts}>
        {factsOf(link).map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {link.state === 'open' && <Revoke {...link} />}
    </li>
  )
}

/** The links with which others may pay, and what became of them; nothing where none was made. */
export function PayLinks({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.payLinks.list.useInfiniteQuery(
    { projectId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  )
  const isNothing = query.data ? query.data.pages.every(({ items }) => items.length === 0) : !query.isError
  if (isNothing) return null
  return (
    <Card title={texts.title}>
      <PagedList query={query} skeletonHeights={[]} errorTitle={texts.load} more={texts.more} empty={null}>
        {links => (
          <ul>
            {links.map(link => (
              <Row key={link.id} link={link} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
