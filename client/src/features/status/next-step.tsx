import { dashboardTexts } from 'shared/messages/it/dashboard'
import { type NextAct, nextActOf } from 'shared/projects/next-step'
import { ButtonLink } from '../../ui/button-link.tsx'
import style from './status-screen.module.css'
import type { Status } from './status-screen.tsx'

const texts = dashboardTexts.statusPage

const places = {
  briefing: '/dashboard/briefing',
  quote: '/dashboard/quote',
  payment: '/dashboard/payment',
  transfer: '/dashboard/payment',
  'balance-transfer': '/dashboard/payment',
  downloads: '/dashboard/downloads',
  balance: '/dashboard/payment',
  done: '/dashboard/downloads',
} as const satisfies Record<NextAct, string>

/** While the team is at work: how far it is. */
function Waiting({ steps }: Status) {
  if (steps.at(-1)?.state === 'completed')
    return (
      <div>
        <h2 className={style.nextTitle}>{texts.closed.title}</h2>
        <p className={style.nextText}>{texts.closed.text}</p>
      </div>
    )
  const current =
    steps.find(({ state }) => state === 'active') ?? steps.findLast(({ state }) => state === 'completed')
  return (
    <div>
      <h2 className={style.nextTitle}>{current && texts.steps[current.code].title}</h2>
      <p className={style.nextText}>{texts.waiting}</p>
    </div>
  )
}

/** What to do now, worded as what one gets. */
export function NextStep({ status, projectId }: { status: Status; projectId: string }) {
  const act = nextActOf(status.steps, status)
  const isPaid = status.steps.find(step => step.code === 'payment')?.state === 'completed'
  const words = act && (act === 'briefing' && isPaid ? texts.lateBrief : texts.next[act])
  return (
    <section className={`cluster spread ${style.next}`}>
      {words ? (
        <>
          <div>
            <h2 className={style.nextTitle}>{words.title}</h2>
            <p className={style.nextText}>{words.text}</p>
          </div>
          <ButtonLink size="large" to={places[act]} search={{ project: projectId }}>
            {words.button}
          </ButtonLink>
        </>
      ) : (
        <Waiting {...status} />
      )}
    </section>
  )
}
