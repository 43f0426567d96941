import type { TestApp } from '../app.ts'
import type { InputOf } from '../procedures.ts'
import { makeClientWithProject } from './orders.ts'

type WithoutProject<Input> = Input extends unknown ? Omit<Input, 'projectId'> : never
type Answer = WithoutProject<InputOf<'dashboard.briefing.answer'>>

/** Typed answers to every question in the interview's order, except the extras, which are selected. */
export const typedAnswers = {
  kind: 'Video aziendale',
  audience: 'I buyer della grande distribuzione',
  message: 'Facciamo la pasta con grano italiano',
  tone: 'Caldo e concreto',
  duration: 'Un minuto',
  materials: 'Il logo e qualche foto',
  deadline: 'Entro il 15 dicembre',
} as const

/** Starts the interview about a new project. */
export async function beginBriefing(app: TestApp, wanted: { title?: string } = {}) {
  const { projectId, ...person } = await makeClientWithProject(app, wanted)
  const { client } = person
  const of = { projectId }
  const conversation = () => client.call('dashboard.briefing.conversation', of)
  const say = (text: string, more: object = {}) =>
    client.call('dashboard.briefing.say', { projectId, text, ...more })
  const answer = (given: Answer) =>
    client.call('dashboard.briefing.answer', { projectId, ...given } as InputOf<'dashboard.briefing.answer'>)
  const back = () => client.call('dashboard.briefing.back', of)
  const send = (more: object = {}) => client.call('dashboard.briefing.send', { projectId, ...more })
  const recap = () => client.call('dashboard.briefing.recap', of)
  const summary = () => client.call('dashboard.briefing.summary', of)
  const sentRecap = async () => {
    const sent = await summary()
    if (!sent) throw new Error('The project has no recap.')
    return sent
  }
  return { ...person, projectId, conversation, say, answer, back, send, recap, summary, sentRecap }
}

/** Starts an interview and answers each of its questions, without sending it. */
export async function completeBriefing(app: TestApp) {
  const briefing = await beginBriefing(app)
  const { deadline, ...rest } = typedAnswers
  for (const text of Object.values(rest)) await briefing.say(text)
  await briefing.answer({ field: 'extras', value: ['voiceover', 'subtitles'] })
  await briefing.say(deadline)
  return briefing
}
