import { type ReactNode, useState } from 'react'
import { dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payPageTexts as texts } from 'shared/messages/it/pay-links'
import { transferTexts } from 'shared/messages/it/transfer'
import type { PayLinkState } from 'shared/payment/pay-link'
import { type PaymentMethod, paymentMethods } from 'shared/payment/transfer'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkedSummary } from './linked-summary.tsx'
import style from './pay-link.module.css'
import { PayMethod } from './pay-method.tsx'
import { TransferData } from './transfer-card.tsx'
import type { LinkedOrder, PayingWithLink } from './use-pay-link.ts'

type Props = { state: PayLinkState; order: LinkedOrder; paying: PayingWithLink; hasReturned: boolean }

function Facts({ order }: { order: LinkedOrder }) {
  const { maker, termsVersion, poNumber } = order
  const moment = dateTimeIt(order.acceptedTermsAt)
  return (
    <dl className={style.facts}>
      <dt>{texts.what}</dt>
      <dd>{order.title}</dd>
      <dt>{texts.company}</dt>
      <dd>{order.company}</dd>
      {poNumber && (
        <>
          <dt>{texts.poNumber}</dt>
          <dd>{poNumber}</dd>
        </>
      )}
      <dt>
        <a href="/terms" target="_blank" rel="noreferrer">
          {texts.terms}
        </a>
      </dt>
      <dd>{maker ? texts.acceptedBy(termsVersion, maker, moment) : texts.accepted(termsVersion, moment)}</dd>
      <dt>{texts.until}</dt>
      <dd>{dateTimeIt(order.expiresAt)}</dd>
    </dl>
  )
}

const buttonOf = (method: PaymentMethod) =>
  method === 'transfer' ? transferTexts.choose : orderTexts.payment.pay

function Choose({ order, paying: { pay, isBusy } }: Props) {
  const [method, setMethod] = useState<PaymentMethod>('card')
  return (
    <Card>
      <div className="stack gap-16">
        {order.bank && <PayMethod ways={paymentMethods} method={method} onMethod={setMethod} />}
        <p className="note">{texts.invoice}</p>
        {order.provider === 'simulated' && method === 'card' && (
          <p className="note">{orderTexts.payment.simulated}</p>
        )}
        <Button size="large" wide busy={isBusy} onClick={() => pay(method)}>
          {buttonOf(method)(euro(order.totalCents))}
        </Button>
      </div>
    </Card>
  )
}

function Transfer({ order, paying }: Props) {
  const { bank, transfer } = order
  if (!transfer) return null
  return (
    <Card title={texts.transfer.title}>
      <div className="stack gap-16">
        <p>{bank ? transferTexts.text : transferTexts.unknownBank}</p>
        {bank && <TransferData transfer={transfer} bank={bank} />}
        <p className="note">{texts.transfer.next}</p>
        {order.isOwn && transfer.bookedCents === 0 && (
          <>
            <p className="note">{transferTexts.cancelHint}</p>
            <Button variant="subtle" size="small" busy={paying.isBusy} onClick={paying.change}>
              {transferTexts.cancel}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}

/** A payment on its way: at the provider's page of this link it can be resumed, or another way be taken. */
function UnderWay({ order, paying: { pay, change, isBusy }, hasReturned }: Props) {
  return (
    <Card title={texts.begun.title}>
      <div className="stack gap-16">
        <p role="status">{texts.begun.text}</p>
        {order.provider !== 'simulated' && (
          <Button variant={hasReturned ? 'subtle' : 'primary'} busy={isBusy} onClick={() => pay('card')}>
            {texts.begun.resume}
          </Button>
        )}
        {order.provider !== 'simulated' && !hasReturned && (
          <Button variant="outline" busy={isBusy} onClick={change}>
            {texts.begun.change}
          </Button>
        )}
      </div>
    </Card>
  )
}

const Busy = () => (
  <Card title={texts.over.busy.title}>
    <p role="status">{texts.over.busy.text}</p>
  </Card>
)

const acts: Partial<Record<PayLinkState, (props: Props) => ReactNode>> = {
  open: Choose,
  begun: UnderWay,
  transfer: Transfer,
  busy: Busy,
}

/** What a link asks to be paid, by whom and for what, and the way to pay it. */
export function LinkedPayment(props: Props) {
  const { order, state } = props
  const { maker, company } = order
  const Act = acts[state] ?? Busy
  return (
    <div className="stack shrinkable gap-24">
      <header>
        <h1 className={style.title}>{texts.kind[order.instalment]}</h1>
        <p className="note">{maker ? texts.intro(maker, company) : texts.introWithoutName(company)}</p>
      </header>
      <LinkedSummary order={order} />
      <Card>
        <Facts order={order} />
      </Card>
      <Act {...props} />
    </div>
  )
}
