import { randomUUID } from 'node:crypto'
import { composeSummary } from 'shared/briefing/brief/summary'
import { type Answer, giveAnswer, tappedWords } from 'shared/briefing/interview/interview'
import { demoBriefs } from 'shared/catalogue/demo-briefs'
import { dayInRome } from 'shared/formats/date-it'
import { ownCompanyId } from '../domain/identity/companies/companies.service.ts'
import { saveComposed } from '../domain/orders/briefing/conversation.repository.ts'
import { loadConversation, saveChange } from '../domain/orders/briefing/conversation-store.service.ts'
import { insertRecap } from '../domain/orders/briefing/recap.repository.ts'
import { after, DAY } from '../platform/clock.ts'
import { insertRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import type { AppDeps } from '../platform/platform.ts'

interface Briefing {
  userId: string
  now: Date
}

/** Fills projects whose briefs are incomplete, told in free text, and sent. */
export async function fillDemoBriefs(deps: Pick<AppDeps, 'clock' | 'db'>, tx: Tx, { userId, now }: Briefing) {
  const companyId = await ownCompanyId(tx, userId)
  for (const { title, createdDay, answers, isSent } of demoBriefs) {
    const createdAt = after(now, createdDay * DAY)
    const projectId = await insertRow(tx.db, 'projects', {
      userId,
      companyId,
      title,
      status: 'briefing',
      createdAt,
      updatedAt: createdAt,
    })
    const pastDeps = { ...deps, clock: { now: () => createdAt } }
    for (const answer of answers) await giveOne(pastDeps, tx, { userId, projectId, answer })
    if (isSent) await sendOne(tx, { userId, projectId, at: createdAt })
  }
}

async function giveOne(
  deps: Pick<AppDeps, 'clock' | 'db'>,
  tx: Tx,
  { userId, projectId, answer }: { userId: string; projectId: string; answer: Answer },
): Promise<void> {
  const now = deps.clock.now()
  const before = await loadConversation(tx.db, projectId, now)
  const { interview, reply, proposals } = giveAnswer(before.interview, answer, dayInRome(now))
  const text = tappedWords(answer)
  const said = { text, turnId: randomUUID(), field: answer.field, reply, proposals }
  await saveChange(deps, tx, { userId, projectId, before, interview, said })
}

/** Inserts the recap without the mails and notifications of sending. */
async function sendOne(tx: Tx, { userId, projectId, at }: { userId: string; projectId: string; at: Date }) {
  const { id, interview, turns } = await loadConversation(tx.db, projectId, at)
  const briefingSummary = composeSummary(interview.brief)
  await insertRecap(tx.db, {
    projectId,
    userId,
    conversationId: id ?? null,
    briefingSummary,
    transcriptData: JSON.stringify(turns),
    isCompleted: true,
    source: 'brief',
    sourceAt: at,
    teamToldAt: at,
    createdAt: at,
    updatedAt: at,
  })
  await saveComposed(tx.db, projectId, briefingSummary)
}
