import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { type AddOnCode, addOnCodes } from 'shared/quote/line-codes'
import { usePaid } from '../../lib/use-paid.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import style from './quote-lines.module.css'
import type { Quote } from './quote-screen.tsx'
import { useDecline } from './use-decline.ts'

const texts = orderTexts.quote

type Line = Quote['lines'][number]

const isAddOn = (code: string): code is AddOnCode => (addOnCodes as readonly string[]).includes(code)

function Because({ line }: { line: Line }) {
  if (!line.because) return line.code === 'base' ? <p className={style.because}>{texts.becauseBase}</p> : null
  const { said } = line
  return (
    <p className={style.because}>
      {said ? texts.becauseSaid(timeIt(said.at)) : texts.because} <q>{said?.words ?? line.because.text}</q>
    </p>
  )
}

function Row({ line, decline }: { line: Line; decline: ReturnType<typeof useDecline> | undefined }) {
  const { code, label, amountCents } = line
  return (
    <li className={style.line}>
      <div className={style.words}>
        <h3 className={style.label}>{label}</h3>
        <Because line={line} />
        {decline && isAddOn(code) && (
          <Button
            variant="subtle"
            size="small"
            className={style.decline}
            aria-label={texts.declineLabel(label)}
            busy={decline.busyCode === code}
            onClick={() => decline.run(code, label)}
          >
            {texts.decline}
          </Button>
        )}
      </div>
      <span className={style.amount}>
        <Money cents={amountCents} />
      </span>
    </li>
  )
}

/** What the price is made of. */
export function QuoteLines({ quote, projectId }: { quote: Quote; projectId: string }) {
  const decline = useDecline(projectId)
  const paid = usePaid(projectId)
  return (
    <Card title={texts.lines}>
      <ul className={style.lines}>
        {quote.lines.map(line => (
          <Row key={line.code} line={line} decline={paid ? undefined : decline} />
        ))}
      </ul>
      <p className={style.total}>
        <span>
          {texts.total} <small>{texts.vatIncluded}</small>
        </span>
        <Money cents={quote.totalCents} />
      </p>
    </Card>
  )
}
