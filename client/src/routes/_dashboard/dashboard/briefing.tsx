import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { BriefingScreen } from '../../../features/briefing/briefing-screen.tsx'
import { ConversationPanel } from '../../../features/briefing/conversation-panel.tsx'
import { RecapPanel, RecapToCome } from '../../../features/briefing/recap-panel.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { trpc } from '../../../trpc.ts'

export const Route = createFileRoute('/_dashboard/dashboard/briefing')({ component: Briefing })

function NewBriefing() {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const onMade = (project: string) => {
    void utils.dashboard.projects.invalidate()
    void navigate({ to: '.', search: { project }, replace: true })
  }
  const conversation = <ConversationPanel projectId={undefined} onMade={onMade} />
  return <BriefingScreen conversation={conversation} recap={<RecapToCome />} />
}

function Briefing() {
  const { project: named } = Route.useSearch()
  if (named === 'new') return <NewBriefing />
  return (
    <ProjectGate named={named}>
      {({ id }) => (
        <BriefingScreen
          key={id}
          conversation={<ConversationPanel projectId={id} onMade={() => undefined} />}
          recap={<RecapPanel projectId={id} />}
        />
      )}
    </ProjectGate>
  )
}
