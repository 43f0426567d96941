import { trpc } from './trpc.ts'

/** Whether the project is paid: then brief and quote are settled. Unknown counts as not. */
export function usePaid(projectId: string): boolean {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  return data?.steps.some(step => step.code === 'payment' && step.state === 'completed') ?? false
}
