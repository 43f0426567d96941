import { createContext, useContext, useRef, useState } from 'react'
import { emptyBrief } from 'shared/briefing/brief/brief'
import { type Answer, newInterview, questionOf } from 'shared/briefing/interview/interview'
import { dayInRome } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewTexts } from 'shared/messages/it/interview'
import { deliveryFrom } from 'shared/projects/delivery'
import { clearStreamedText } from '../../lib/streamed-text.ts'
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts'
import { drafts } from '../../ui/browser-storage.ts'
import { appCodeOf, getErrorMessage, getFieldErrors, showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'

export type Conversation = Outputs['dashboard']['briefing']['conversation']

/** The side that fills the brief in: its client, or the studio on the client's behalf. */
export const BriefingSide = createContext<'client' | 'team'>('client')

/** True where the studio writes the brief on the client's behalf. */
export const useIsStudio = () => useContext(BriefingSide) === 'team'

const useBriefingCalls = () => (useIsStudio() ? trpc.team.briefing : trpc.dashboard.briefing)

/** Returns the conversation shown until the project is created. */
export const openingConversation = (): Conversation => ({
  turns: [{ id: 'opening', who: 'assistant', text: interviewTexts.opening, at: '' }],
  question: questionOf(newInterview),
  brief: { ...emptyBrief, extras: [], declined: [], unknowns: [], notes: [], formats: [], languages: [] },
  completeness: 0,
  complete: false,
  sent: false,
  recapEditedByHand: false,
  recapUpdatedAt: null,
  estimateCents: null,
  deliveryBy: deliveryFrom(dayInRome(new Date())),
})

/** Loads the project's conversation; disabled until the project is created. */
export function useConversation(projectId: string | undefined) {
  return useBriefingCalls().conversation.useQuery({ projectId: projectId ?? '' }, { enabled: !!projectId })
}

/** Creates the project with the first answer, once; resolves to undefined when it could not be created. */
function useProjectFor(projectId: string | undefined) {
  const made = useRef<Promise<string | undefined>>(undefined)
  const requestIdOf = useIdempotencyKey()
  const create = trpc.dashboard.projects.create.useMutation({
    onSuccess: () => showToast({ title: dashboardTexts.projects.created }),
    onError: error => showErrorToast(error, { text: dashboardTexts.projects.create }),
  })
  const make = () =>
    create.mutateAsync({ requestId: requestIdOf('project') }).then(
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

export type InputMethod = 'typed' | 'pressed'

let justMade: { id: string; how: InputMethod } | undefined

/** Returns once how the first answer of a new project was given, so that its screen restores the focus. */
export function takeJustMade(projectId: string | undefined): InputMethod | undefined {
  if (!justMade || justMade.id !== projectId) return undefined
  const { how } = justMade
  justMade = undefined
  return how
}

/** Moves the draft typed while the project was being created to the new project. Returns true if there was one. */
export function adoptNewDraft(projectId: string | undefined): boolean {
  if (!projectId || justMade?.id !== projectId) return false
  const draft = drafts.read('say:new')
  drafts.drop('say:new')
  if (typeof draft.text !== 'string' || draft.text === '') return false
  drafts.save(`say:${projectId}`, draft)
  return true
}

/** Deletes a draft whose sending a reload interrupted, if it is the last turn by now. Returns true if it was. */
export function dropSentDraft(projectId: string | undefined, turns: Conversation['turns']): boolean {
  const { text, isSending } = drafts.read(`say:${projectId}`)
  const said = turns.findLast(({ who }) => who !== 'assistant')?.text
  const isSent = isSending === true && String(text).trim() === said
  if (isSent) drafts.drop(`say:${projectId}`)
  return isSent
}

type SayInput = Omit<Inputs['dashboard']['briefing']['say'], 'projectId' | 'requestId'>
export type InterviewActions = ReturnType<typeof useInterview>

/** Returns the actions of an interview. Each resolves to true once it is saved; failures show a toast. */
export function useInterview(projectId: string | undefined, onMade: (id: string) => void) {
  const utils = trpc.useUtils()
  const isStudio = useIsStudio()
  const briefing = useBriefingCalls()
  const cache = isStudio ? utils.team.briefing : utils.dashboard.briefing
  const projectFor = useProjectFor(projectId)
  const requestId = useIdempotencyKey()
  /** Number of saved texts: the same words may answer a question again. */
  const saidCount = useRef(0)
  const [isBusy, setBusy] = useState(false)
  const say = briefing.say.useMutation()
  const answer = briefing.answer.useMutation()
  const back = trpc.dashboard.briefing.back.useMutation()
  const send = briefing.send.useMutation()

  const run = async (
    action: (id: string) => Promise<Conversation>,
    how: InputMethod = 'pressed',
    onConflict?: () => void,
  ): Promise<boolean> => {
    setBusy(true)
    try {
      const id = await projectFor()
      if (!id) return false
      clearStreamedText(id)
      const conversation = await action(id)
      cache.conversation.setData({ projectId: id }, conversation)
      if (isStudio) void utils.team.projects.invalidate()
      void utils.dashboard.briefing.recap.invalidate()
      void utils.dashboard.briefing.summary.invalidate()
      void utils.dashboard.quote.invalidate()
      void utils.dashboard.status.invalidate()
      if (!projectId) {
        justMade = { id, how }
        onMade(id)
      }
      return true
    } catch (error) {
      // Of several answers some may be saved.
      void cache.conversation.invalidate()
      if (appCodeOf(error) === 'ANSWER_CHANGED') onConflict?.()
      const [wrong] = Object.values(getFieldErrors(error) ?? {})
      showErrorToast(error, {
        text: wrong ?? orderTexts.briefing.sayFailed,
        unreachable: getErrorMessage(error),
      })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    /** Sends a typed text; `onConflict` is called if its question was answered meanwhile. */
    say: (input: SayInput, onConflict?: () => void) =>
      run(
        async id => {
          const message = { projectId: id, ...input }
          const key = requestId([saidCount.current, message])
          const conversation = await say.mutateAsync({ ...message, requestId: key })
          saidCount.current += 1
          return conversation
        },
        'typed',
        onConflict,
      ),
    answer: (...answers: Answer[]) =>
      run(async id => {
        let conversation: Conversation | undefined
        for (const item of answers) {
          conversation = await answer.mutateAsync({
            projectId: id,
            ...item,
          } as Inputs['dashboard']['briefing']['answer'])
        }
        return conversation ?? cache.conversation.fetch({ projectId: id })
      }),
    /** Opens the question before; only the client has it. */
    back: isStudio ? undefined : () => run(id => back.mutateAsync({ projectId: id })),
    /** Sends the brief. `replaceText` also replaces an edited recap, unless it changed since `seenAt`. */
    send: (input: { replaceText: boolean; seenAt?: Conversation['recapUpdatedAt'] }) =>
      run(id => send.mutateAsync({ projectId: id, ...input })),
  }
}
