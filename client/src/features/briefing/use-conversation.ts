import { useRef } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { type Outputs, trpc } from '../../trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { useRequestId } from '../../ui/use-request-id.ts'

export type Conversation = Outputs['dashboard']['briefing']['conversation']

/** The project's conversation; none yet while the project is still to be made. */
export function useConversation(projectId: string | undefined) {
  return trpc.dashboard.briefing.conversation.useQuery(
    { projectId: projectId ?? '' },
    { enabled: !!projectId },
  )
}

/** The project that a first message makes, kept until it has an address. */
function useProjectFor(projectId: string | undefined) {
  const made = useRef<string>(undefined)
  const create = trpc.dashboard.projects.create.useMutation()
  return async () => {
    made.current = projectId ?? made.current ?? (await create.mutateAsync({})).id
    return made.current
  }
}

/** Says one thing; what was typed comes back when it could not be said. */
export function useSay(projectId: string | undefined, onMade: (id: string) => void) {
  const utils = trpc.useUtils()
  const projectFor = useProjectFor(projectId)
  const requestId = useRequestId()
  const say = trpc.dashboard.briefing.say.useMutation()
  const run = async (text: string): Promise<boolean> => {
    try {
      const id = await projectFor()
      const turn = {
        projectId: id,
        text,
        at: utils.dashboard.briefing.conversation.getData({ projectId: id })?.turns.length,
      }
      const heard = await say.mutateAsync({ projectId: id, text, requestId: requestId(turn) })
      utils.dashboard.briefing.conversation.setData({ projectId: id }, heard)
      void utils.dashboard.briefing.recap.invalidate()
      if (!projectId) onMade(id)
      return true
    } catch (error) {
      showFailure(error, { text: orderTexts.briefing.sayFailed })
      return false
    }
  }
  return { say: run, saying: say.isPending, said: say.variables?.text }
}
