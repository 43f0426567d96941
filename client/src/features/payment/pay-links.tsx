import { Badge, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import type { ListedPayLinkState } from 'shared/payment/pay-link'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { CreatedLink } from '../../ui/created-link.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { Money } from '../../ui/money.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'

const { list: texts, made: madeTexts } = payLinkTexts

interface NewLink {
  url: string
  expiresAt: string
  email: string | undefined
}

type Order = Inputs['dashboard']['payLinks']['makeForDeposit']
type Balance = Inputs['dashboard']['payLinks']['makeForBalance']

/** Creates links with which others pay. `dialog` shows the one just created, which cannot be read again. */
export function useMakeLink() {
  const [made, setMade] = useState<NewLink>()
  const [isShown, setShown] = useState(false)
  const requestIdOf = useIdempotencyKey()
  const { payLinks } = trpc.useUtils().dashboard
  const forDeposit = trpc.dashboard.payLinks.makeForDeposit.useMutation()
  const forBalance = trpc.dashboard.payLinks.makeForBalance.useMutation()
  const show = (answer: Omit<NewLink, 'email'>, email: unknown) => {
    setMade({ ...answer, email: email as string | undefined })
    setShown(true)
    void payLinks.invalidate()
  }
  // The same input after another link was created is another request.
  const withRequestId = <Input extends { requestId: string }>(input: Input): Input => ({
    ...input,
    requestId: requestIdOf({ ...input, requestId: '', last: made?.url }),
  })
  const close = () => setShown(false)
  return {
    makeForDeposit: async (input: Order) =>
      show(await forDeposit.mutateAsync(withRequestId(input)), input.email),
    makeForBalance: async (input: Balance) =>
      show(await forBalance.mutateAsync(withRequestId(input)), input.email),
    showLinkError: (error: unknown) => showErrorToast(error, payLinkTexts.failed),
    dialog: (
      <AppModal opened={isShown} onClose={close} title={madeTexts.title}>
        {made && (
          <Stack gap="md">
            <p>{made.email ? madeTexts.sent(made.email) : madeTexts.text}</p>
            <CreatedLink link={made} texts={madeTexts} next={madeTexts.close} onNext={close} />
          </Stack>
        )}
      </AppModal>
    ),
  }
}

type Link = Outputs['dashboard']['payLinks']['list']['items'][number]

const stateColors: Record<ListedPayLinkState, string> = {
  open: 'blue',
  used: 'green',
  revoked: 'gray',
  expired: 'gray',
}

function factsOf(link: Link): string[] {
  const { maker, createdAt, sentTo, openedAt, paidAt, revokedAt, expiresAt, state } = link
  const made = dateTimeIt(createdAt)
  const expiry = (state === 'expired' ? texts.expired : texts.until)(dateTimeIt(expiresAt))
  const revokedOrExpiry = revokedAt ? texts.revoked(dateTimeIt(revokedAt)) : expiry
  return [
    maker ? texts.madeBy(maker, made) : texts.made(made),
    ...(sentTo ? [texts.sentTo(sentTo)] : []),
    openedAt ? texts.opened(dateTimeIt(openedAt)) : texts.notOpened,
    paidAt ? texts.paid(dateTimeIt(paidAt)) : revokedOrExpiry,
  ]
}

function RevokeButton({ id, instalment, totalCents }: Link) {
  const { payLinks, payment } = trpc.useUtils().dashboard
  const revoke = trpc.dashboard.payLinks.revoke.useMutation({
    onSuccess: () => showToast({ title: texts.revokedDone }),
    // Not awaited: the dialog closes first and returns the focus to the button, which is removed afterwards.
    onSettled: () => void Promise.all([payLinks.invalidate(), payment.invalidate()]),
  })
  const question = { title: texts.revokeTitle, text: texts.revokeText, confirm: texts.revoke, danger: true }
  return (
    <SmallButton
      aria-label={texts.revokeOne(texts.what[instalment], euro(totalCents))}
      onClick={() => confirm(question, () => revoke.mutateAsync({ id }), { text: texts.revokeFailed })}
    >
      {texts.revoke}
    </SmallButton>
  )
}

function Row({ link }: { link: Link }) {
  return (
    <Stack
      component="li"
      gap="xs"
      align="flex-start"
      py="md"
      style={{ borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}
    >
      <Group w="100%" justify="space-between" gap="8px 16px">
        <Text span fw={600}>
          {texts.what[link.instalment]} · <Money cents={link.totalCents} />
        </Text>
        <Badge color={stateColors[link.state]}>{texts.states[link.state]}</Badge>
      </Group>
      <List listStyleType="none" spacing={2} fz="0.9375rem" c="dimmed">
        {factsOf(link).map(fact => (
          <List.Item key={fact}>{fact}</List.Item>
        ))}
      </List>
      {link.state === 'open' && <RevokeButton {...link} />}
    </Stack>
  )
}

/** Renders the links with which others may pay, and their state. Renders nothing where none was created. */
export function PayLinks({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.payLinks.list.useInfiniteQuery({ projectId }, cursorQueryOptions)
  const isEmpty = query.data ? query.data.pages.every(({ items }) => items.length === 0) : !query.isError
  if (isEmpty) return null
  return (
    <SectionCard title={texts.title}>
      <PagedList query={query} skeletonHeights={[]} errorTitle={texts.load} empty={null}>
        {links => (
          <ul>
            {links.map(link => (
              <Row key={link.id} link={link} />
            ))}
          </ul>
        )}
      </PagedList>
    </SectionCard>
  )
}
