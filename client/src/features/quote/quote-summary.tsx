import { IconDownload } from '@tabler/icons-react'
import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { PaidPageLink, useIsPaid } from '../../lib/payment-page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Money } from '../../ui/money.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { Quote } from './quote-screen.tsx'
import style from './quote-summary.module.css'
import { useConfirm } from './use-confirm.ts'

const texts = orderTexts.quote

function NextPlace({ projectId }: { projectId: string }) {
  const paid = useIsPaid(projectId)
  return (
    <ButtonLink
      wide
      size="large"
      to={paid ? '/dashboard/status' : '/dashboard/payment'}
      search={{ project: projectId }}
    >
      {paid ? dashboardTexts.side.status : texts.toPayment}
    </ButtonLink>
  )
}

function Confirmed({ moment, projectId }: { moment: string; projectId: string }) {
  return (
    <>
      <p className={style.confirmed}>
        <RelativeTime moment={moment} words={texts.confirmed} />
      </p>
      <NextPlace projectId={projectId} />
      <PaidPageLink projectId={projectId} className={style.pdf} />
    </>
  )
}

function Confirm({ quote, projectId }: { quote: Quote; projectId: string }) {
  const { confirm, confirming } = useConfirm(projectId)
  return (
    <Button wide size="large" busy={confirming} onClick={() => void confirm(quote.totalCents)}>
      {confirming ? texts.confirming : texts.confirm}
    </Button>
  )
}

/** Until when the offer stands; what is paid has no such day. */
function Validity({ quote, projectId }: { quote: Quote; projectId: string }) {
  if (useIsPaid(projectId)) return null
  const words = quote.isCustom ? texts.customValidUntil : texts.validUntil
  return <p className={style.small}>{words(dateIt(quote.validUntil))}</p>
}

/** The figure, when it is ready, and the one thing to do. */
export function QuoteSummary({ quote, projectId }: { quote: Quote; projectId: string }) {
  return (
    <section className={style.summary}>
      <p className={style.label}>{texts.total}</p>
      <p className={style.figure}>
        <Money cents={quote.totalCents} />
      </p>
      <p className={style.small}>
        {texts.vatIncluded} · {deliveryTexts.day(quote.delivery)}
      </p>
      {quote.confirmedAt ? (
        <Confirmed moment={quote.confirmedAt} projectId={projectId} />
      ) : (
        <Confirm quote={quote} projectId={projectId} />
      )}
      <Validity quote={quote} projectId={projectId} />
      <a className={style.pdf} href={`/documents/preventivo.pdf?project=${projectId}`} download>
        <IconDownload size={18} aria-hidden="true" />
        {texts.pdf}
      </a>
    </section>
  )
}
