import { proposalTexts } from 'shared/messages/it/proposals'
import { Money } from '../../ui/money.tsx'
import style from './proposals.module.css'
import type { Proposal } from './proposals.tsx'

/** The lines of a proposal with their sum. */
export function ProposalLines({ lines, totalCents }: Pick<Proposal, 'lines' | 'totalCents'>) {
  return (
    <dl className={style.lines}>
      {lines.map(({ label, amountCents }, index) => (
        // Lines are never moved, and two may be called alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={style.line}>
          <dt>{label}</dt>
          <dd>
            <Money cents={amountCents} />
          </dd>
        </div>
      ))}
      <div className={`${style.line} ${style.total}`}>
        <dt>{proposalTexts.client.total}</dt>
        <dd>
          <Money cents={totalCents} />
        </dd>
      </div>
    </dl>
  )
}
