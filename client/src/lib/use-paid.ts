import { trpc } from './trpc.ts'

/** How far the payment of a project is, as its status screen has it; undefined until it is known. */
export function usePaymentStep(projectId: string) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  return data?.steps.find(step => step.code === 'payment')?.state
}

/** What of the project's price remains to be paid; undefined until it is known, and for whoever does not pay. */
export function useUnpaid(projectId: string) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  return data && { isPaidInFull: data.isPaidInFull, balance: data.balance }
}

/** Whether the project is paid: then brief and quote are settled. Unknown counts as not. */
export const usePaid = (projectId: string): boolean => usePaymentStep(projectId) === 'completed'
