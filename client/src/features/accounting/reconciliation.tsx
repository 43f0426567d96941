import type { ReactNode } from 'react'
import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { QueryView } from '../../ui/query-view.tsx'
import style from './administration.module.css'

const texts = administrationTexts.reconciliation

type State = Outputs['team']['administration']['reconciliation']

function Standing({ provider, done, failedAt }: State) {
  const none = provider === 'simulated' ? texts.simulated : texts.never
  return (
    <div className="stack note gap-6">
      {done ? (
        <p>{texts.done(dateIt(done.untilDay), dateTimeIt(done.at))}</p>
      ) : (
        <>
          <p>{none.title}</p>
          <p>{none.text}</p>
        </>
      )}
      {failedAt && <p className={style.failed}>{texts.failed(dateTimeIt(failedAt))}</p>}
    </div>
  )
}

/** Shows up to which day payments were compared with Stripe and whether the last attempt failed, above the list. */
export function Reconciliation({ children }: { children: ReactNode }) {
  const query = trpc.team.administration.reconciliation.useQuery()
  return (
    <QueryView query={query} skeletonHeights={[48, 76, 76]} errorTitle={texts.load}>
      {state => (
        <div className="stack gap-12">
          <Standing {...state} />
          {children}
        </div>
      )}
    </QueryView>
  )
}
