import { dashboardTexts } from 'shared/messages/it/dashboard'
import { ButtonLink } from '../../ui/button-link.tsx'
import style from './status-screen.module.css'
import type { Status } from './status-screen.tsx'

const texts = dashboardTexts.statusPage

/** The first thing that waits for the client; where nothing does, it says so. */
function actionOf(status: Status) {
  const stateOf = (code: string) => status.steps.find(step => step.code === code)?.state
  if (stateOf('brief') !== 'completed') return { to: '/dashboard/briefing', label: texts.toBriefing } as const
  if (stateOf('payment') === 'active') return { to: '/dashboard/payment', label: texts.toPayment } as const
  if (stateOf('payment') !== 'completed') return { to: '/dashboard/quote', label: texts.toQuote } as const
  const delivery = stateOf('delivery')
  if (delivery === 'active' || delivery === 'completed')
    return { to: '/dashboard/downloads', label: texts.toDownloads } as const
  return undefined
}

/** What to do now, worded as what one gets. */
export function NextStep({ status, projectId }: { status: Status; projectId: string }) {
  const action = actionOf(status)
  const current =
    status.steps.find(({ state }) => state === 'active') ??
    status.steps.findLast(({ state }) => state === 'completed') ??
    status.steps[0]
  const step = current && texts.steps[current.code]
  return (
    <section className={style.next}>
      <div>
        <h2 className={style.nextTitle}>{step?.title}</h2>
        <p className={style.nextText}>{action ? step?.text : texts.waiting}</p>
      </div>
      {action && (
        <ButtonLink size="large" to={action.to} search={{ project: projectId }}>
          {action.label}
        </ButtonLink>
      )}
    </section>
  )
}
