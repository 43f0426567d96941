import { type Outputs, trpc } from '../../lib/trpc.ts'

export type TeamAnswer = Outputs['dashboard']['briefing']['answers'][number]

const none: readonly TeamAnswer[] = []

/** The team's answers to the project's questions; none while they load. */
export function useTeamAnswers(projectId: string | undefined): readonly TeamAnswer[] {
  const query = trpc.dashboard.briefing.answers.useQuery(
    { projectId: projectId ?? '' },
    { enabled: !!projectId },
  )
  return query.data ?? none
}
