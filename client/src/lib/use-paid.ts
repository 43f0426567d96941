import { trpc } from './trpc.ts'

/** How far the payment of a project is, as its status screen has it; undefined until it is known. */
export function usePaymentStepState(projectId: string) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  return data?.steps.find(step => step.code === 'payment')?.state
}

/** What of the project's price remains to be paid; undefined until it is known, and for whoever does not pay. */
export function useUnpaid(projectId: string) {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  return data && { isPaidInFull: data.isPaidInFull, balance: data.balance }
}

/** Returns true once the project is paid and has a brief, which is read-only from then on; false while it loads. */
export function useBriefClosed(projectId: string): boolean {
  const { data } = trpc.dashboard.status.get.useQuery({ projectId })
  const isDone = (code: string) => data?.steps.find(step => step.code === code)?.state === 'completed'
  return isDone('payment') && isDone('brief')
}

/** Returns true once the project is paid, when its quote is final; false while it loads. */
export const useIsPaid = (projectId: string): boolean => usePaymentStepState(projectId) === 'completed'
