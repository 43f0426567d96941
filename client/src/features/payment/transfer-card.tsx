import { euro } from 'shared/formats/euro'
import { transferTexts as texts } from 'shared/messages/it/transfer'
import { readableIban } from 'shared/payment/iban'
import type { Instalment } from 'shared/payment/instalment'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import type { Payment } from './payment-screen.tsx'
import style from './transfer-card.module.css'
import type { Cancelling } from './use-cancel.ts'

/** The same of a sum of the order's plan, and of what was accepted apart. */
interface Transfer {
  instalment: Instalment
  reference: string
  totalCents: number
  bookedCents: number
}

/** What the bank asks for; copied as a banking page takes it. */
function Row({ name, value, copied = value }: { name: string; value: string; copied?: string }) {
  return (
    <div className={style.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        <CopyButton text={copied} label={texts.copy} name={name} />
      </dd>
    </div>
  )
}

type DataProps = { transfer: Transfer; bank: NonNullable<Payment['bank']> }

/** Account, sum and reference, each to be copied. */
export function TransferData({ transfer, bank }: DataProps) {
  const restCents = transfer.totalCents - transfer.bookedCents
  return (
    <dl className={style.rows}>
      <Row name={texts.holder} value={bank.holder} />
      <Row name={texts.iban} value={readableIban(bank.iban)} copied={bank.iban} />
      <Row
        name={texts.amount}
        value={euro(restCents, { decimals: 'always' })}
        copied={(restCents / 100).toFixed(2).replace('.', ',')}
      />
      <Row name={texts.reference} value={transfer.reference} />
    </dl>
  )
}

function GiveUp({ cancel, isCancelling }: Cancelling) {
  return (
    <div className={style.giveUp}>
      <p className="hint">{texts.cancelHint}</p>
      <Button variant="subtle" size="small" busy={isCancelling} onClick={cancel}>
        {texts.cancel}
      </Button>
    </div>
  )
}

type Props = { bank: Payment['bank']; transfer: Transfer; cancelling: Cancelling }

/** Where to send the money, and what happens once it is there. */
export function TransferCard({ bank, transfer, cancelling }: Props) {
  const { instalment, bookedCents, totalCents } = transfer
  return (
    <Card title={texts.title[instalment]}>
      <div className="stack gap-16">
        {bookedCents > 0 && (
          <p className={style.booked}>{texts.booked(euro(bookedCents), euro(totalCents - bookedCents))}</p>
        )}
        <p>{bank ? texts.text : texts.unknownBank}</p>
        {bank && <TransferData transfer={transfer} bank={bank} />}
        <h3 className={style.title}>{texts.nextTitle}</h3>
        <ol className={style.next}>
          {texts.next[instalment].map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {bookedCents === 0 && <GiveUp {...cancelling} />}
      </div>
    </Card>
  )
}
