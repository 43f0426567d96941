import { dashboardTexts } from 'shared/messages/it/dashboard'
import { nextStepOf } from 'shared/projects/next-step'
import { ButtonLink } from '../../ui/button-link.tsx'
import style from './status-screen.module.css'
import type { Status } from './status-screen.tsx'

const texts = dashboardTexts.statusPage

const actions = {
  briefing: { to: '/dashboard/briefing', label: texts.toBriefing },
  quote: { to: '/dashboard/quote', label: texts.toQuote },
  payment: { to: '/dashboard/payment', label: texts.toPayment },
  downloads: { to: '/dashboard/downloads', label: texts.toDownloads },
} as const

/** What to do now, worded as what one gets. */
export function NextStep({ status, projectId }: { status: Status; projectId: string }) {
  const next = nextStepOf(status.steps)
  const action = next && actions[next]
  const current =
    status.steps.find(({ state }) => state === 'active') ??
    status.steps.findLast(({ state }) => state === 'completed') ??
    status.steps[0]
  const step = current && texts.steps[current.code]
  return (
    <section className={`cluster spread ${style.next}`}>
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
