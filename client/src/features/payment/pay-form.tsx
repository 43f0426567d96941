import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { euro } from 'shared/formats/units'
import { billingTexts } from 'shared/messages/it/billing'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import { publicTexts } from 'shared/messages/it/public'
import { transferTexts } from 'shared/messages/it/transfer'
import type { PayWay } from 'shared/payment/pay-link'
import { payFormInput, payHigherFormInput } from 'shared/payment/payment.inputs'
import { CheckField, FormStack, TextField } from '../../ui/field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { useMakeLink } from './pay-links.tsx'
import { getPaymentMethods, PayMethod, SimulatedNote } from './pay-method.tsx'
import type { Payment } from './payment-screen.tsx'
import { type Paying, showPaymentError } from './use-payment.ts'

const texts = orderTexts.payment

const AcceptedCards = () => (
  <div>
    <Title order={3} mb="xs" ff="text" fz="0.9375rem" lh={1.4} fw={600}>
      {texts.methods}
    </Title>
    <Group component="ul" gap={8}>
      {texts.methodNames.map(name => (
        <Text
          component="li"
          key={name}
          px={14}
          py={6}
          bd="1px solid var(--line)"
          bdrs={8}
          fw={600}
          fz="0.9375rem"
        >
          {name}
        </Text>
      ))}
    </Group>
  </div>
)

const AcceptTerms = () => (
  <>
    {texts.acceptTerms}{' '}
    <a href="/terms" target="_blank" rel="noreferrer">
      {publicTexts.footer.terms}
      <VisuallyHidden> ({publicTexts.footer.opensInNewTab})</VisuallyHidden>
    </a>
  </>
)

type Props = { payment: Payment; projectId: string; paying: Paying }

function submitLabel(method: PayWay, total: string, isPaying: boolean): string {
  if (method === 'link') return payLinkTexts.make
  if (isPaying) return texts.processing
  return (method === 'transfer' ? transferTexts.choose : texts.pay)(total)
}

/** Pays, or creates a payment link, once the terms are accepted; a total above the quote's is accepted apart. */
export function PayForm({ payment, projectId, paying: { pay, paying, requestId } }: Props) {
  const isHigher = payment.totalCents > payment.quoteTotalCents
  const total = euro(payment.totalCents)
  const [method, setMethod] = useState<PayWay>('card')
  const link = useMakeLink()
  const { busy, field, formProps } = useZodForm({
    schema: isHigher ? payHigherFormInput : payFormInput,
    initial: {
      poNumber: '',
      email: '',
      acceptTerms: false,
      acceptClauses: false,
      ...(isHigher && { acceptHigher: false }),
    },
    draft: `pay:${projectId}`,
    excludeFromDraft: ['acceptTerms', 'acceptClauses', 'acceptHigher'],
    extra: { projectId, requestId, totalCents: payment.totalCents, method },
    onFailure: method === 'link' ? link.showLinkError : showPaymentError,
    send: ({ method: way, email, ...order }) =>
      way === 'link'
        ? link.makeForDeposit({ ...order, totalCents: payment.totalCents, email })
        : pay({ ...order, method: way }),
  })
  const isPaying = paying || busy
  return (
    <SectionCard>
      <FormStack {...formProps} gap={18}>
        <PayMethod ways={getPaymentMethods(payment)} method={method} onMethod={setMethod} />
        {method === 'card' && <AcceptedCards />}
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
        {isHigher && (
          <CheckField
            label={texts.acceptHigher(total, euro(payment.quoteTotalCents))}
            {...field('acceptHigher' as 'acceptTerms')}
          />
        )}
        <SimulatedNote provider={payment.provider} method={method} />
        <Button type="submit" size="lg" fullWidth loading={isPaying}>
          {submitLabel(method, total, isPaying)}
        </Button>
      </FormStack>
      {link.dialog}
    </SectionCard>
  )
}
