import { useRef, useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { onSessionEnd } from '../../lib/session.ts'
import { clearStreamedText } from '../../lib/streamed-text.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import { openingTurn } from './opening-turn.ts'

export type Conversation = Outputs['dashboard']['briefing']['conversation']

/** The project's conversation; none yet while the project is still to be made. */
export function useConversation(projectId: string | undefined) {
  return trpc.dashboard.briefing.conversation.useQuery(
    { projectId: projectId ?? '' },
    { enabled: !!projectId },
  )
}

/** The project that a first answer makes, once, kept until it has an address; undefined when it could not be made. */
export function useProjectFor(projectId: string | undefined) {
  const made = useRef<Promise<string | undefined>>(undefined)
  const create = trpc.dashboard.projects.create.useMutation({
    onSuccess: () => showToast({ title: dashboardTexts.projects.created }),
    onError: error => showFailure(error, { text: dashboardTexts.projects.create }),
  })
  const make = () =>
    create.mutateAsync({}).then(
      ({ id }) => id,
      () => {
        made.current = undefined
        return undefined
      },
    )
  return async (): Promise<string | undefined> => {
    if (projectId) return projectId
    made.current ??= make()
    return made.current
  }
}

/** Whether words were typed, or stood on a button. */
export type How = 'typed' | 'tapped'

const spoken = new Map<string, { at: number; how: How }>()
onSessionEnd(() => spoken.clear())
const JUST_NOW_MS = 5000

/** How something was said here a moment ago, if it was: a talk that goes on is not resumed. */
export const justSaid = (projectId: string | undefined): How | undefined => {
  const last = spoken.get(projectId ?? '')
  return last && Date.now() - last.at < JUST_NOW_MS ? last.how : undefined
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What the screen shows while an answer is on its way: what stood there before, and what was said. */
interface Underway {
  turns: Conversation['turns']
  said: string
  isCalm: boolean
}

/** Says one thing; what was typed comes back when it could not be said. */
export function useSay(projectId: string | undefined, onMade: (id: string) => void) {
  const utils = trpc.useUtils()
  const { conversation } = utils.dashboard.briefing
  const projectFor = useProjectFor(projectId)
  const requestId = useRequestId()
  const say = trpc.dashboard.briefing.say.useMutation()
  const [underway, setUnderway] = useState<Underway>()
  const speak = async (id: string, text: string, how: How) => {
    const turns = conversation.getData({ projectId: id })?.turns ?? openingTurn.turns
    const turn = { projectId: id, text, at: turns.length }
    clearStreamedText(id)
    const paced = !isCalm()
    setUnderway({ turns, said: text, isCalm: !paced })
    const heard = await say.mutateAsync({ ...{ projectId: id, text, paced }, requestId: requestId(turn) })
    spoken.set(id, { at: Date.now(), how })
    conversation.setData({ projectId: id }, heard)
    void utils.dashboard.briefing.recap.invalidate()
    void utils.dashboard.quote.invalidate()
    if (!projectId) onMade(id)
  }
  const run = async (text: string, how: How = 'typed'): Promise<boolean> => {
    const id = await projectFor()
    if (!id) return false
    try {
      await speak(id, text, how)
      return true
    } catch (error) {
      showFailure(error, { text: orderTexts.briefing.sayFailed })
      return false
    } finally {
      setUnderway(undefined)
    }
  }
  return { say: run, underway }
}
