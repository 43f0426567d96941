import type { TestApp } from '../app.ts'
import type { InputOf } from '../procedures.ts'
import { makeClientWithProject } from './orders.ts'

type WithoutProject<Input> = Input extends unknown ? Omit<Input, 'projectId'> : never
type Correction = WithoutProject<InputOf<'dashboard.briefing.correct'>>

/** A client in the conversation about a new project. */
export async function beginBriefing(app: TestApp) {
  const { projectId, ...person } = await makeClientWithProject(app)
  const { client } = person
  const of = { projectId }
  const recap = () => client.call('dashboard.briefing.recap', of)
  const writtenRecap = async () => {
    const written = await recap()
    if (written.state !== 'ready') throw new Error('There is no recap.')
    return written
  }
  const say = (text: string) => client.call('dashboard.briefing.say', { projectId, text })
  const sayAll = async (texts: string[]) => {
    for (const text of texts) await say(text)
  }
  const correct = (correction: Correction) =>
    client.call('dashboard.briefing.correct', {
      projectId,
      ...correction,
    } as InputOf<'dashboard.briefing.correct'>)
  const summary = () => client.call('dashboard.briefing.summary', of)
  return { ...person, projectId, say, sayAll, correct, recap, writtenRecap, summary }
}
