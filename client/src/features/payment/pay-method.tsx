import { Box, Group, Stack, Text } from '@mantine/core'
import { euro } from 'shared/formats/units'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import { transferTexts as texts } from 'shared/messages/it/transfer'
import { readableIban } from 'shared/payment/bank-transfer'
import type { PayWay } from 'shared/payment/pay-link'
import type { Instalment } from 'shared/payment/payment-types'
import { CopyButton } from '../../ui/copy-button.tsx'
import style from './payment.module.css'
import type { Payment } from './payment-screen.tsx'

const names: Record<PayWay, string> = {
  card: texts.card,
  transfer: texts.transfer,
  link: payLinkTexts.method,
}

const hints: Partial<Record<PayWay, string>> = { transfer: texts.hint, link: payLinkTexts.hint }

export const getPaymentMethods = ({ bank }: Pick<Payment, 'bank'>): PayWay[] =>
  bank ? ['card', 'transfer', 'link'] : ['card', 'link']

type Props<Way extends PayWay> = {
  name?: string
  ways: readonly Way[]
  method: Way
  onMethod: (method: Way) => void
}

/** Radio buttons for the way a sum is paid. Also rendered on `/paga`. */
export function PayMethod<Way extends PayWay>({ name = 'pay-method', ways, method, onMethod }: Props<Way>) {
  return (
    <Stack component="fieldset" miw={0} gap={8}>
      <Text component="legend" mb={10} fz="0.9375rem" fw={600} lh={1.4}>
        {texts.method}
      </Text>
      {ways.map(way => (
        <label key={way} className={style.choice}>
          <input
            type="radio"
            name={name}
            value={way}
            checked={way === method}
            onChange={() => onMethod(way)}
          />
          {names[way]}
        </label>
      ))}
      {hints[method] && (
        <Text fz="sm" c="dimmed">
          {hints[method]}
        </Text>
      )}
    </Stack>
  )
}

type NoteProps = { provider: Payment['provider'] | undefined; method: PayWay }

/** Notes that a card payment is simulated, where no provider is configured. */
export const SimulatedNote = ({ provider, method }: NoteProps) =>
  provider === 'simulated' &&
  method === 'card' && (
    <Text fz="sm" c="dimmed">
      {orderTexts.payment.simulated}
    </Text>
  )

export interface Transfer {
  instalment: Instalment
  reference: string
  totalCents: number
  bookedCents: number
}

/** Renders a detail of the transfer; `copied` is its form for a banking page. */
function Row({ name, value, copied = value }: { name: string; value: string; copied?: string }) {
  return (
    <Group className="ruled" gap="4px 16px" py={10}>
      <Text component="dt" w="100%" fz="0.9375rem" c="dimmed">
        {name}
      </Text>
      <Text component="dd" flex={1} miw={0} fw={600} className="tabular breaks">
        {value}
      </Text>
      <dd>
        <CopyButton text={copied} label={texts.copy} name={name} />
      </dd>
    </Group>
  )
}

/** Account, amount and reference, each with a copy button. Also rendered on `/paga`. */
export function TransferData({ transfer, bank }: { transfer: Transfer; bank: NonNullable<Payment['bank']> }) {
  const restCents = transfer.totalCents - transfer.bookedCents
  return (
    <Box component="dl" style={{ borderBottom: '1px solid var(--line)' }}>
      <Row name={texts.holder} value={bank.holder} />
      <Row name={texts.iban} value={readableIban(bank.iban)} copied={bank.iban} />
      <Row
        name={texts.amount}
        value={euro(restCents, { decimals: 'always' })}
        copied={(restCents / 100).toFixed(2).replace('.', ',')}
      />
      <Row name={texts.reference} value={transfer.reference} />
    </Box>
  )
}
