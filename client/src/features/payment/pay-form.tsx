import { useState } from 'react'
import { euro } from 'shared/formats/euro'
import { billingTexts } from 'shared/messages/it/billing'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { publicTexts } from 'shared/messages/it/public'
import { transferTexts } from 'shared/messages/it/transfer'
import type { PaymentMethod } from 'shared/payment/transfer'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { PayMethod } from './pay-method.tsx'
import style from './payment-screen.module.css'
import type { Payment } from './payment-screen.tsx'
import type { Paying } from './use-pay.ts'

const texts = orderTexts.payment

type Props = { payment: Payment; projectId: string; paying: Paying }

function Methods() {
  return (
    <div>
      <h3 className={style.methodsTitle}>{texts.methods}</h3>
      <ul className={style.methods}>
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

function usePayForm({ payment, projectId, paying: { pay, paying, refuse, requestId } }: Props) {
  const higher = payment.totalCents > payment.quoteTotalCents
  const [method, setMethod] = useState<PaymentMethod>('card')
  const form = useSchemaForm({
    schema: async () => {
      const { payHigherInput, payInput } = await import('shared/payment/payment.inputs')
      return higher ? payHigherInput : payInput
    },
    initial: {
      poNumber: '',
      acceptTerms: false,
      acceptClauses: false,
      ...(higher && { acceptHigher: false }),
    },
    extra: { projectId, requestId, totalCents: payment.totalCents, method },
    onFailure: refuse,
    send: pay,
  })
  return { ...form, higher, method, setMethod, paying: paying || form.busy }
}

/** The two ticks (three when it costs more than the quote) and the button. */
export function PayForm(props: Props) {
  const { field, formProps, higher, method, setMethod, paying } = usePayForm(props)
  const words = method === 'transfer' ? transferTexts.choose : texts.pay
  const total = euro(props.payment.totalCents)
  return (
    <Card>
      <form {...formProps} className={style.form}>
        {props.payment.bank && <PayMethod method={method} onMethod={setMethod} />}
        {method === 'card' && <Methods />}
        <TextField
          optional
          label={billingTexts.poNumber}
          description={billingTexts.poNumberHint}
          {...field('poNumber')}
        />
        <CheckField label={<AcceptTerms />} {...field('acceptTerms')} />
        <CheckField label={texts.acceptClauses} {...field('acceptClauses')} />
        {higher && (
          <CheckField
            label={texts.acceptHigher(total, euro(props.payment.quoteTotalCents))}
            {...field('acceptHigher' as 'acceptTerms')}
          />
        )}
        {props.payment.provider === 'simulated' && method === 'card' && (
          <p className={style.small}>{texts.simulated}</p>
        )}
        <Button type="submit" size="large" wide busy={paying}>
          {paying ? texts.processing : words(total)}
        </Button>
      </form>
    </Card>
  )
}
