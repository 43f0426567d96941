import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { BriefSummaryScreen } from '../../../features/briefing/brief-summary-screen.tsx'
import { BriefingScreen } from '../../../features/briefing/briefing-screen.tsx'
import type { View } from '../../../features/briefing/interview-section.tsx'
import { RecapPanel, RecapPlaceholder } from '../../../features/briefing/recap-panel.tsx'
import { VoicePanel } from '../../../features/briefing/voice-panel.tsx'
import { ProjectGate } from '../../../features/projects/project-gate.tsx'
import { useCan } from '../../../lib/capabilities.ts'
import { prefetchDashboard, prefetchProject, queries } from '../../../lib/prefetch.ts'
import { strictSearch } from '../../../lib/strict-search.ts'
import { trpc } from '../../../lib/trpc.ts'

export const Route = createFileRoute('/_dashboard/dashboard/briefing')({
  // Keeps the chosen view when the address is shared or returned to.
  validateSearch: strictSearch(({ view }: Record<string, unknown>): { view?: 'form' } =>
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

/** Returns the view that the address names, and how to change it. */
function useView(): { view: View; onView: (view: View) => void } {
  const navigate = useNavigate()
  const { view = 'interview' satisfies View } = Route.useSearch()
  const onView = (next: View) =>
    void navigate({
      to: '.',
      search: ({ view: _, ...rest }) => (next === 'form' ? { ...rest, view: next } : rest),
      replace: true,
      resetScroll: false,
    })
  return { view, onView }
}

function NewBriefing() {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const onMade = (project: string) => {
    void utils.dashboard.projects.invalidate()
    // The router must not scroll the interview.
    void navigate({ to: '.', search: before => ({ ...before, project }), replace: true, resetScroll: false })
  }
  return <BriefingScreen projectId={undefined} {...useView()} onMade={onMade} recap={<RecapPlaceholder />} />
}

function Briefing() {
  const { project: named } = Route.useSearch()
  const view = useView()
  const can = useCan()
  // Users who can only read the brief are led to its summary.
  if (!can('writeBrief'))
    return (
      <ProjectGate named={named === 'new' ? undefined : named}>
        {({ id }) => <BriefSummaryScreen key={id} projectId={id} />}
      </ProjectGate>
    )
  if (named === 'new') return <NewBriefing />
  return (
    <ProjectGate named={named}>
      {({ id }) => (
        <BriefingScreen
          key={id}
          projectId={id}
          {...view}
          onMade={() => undefined}
          voice={<VoicePanel projectId={id} />}
          recap={<RecapPanel projectId={id} />}
        />
      )}
    </ProjectGate>
  )
}
