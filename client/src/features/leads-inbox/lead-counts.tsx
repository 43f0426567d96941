import { inboxTexts } from 'shared/messages/it/inbox'
import { trpc } from '../../lib/trpc.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import style from './inbox.module.css'
import { shownCount } from './use-new-leads.ts'

const texts = inboxTexts.counts

/** How much there is to do, kept true while one looks. */
export function LeadCounts() {
  const { data } = trpc.team.leads.counts.useQuery()
  if (!data) return <Skeleton heights={[24]} />
  const figures = [
    { count: data.new, word: texts.new, isBad: false },
    { count: data.inProgress, word: texts.inProgress, isBad: false },
    { count: data.late, word: texts.late, isBad: data.late > 0 },
  ]
  return (
    <ul className={style.counts} aria-label={texts.label}>
      {figures.map(({ count, word, isBad }) => (
        <li key={word} className={isBad ? style.bad : undefined}>
          <b>{shownCount(count)}</b> {word}
        </li>
      ))}
    </ul>
  )
}
