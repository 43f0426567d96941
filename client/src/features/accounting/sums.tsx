import { euro } from 'shared/formats/euro'
import { administrationTexts } from 'shared/messages/it/administration'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { QueryView } from '../../ui/query-view.tsx'
import style from './administration.module.css'

const texts = administrationTexts.sums

type Known = Outputs['team']['administration']['sums']

const figuresOf = ({ dueCents, overdueCents, awaitedCents, paidCents, refundedCents }: Known) => [
  { name: texts.due, figure: euro(dueCents) },
  { name: texts.overdue, figure: euro(overdueCents), isBad: overdueCents > 0 },
  { name: texts.awaited, figure: euro(awaitedCents) },
  { name: texts.paid, figure: euro(paidCents) },
  { name: texts.refunded, figure: euro(refundedCents) },
]

/** What waits for a person, where something does. */
function Waiting({ sums: { differences, disputes, pendingRefunds } }: { sums: Known }) {
  const words = [
    disputes > 0 && texts.disputes(disputes),
    pendingRefunds > 0 && texts.pending(pendingRefunds),
    differences > 0 && texts.differences(differences),
  ].filter(Boolean)
  if (words.length === 0) return null
  return <p className={style.waiting}>{words.join(' · ')}</p>
}

/** The sums of today and of this month. */
export function Sums() {
  const query = trpc.team.administration.sums.useQuery()
  return (
    <QueryView query={query} skeletonHeights={[96]} errorTitle={administrationTexts.loadSums}>
      {sums => (
        <div>
          <dl className={style.sums}>
            {figuresOf(sums).map(({ name, figure, isBad }) => (
              <div key={name} className={`panel ${style.sum}`}>
                <dt>{name}</dt>
                <dd className={isBad ? style.bad : undefined}>{figure}</dd>
              </div>
            ))}
          </dl>
          <Waiting sums={sums} />
        </div>
      )}
    </QueryView>
  )
}
