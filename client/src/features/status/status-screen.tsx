import { IconCheck, IconLock, IconPlayerPlay, IconPoint } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { NextStep } from './next-step.tsx'
import { StatusCards } from './status-cards.tsx'
import style from './status-screen.module.css'

const texts = dashboardTexts.statusPage

export type Status = Outputs['dashboard']['status']['get']

const signs = { completed: IconCheck, active: IconPlayerPlay, pending: IconPoint, locked: IconLock }

function Step({ step }: { step: Status['steps'][number] }) {
  const Sign = signs[step.state]
  const { title, text } = texts.steps[step.code]
  return (
    <li
      className={`${style.step} ${style[step.state]}`}
      aria-current={step.state === 'active' ? 'step' : undefined}
    >
      <span className={`round ${style.sign}`}>
        <Sign size={20} aria-hidden="true" />
      </span>
      <div>
        <h2 className={style.title}>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <span className={style.state}>{texts.stepStates[step.state]}</span>
    </li>
  )
}

type Props = { project: { id: string; title?: string }; proposals: ReactNode }

/** Where the project stands: five steps, three facts, and what the client can do now. */
export function StatusScreen({ project, proposals }: Props) {
  const query = trpc.dashboard.status.get.useQuery({ projectId: project.id })
  return (
    <Screen title={texts.title} intro={texts.intro}>
      {proposals}
      <QueryView query={query} skeletonHeights={[110, 380]} errorTitle={texts.load}>
        {status => (
          <>
            <NextStep status={status} projectId={project.id} />
            <ol className="stack">
              {status.steps.map(step => (
                <Step key={step.code} step={step} />
              ))}
            </ol>
            <StatusCards
              status={status}
              project={{ id: project.id, title: project.title ?? dashboardTexts.project.defaultTitle }}
            />
          </>
        )}
      </QueryView>
    </Screen>
  )
}
