import type { TestApp } from '../app.ts'
import { insertRows } from '../rows.ts'
import { makeComment, makeCommentFile, makeVersion } from './deliverables.ts'
import { makeGuest } from './guests.ts'
import { makeMessage, makeMessageFile } from './messages.ts'
import { confirmQuote } from './orders.ts'
import { makePayLink } from './pay-links.ts'
import type { Person } from './people.ts'
import {
  makeMaterial,
  makeNotification,
  makeProject,
  makeRecap,
  makeReference,
  makeSavedFilter,
} from './projects.ts'
import { makeProposal } from './proposals.ts'
import { makeShoot } from './schedule.ts'

/** Creates a project with rows of every kind for a client. Returns its id. */
export async function furnish(app: TestApp, { id: userId, email, client }: Person, word: string) {
  const projectId = await makeProject(app, userId, { title: `${word} titolo` })
  await makeRecap(app, { userId, projectId, summary: `Un video aziendale. ${word}` })
  await makeReference(app, projectId, { videoTitle: `${word} ispirazione` })
  await makeShoot(app, projectId, { address: `${word} capannone` })
  await makeMaterial(app, { userId, projectId }, { fileName: `${word}.txt` })
  await makeNotification(app, userId, { title: `${word} novità` })
  await app.visitor().call('publicForms.contact', { name: 'Ada', email, message: `${word} domanda di prima` })
  await client.call('dashboard.briefing.say', { projectId, text: `Il regista conosce ${word} brevetto?` })
  await client.call('dashboard.briefing.say', { projectId, text: `${word} in chiesa` })
  const version = await makeVersion(app, projectId, { notes: 'internal' })
  const commentId = await makeComment(app, version, { userId, text: `${word} più luce` })
  await makeCommentFile(app, { commentId, projectId, userId }, `${word} allegato`)
  const messageId = await makeMessage(app, projectId, { userId, text: `${word} messaggio` })
  await makeMessageFile(app, { messageId, projectId, userId }, `${word} mandato`)
  await client.call('dashboard.messages.markRead', { projectId })
  await client.call('account.notificationSettings.set', { kind: 'reminders', channel: 'mail', isOn: false })
  await client.call('dashboard.reviewGuests.markSeen', { deliverableId: version })
  const { id: guestId } = await makeGuest(app, projectId, { name: `${word} ospite`, invitedBy: userId })
  const said = { userId: null, guestId, fromGuest: true }
  await makeComment(app, version, { ...said, text: `${word} parola di ospite` })
  await makeSavedFilter(app, userId, `${word} filtro`)
  await insertRows(app, 'emailChanges', [
    { userId, newEmail: `${word}.nuovo@example.com`, expiresAt: app.clock.now() },
  ])
  const id = await makeProposal(app, projectId)
  await client.call('dashboard.proposals.decline', { id, answer: `${word} troppo` })
  await confirmQuote(client, projectId)
  await makePayLink(app, projectId, { poNumber: `${word} ordine` })
  return projectId
}
