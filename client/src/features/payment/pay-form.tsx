import { useState } from 'react'
import { euro } from 'shared/formats/euro'
import { billingTexts } from 'shared/messages/it/billing'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import { publicTexts } from 'shared/messages/it/public'
import { transferTexts } from 'shared/messages/it/transfer'
import type { PayWay } from 'shared/payment/pay-link'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { PayMethod } from './pay-method.tsx'
import { waysOf } from './pay-ways.ts'
import style from './payment-screen.module.css'
import type { Payment } from './payment-screen.tsx'
import { useMakeLink } from './use-make-link.tsx'
import type { Paying } from './use-pay.ts'

const texts = orderTexts.payment

type Props = { payment: Payment; projectId: string; paying: Paying }

function Methods() {
  return (
    <div>
      <h3 className={style.methodsTitle}>{texts.methods}</h3>
      <ul className="cluster gap-8">
        {texts.methodNames.map(name => (
          <li key={name} className={style.method}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

function AcceptTerms() {
  return (
    <>
      {texts.acceptTerms}{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        {publicTexts.footer.terms}
        <span className="visually-hidden"> ({publicTexts.footer.opensInNewTab})</span>
      </a>
    </>
  )
}

const higherThanQuote = ({ totalCents, quoteTotalCents }: Payment) => totalCents > quoteTotalCents

function usePayForm({ payment, projectId, paying: { pay, paying, showPaymentError, requestId } }: Props) {
  const higher = higherThanQuote(payment)
  const [method, setMethod] = useState<PayWay>('card')
  const link = useMakeLink()
  const form = useSchemaForm({
    schema: async () => {
      const { payFormInput, payHigherFormInput } = await import('shared/payment/pay-link.inputs')
      return higher ? payHigherFormInput : payFormInput
    },
    initial: {
      poNumber: '',
      email: '',
      acceptTerms: false,
      acceptClauses: false,
      ...(higher && { acceptHigher: false }),
    },
    extra: { projectId, requestId, totalCents: payment.totalCents, method },
    onFailure: method === 'link' ? link.showLinkError : showPaymentError,
    send: ({ method: way, email, ...order }) =>
      way === 'link'
        ? link.makeForDeposit({ ...order, totalCents: payment.totalCents, email })
        : pay({ ...order, method: way }),
  })
  return { ...form, method, setMethod, paying: paying || form.busy, dialog: link.dialog }
}

function buttonOf(method: PayWay, total: string): string {
  if (method === 'link') return payLinkTexts.make
  return (method === 'transfer' ? transferTexts.choose : texts.pay)(total)
}

const busyOf = (method: PayWay) => (method === 'link' ? payLinkTexts.make : texts.processing)

/** The two ticks (three when it costs more than the quote) and the button; a link is made with the same ticks. */
export function PayForm(props: Props) {
  const { payment } = props
  const { field, formProps, method, setMethod, paying, dialog } = usePayForm(props)
  const total = euro(payment.totalCents)
  return (
    <Card>
      <form {...formProps} className="stack gap-18">
        <PayMethod ways={waysOf(payment)} method={method} onMethod={setMethod} />
        {method === 'card' && <Methods />}
        {method === 'link' && (
          <TextField
            optional
            type="email"
            label={payLinkTexts.email}
            description={payLinkTexts.emailHint}
            {...field('email')}
          />
        )}
        <TextField
          optional
          label={billingTexts.poNumber}
          description={billingTexts.poNumberHint}
          {...field('poNumber')}
        />
        <CheckField label={<AcceptTerms />} {...field('acceptTerms')} />
        <CheckField label={texts.acceptClauses} {...field('acceptClauses')} />
        {higherThanQuote(payment) && (
          <CheckField
            label={texts.acceptHigher(total, euro(payment.quoteTotalCents))}
            {...field('acceptHigher' as 'acceptTerms')}
          />
        )}
        {payment.provider === 'simulated' && method === 'card' && (
          <p className={style.small}>{texts.simulated}</p>
        )}
        <Button type="submit" size="large" wide busy={paying}>
          {paying ? busyOf(method) : buttonOf(method, total)}
        </Button>
      </form>
      {dialog}
    </Card>
  )
}
