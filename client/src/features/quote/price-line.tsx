import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Money } from '../../ui/money.tsx'
import style from './quote-lines.module.css'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote

export type Line = Quote['lines'][number]

/** The words of the brief that a line rests on. */
export function Because({ line }: { line: Line }) {
  if (!line.because) return line.code === 'base' ? <p className={style.because}>{texts.becauseBase}</p> : null
  const { said } = line
  return (
    <p className={style.because}>
      {said ? texts.becauseSaid(timeIt(said.at)) : texts.because} <q>{said?.words ?? line.because.text}</q>
    </p>
  )
}

/** Lines as they stand. */
export function PriceLines({
  lines,
  heading: Heading = 'h4',
}: {
  lines: readonly Line[]
  heading?: 'h3' | 'h4'
}) {
  return (
    <ul>
      {lines.map(line => (
        <li key={line.code} className={style.line}>
          <div className={style.words}>
            <Heading className={style.label}>{line.label}</Heading>
            <Because line={line} />
          </div>
          <span className={style.amount}>
            <Money cents={line.amountCents} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The sum of a group of lines. */
export function Subtotal({ name, lines }: { name: string; lines: readonly Line[] }) {
  return (
    <p className={style.subtotal}>
      <span>{name}</span>
      <Money cents={lines.reduce((sum, line) => sum + line.amountCents, 0)} />
    </p>
  )
}
