import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { PaidPageLink, useIsPaid } from '../../lib/payment-page-link.tsx'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { LinkButton } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './quote.module.css'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote
const MIN_CONFIRM_MS = 1000
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Confirms the total on the screen, for at least `MIN_CONFIRM_MS`, and opens the payment. */
function useConfirm(projectId: string) {
  const [confirming, setConfirming] = useState(false)
  const { dashboard } = trpc.useUtils()
  const navigate = useNavigate()
  const call = trpc.dashboard.quote.confirm.useMutation()
  const confirm = async (totalCents: number) => {
    setConfirming(true)
    try {
      const [quote] = await Promise.all([call.mutateAsync({ projectId, totalCents }), pause(MIN_CONFIRM_MS)])
      dashboard.quote.get.setData({ projectId }, quote)
      void dashboard.payment.invalidate()
      void dashboard.status.invalidate()
      await navigate({ to: '/dashboard/payment', search: { project: projectId } })
    } catch (error) {
      void dashboard.quote.invalidate()
      void dashboard.proposals.invalidate()
      if (appCodeOf(error) === 'QUOTE_CHANGED') showToast({ variant: 'error', title: texts.changed })
      else showErrorToast(error)
    } finally {
      setConfirming(false)
    }
  }
  return { confirm, confirming }
}

function NextAction({ quote, projectId }: { quote: Quote; projectId: string }) {
  const isPaid = useIsPaid(projectId)
  const { confirm, confirming } = useConfirm(projectId)
  const { data: proposals } = trpc.dashboard.proposals.list.useQuery({ projectId })
  const proposed = proposals?.items.find(({ kind, state }) => kind === 'quote' && state === 'open')
  if (!quote.confirmedAt)
    return (
      <>
        {quote.withdrawnAt && (
          <Text fw={600}>
            <RelativeTime moment={quote.withdrawnAt} words={texts.withdrawn} />
          </Text>
        )}
        <Button
          fullWidth
          size="lg"
          disabled={proposed !== undefined}
          loading={confirming}
          onClick={() => void confirm(quote.totalCents)}
        >
          {confirming ? texts.confirming : texts.confirm}
        </Button>
        {proposed && <Text>{texts.awaitsProposal(euro(proposed.totalCents))}</Text>}
      </>
    )
  return (
    <>
      <Text fw={600} c="var(--night-ok)">
        <RelativeTime moment={quote.confirmedAt} words={texts.confirmed} />
      </Text>
      <LinkButton
        fullWidth
        size="lg"
        to={isPaid ? '/dashboard/status' : '/dashboard/payment'}
        search={{ project: projectId }}
      >
        {isPaid ? dashboardTexts.side.status : texts.toPayment}
      </LinkButton>
      <PaidPageLink projectId={projectId} className={style.nightLink} />
    </>
  )
}

/** Renders the total, the day of delivery, and the button that confirms the quote or opens the payment. */
export function QuoteSummary({ quote, projectId }: { quote: Quote; projectId: string }) {
  const isPaid = useIsPaid(projectId)
  return (
    <Stack
      component="section"
      gap="sm"
      p="clamp(24px, 3vw, 36px)"
      bdrs="lg"
      bg="var(--night)"
      c="var(--night-ink)"
    >
      <Text fw={600} c="var(--night-soft)">
        {texts.total}
      </Text>
      <Text ff="heading" fw={700} fz="clamp(2.75rem, 5vw, 3.75rem)" lh={1} lts="-0.03em">
        <Money cents={quote.totalCents} />
      </Text>
      <Text fz="0.9375rem" c="var(--night-soft)">
        {texts.vatIncluded} · {deliveryTexts.day(quote.delivery)}
      </Text>
      <NextAction quote={quote} projectId={projectId} />
      {!isPaid && (
        <Text fz="0.9375rem" c="var(--night-soft)">
          {(quote.isCustom ? texts.customValidUntil : texts.validUntil)(dateIt(quote.validUntil))}
        </Text>
      )}
      <Anchor
        className={style.nightLink}
        href={`/documents/preventivo.pdf?project=${projectId}`}
        download
        underline="always"
      >
        <IconDownload size={18} aria-hidden="true" />
        {texts.pdf}
      </Anchor>
    </Stack>
  )
}
