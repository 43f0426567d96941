import { describe, expect, test } from 'vitest'
import { openStream } from '../../../support/app.ts'
import { makeVersion } from '../../../support/builders/deliverables.ts'
import { askForGuest, makeSignedInGuest } from '../../../support/builders/guests.ts'
import { makeClientWithProject } from '../../../support/builders/orders.ts'
import { makeClient, makeColleague } from '../../../support/builders/people.ts'
import { companyOf, makeProject } from '../../../support/builders/projects.ts'
import { textFile } from '../../../support/builders/sample-files.ts'
import { uploadMaterial } from '../../../support/builders/uploads.ts'
import { LiveStream } from '../../../support/live-stream.ts'
import { at, twoProcesses } from '../../../support/processes/two-processes.ts'
import { listRows } from '../../../support/rows.ts'

const times = Array.from({ length: process.env.FAULTS === 'full' ? 50 : 4 }, (_, index) => index)

const [one, other] = await twoProcesses()

async function visited() {
  const { client, projectId } = await makeClientWithProject(one)
  const deliverableId = await makeVersion(one, projectId)
  return { client, projectId, deliverableId, ...(await makeSignedInGuest(one, projectId)) }
}

describe('at two processes at once', { timeout: 240_000 }, () => {
  test.each(times)('a guest’s comment is stored before the link was revoked, or is refused: %i', async () => {
    const { client, deliverableId, guest, guestId } = await visited()
    const say = (text: string) =>
      at(other, guest).ask('guestReview.comment', { guestId, deliverableId, atMs: 0, text })
    const [first, , second] = await Promise.all([
      say('Prima.'),
      client.call('dashboard.reviewGuests.revoke', { id: guestId }),
      say('Insieme.'),
    ])
    for (const answer of [first, second]) expect([undefined, 'GUEST_LINK_OVER']).toContain(answer.code)
    expect((await say('Dopo.')).code).toBe('GUEST_LINK_OVER')
    const kept = await listRows(one, 'deliverableComments', { guestId })
    expect(kept).toHaveLength([first, second].filter(answer => !answer.code).length)
  })

  test('eleven concurrent invitations create ten links', async () => {
    const { client, projectId } = await visited()
    const hosts = [client, at(other, client)]
    const asked = Array.from({ length: 10 }, (_, nth) => hosts[nth % 2] ?? client)
    const answers = await Promise.all(asked.map(host => askForGuest(host, 'dashboard', projectId)))
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['GUEST_LINKS_FULL'])
  })

  test('a stream at one process ends when the link is revoked at the other', async () => {
    const { client, guest, guestId } = await visited()
    const stream = new LiveStream(at(other, guest), undefined, {
      path: 'guestReview.events',
      input: { guestId },
    })
    await stream.opened
    await client.call('dashboard.reviewGuests.revoke', { id: guestId })
    await stream.ended
  })
})

test('access at another process ends within five seconds of a removal', async () => {
  const owner = await makeClient(one)
  const companyId = await companyOf(one, owner.id)
  const member = await makeColleague(one, owner.id)
  const projectId = await makeProject(one, owner.id)
  const notes = { filename: 'appunti.txt', filetype: 'text/plain' }
  const file = await uploadMaterial(owner.client, projectId, notes, textFile('Il forno apre alle quattro.'))
  const elsewhere = at(other, member.client)
  const stream = await openStream(elsewhere)
  expect((await elsewhere.fetch(`/files/${file}`)).status).toBe(200)

  await owner.client.call('dashboard.company.removeMember', { companyId, userId: member.id })
  const ended = await Promise.race([
    stream.ended.then(() => true),
    new Promise(resolve => setTimeout(resolve, 5000, false)),
  ])
  expect(ended).toBe(true)
  expect((await elsewhere.fetch(`/files/${file}`)).status).toBe(404)
  expect((await elsewhere.ask('dashboard.messages.list', { projectId })).code).toBe('NOT_FOUND')
})
