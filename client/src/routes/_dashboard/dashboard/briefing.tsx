import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { BriefForm } from '../../../features/briefing/brief-form.tsx'
import { BriefPanel } from '../../../features/briefing/brief-panel.tsx'
import { BriefingScreen } from '../../../features/briefing/briefing-screen.tsx'
import { ConversationPanel } from '../../../features/briefing/conversation-panel.tsx'
import { RecapPanel, RecapToCome } from '../../../features/briefing/recap-panel.tsx'
import { type View, ViewSwitch } from '../../../features/briefing/view-switch.tsx'
import { VoicePanel } from '../../../features/briefing/voice-panel.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { ownSearch } from '../../../lib/own-search.ts'
import { prefetchDashboard, prefetchProject, queries } from '../../../lib/prefetch.ts'
import { trpc } from '../../../lib/trpc.ts'

export const Route = createFileRoute('/_dashboard/dashboard/briefing')({
  // What the address says of the brief's view stays when it is shared or come back to.
  validateSearch: ownSearch(({ view }: Record<string, unknown>): { view?: 'form' } =>
    view === 'form' ? { view } : {},
  ),
  loaderDeps: ({ search }) => ({ project: search.project }),
  loader: ({ deps }) =>
    deps.project === 'new' ? prefetchDashboard() : prefetchProject(deps.project, readsOf),
  component: Briefing,
})

function readsOf(projectId: string) {
  const { briefing, quote, status } = queries.dashboard
  return [
    briefing.conversation.ensureData({ projectId }),
    briefing.recap.ensureData({ projectId }),
    briefing.voice.ensureData({ projectId }),
    status.get.ensureData({ projectId }),
    quote.get.ensureData({ projectId }),
  ]
}

type TellingProps = { projectId: string | undefined; onMade: (id: string) => void }

/** The brief, told or filled in. */
function Telling(props: TellingProps) {
  const navigate = useNavigate()
  const { view = 'talk' } = Route.useSearch()
  const change = (next: View) =>
    void navigate({
      to: '.',
      search: ({ view: _, ...rest }) => (next === 'form' ? { ...rest, view: next } : rest),
      replace: true,
      resetScroll: false,
    })
  const views = <ViewSwitch view={view} onChange={change} />
  const Shown = view === 'form' ? BriefForm : ConversationPanel
  return <Shown {...props} views={views} />
}

function NewBriefing() {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const onMade = (project: string) => {
    void utils.dashboard.projects.invalidate()
    // The talk goes on where it is: the router must scroll neither the page nor the conversation.
    void navigate({ to: '.', search: before => ({ ...before, project }), replace: true, resetScroll: false })
  }
  const conversation = <Telling projectId={undefined} onMade={onMade} />
  const brief = <BriefPanel projectId={undefined} />
  return <BriefingScreen conversation={conversation} brief={brief} recap={<RecapToCome />} />
}

function Briefing() {
  const { project: named } = Route.useSearch()
  if (named === 'new') return <NewBriefing />
  return (
    <ProjectGate named={named}>
      {({ id }) => (
        <BriefingScreen
          key={id}
          conversation={
            <>
              <VoicePanel projectId={id} />
              <Telling projectId={id} onMade={() => undefined} />
            </>
          }
          brief={<BriefPanel projectId={id} />}
          recap={<RecapPanel projectId={id} />}
        />
      )}
    </ProjectGate>
  )
}
