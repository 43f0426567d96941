import { useRef, useState } from 'react'
import { emptyBrief } from 'shared/briefing/brief/brief'
import { type Answer, newInterview, questionOf } from 'shared/briefing/interview/interview'
import { dayInRome } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewTexts } from 'shared/messages/it/interview'
import { deliveryFrom } from 'shared/projects/delivery'
import { clearStreamedText } from '../../lib/streamed-text.ts'
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts'
import { drafts } from '../../ui/draft.ts'
import { appCodeOf, sentenceOf, showFailure, wrongFieldsOf } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useRequestId } from '../../ui/use-request-id.ts'

export type Conversation = Outputs['dashboard']['briefing']['conversation']

/** The conversation of a project that is still to be made. */
export const openingConversation = (): Conversation => ({
  turns: [{ id: 'opening', who: 'assistant', text: interviewTexts.opening, at: '' }],
  question: questionOf(newInterview),
  brief: { ...emptyBrief, extras: [], declined: [], unknowns: [], notes: [], formats: [], languages: [] },
  completeness: 0,
  complete: false,
  sent: false,
  recapEditedByHand: false,
  estimateCents: null,
  deliveryBy: deliveryFrom(dayInRome(new Date())),
})

/** The project's conversation; disabled while the project is still to be made. */
export function useConversation(projectId: string | undefined) {
  return trpc.dashboard.briefing.conversation.useQuery(
    { projectId: projectId ?? '' },
    { enabled: !!projectId },
  )
}

/** Creates the project with the first answer, once; resolves to undefined when it could not be created. */
function useProjectFor(projectId: string | undefined) {
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

/** Input method of an answer. */
export type How = 'typed' | 'pressed'

let justMade: { id: string; how: How } | undefined

/** Returns once how the first answer of a project was given that has just been created: its screen takes the focus over. */
export function takeJustMade(projectId: string | undefined): How | undefined {
  if (!justMade || justMade.id !== projectId) return undefined
  const { how } = justMade
  justMade = undefined
  return how
}

/** Moves what was typed while the project was being created to the box of its own screen. */
export function adoptNewDraft(projectId: string | undefined): void {
  if (!projectId || justMade?.id !== projectId) return
  const draft = drafts.read('say:new')
  drafts.drop('say:new')
  if (typeof draft.text === 'string' && draft.text !== '') drafts.keep(`say:${projectId}`, draft)
}

type SayInput = Omit<Inputs['dashboard']['briefing']['say'], 'projectId' | 'requestId'>
export type InterviewActs = ReturnType<typeof useInterview>

/** Answers and questions of one interview. Each resolves to true once it is saved; failures show a toast. */
export function useInterview(projectId: string | undefined, onMade: (id: string) => void) {
  const utils = trpc.useUtils()
  const { briefing } = trpc.dashboard
  const projectFor = useProjectFor(projectId)
  const requestId = useRequestId()
  const [isBusy, setBusy] = useState(false)
  const [sayM, answerM, backM, sendM] = [
    briefing.say.useMutation(),
    briefing.answer.useMutation(),
    briefing.back.useMutation(),
    briefing.send.useMutation(),
  ]

  const run = async (
    act: (id: string) => Promise<Conversation>,
    how: How = 'pressed',
    onOvertaken?: () => void,
  ): Promise<boolean> => {
    const id = await projectFor()
    if (!id) return false
    setBusy(true)
    clearStreamedText(id)
    try {
      const conversation = await act(id)
      utils.dashboard.briefing.conversation.setData({ projectId: id }, conversation)
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
      if (appCodeOf(error) === 'ANSWER_CHANGED') {
        void utils.dashboard.briefing.conversation.invalidate()
        onOvertaken?.()
      }
      const [wrong] = Object.values(wrongFieldsOf(error) ?? {})
      showFailure(error, { text: wrong ?? orderTexts.briefing.sayFailed, unreachable: sentenceOf(error) })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    /** Says one thing; `onOvertaken` is called where its question was answered meanwhile. */
    say: (input: SayInput, onOvertaken?: () => void) =>
      run(
        id => {
          const said = { projectId: id, ...input }
          return sayM.mutateAsync({ ...said, requestId: requestId(said) })
        },
        'typed',
        onOvertaken,
      ),
    /** Saves answers one after the other. */
    answer: (...answers: Answer[]) =>
      run(async id => {
        let conversation: Conversation | undefined
        for (const answer of answers) {
          conversation = await answerM.mutateAsync({
            projectId: id,
            ...answer,
          } as Inputs['dashboard']['briefing']['answer'])
        }
        return conversation ?? utils.dashboard.briefing.conversation.fetch({ projectId: id })
      }),
    back: () => run(id => backM.mutateAsync({ projectId: id })),
    send: (replaceText: boolean) => run(id => sendM.mutateAsync({ projectId: id, replaceText })),
  }
}
