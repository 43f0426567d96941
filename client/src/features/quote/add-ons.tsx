import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useIsPaid } from '../../lib/payment-page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { SwitchField } from '../../ui/switch-field.tsx'
import { Because, type Line, PriceLines, Subtotal } from './price-line.tsx'
import style from './quote-lines.module.css'
import type { Quote } from './quote-screen.tsx'
import { useExtras } from './use-extras.ts'

const texts = orderTexts.quote

type Extra = Quote['extras'][number]
type Moves = ReturnType<typeof useExtras>

/** Why an extra is in the quote, or that it is not. */
function Reason({ extra, line, moves }: { extra: Extra; line: Line | undefined; moves: Moves }) {
  if (!extra.canSwitch) return <p className={style.because}>{texts.extraExcluded}</p>
  if (!extra.isOn) return <p className={style.because}>{texts.extraOff}</p>
  return (
    <div className={style.reason}>
      {line?.because ? <Because line={line} /> : <p className={style.because}>{texts.extraAdded}</p>}
      <Button
        variant="subtle"
        size="small"
        className={style.decline}
        aria-label={texts.declineLabel(extra.label)}
        onClick={() => moves.remove(extra.code, extra.label)}
      >
        {texts.decline}
      </Button>
    </div>
  )
}

function ExtraRow({ extra, line, moves }: { extra: Extra; line: Line | undefined; moves: Moves }) {
  const { code, label, amountCents, isOn, canSwitch } = extra
  return (
    <li className={`${style.line} ${style.extra} ${isOn ? '' : style.off}`}>
      <div className={style.words}>
        <h4 className={style.label}>{label}</h4>
        <Reason extra={extra} line={line} moves={moves} />
      </div>
      <span className={style.amount}>
        <Money cents={amountCents} />
      </span>
      <SwitchField
        label={label}
        checked={isOn}
        disabled={!canSwitch}
        onChange={event => moves.set(code, event.currentTarget.checked)}
      />
    </li>
  )
}

function Switches({ quote, lines, projectId }: Props) {
  const moves = useExtras(projectId)
  return (
    <>
      <p className={style.note}>{quote.confirmedAt ? texts.extrasWithdraw : texts.extrasText}</p>
      <ul>
        {quote.extras.map(extra => (
          <ExtraRow
            key={extra.code}
            extra={extra}
            line={lines.find(line => line.code === extra.code)}
            moves={moves}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {moves.said}
      </p>
    </>
  )
}

type Props = { quote: Quote; lines: readonly Line[]; projectId: string }

/** What can be added, each with its switch; once it is paid, or agreed on otherwise, what was added. */
export function AddOns(props: Props) {
  const isFixed = useIsPaid(props.projectId) || props.quote.isCustom
  if (isFixed && props.lines.length === 0) return null
  return (
    <>
      <h3 className={style.group}>{texts.extras}</h3>
      {isFixed ? <PriceLines lines={props.lines} /> : <Switches {...props} />}
      <Subtotal name={texts.extrasTotal} lines={props.lines} />
    </>
  )
}
