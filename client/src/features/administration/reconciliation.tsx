import { IconScale } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import style from './administration.module.css'

const texts = administrationTexts.reconciliation

type State = Outputs['team']['administration']['reconciliation']

function Standing({ done, failedAt }: Pick<State, 'done' | 'failedAt'>) {
  return (
    <div className="stack note gap-6">
      {done && <p>{texts.done(dateIt(done.untilDay), dateTimeIt(done.at))}</p>}
      {failedAt && <p className={style.failed}>{texts.failed(dateTimeIt(failedAt))}</p>}
    </div>
  )
}

/**
 * Up to which day payments were compared with Stripe, and whether the last attempt failed; what was found stands below,
 * once there was a comparison.
 */
export function Reconciliation({ children }: { children: ReactNode }) {
  const query = trpc.team.administration.reconciliation.useQuery()
  return (
    <QueryView query={query} skeletonHeights={[48, 76, 76]} errorTitle={texts.load}>
      {state => (
        <div className="stack gap-12">
          <Standing {...state} />
          {state.done ? (
            children
          ) : (
            <EmptyState
              icon={IconScale}
              {...(state.provider === 'simulated' ? texts.simulated : texts.never)}
            />
          )}
        </div>
      )}
    </QueryView>
  )
}
