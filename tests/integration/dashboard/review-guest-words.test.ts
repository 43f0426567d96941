import { describe, expect, test } from 'vitest'
import { openStream, startApp } from '../../support/app.ts'
import { makeGuest, makeSignedInGuest } from '../../support/builders/guests.ts'
import { confirmQuote, makeClientWithProject } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makePayment, makeRecap } from '../../support/builders/projects.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { getRow } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })

async function visited(facts: Parameters<typeof makeGuest>[2] = {}) {
  const review = await makeReviewRoom(app, editor)
  const deliverableId = await review.publish('v1')
  const { guest, guestId } = await makeSignedInGuest(app, review.projectId, facts)
  const say = (text: string, more: object = {}) =>
    guest.ask('guestReview.comment', { guestId, deliverableId, atMs: 1000, text, ...more })
  const threads = async () => (await guest.call('guestReview.room', { guestId })).items[0]?.comments ?? []
  const revoke = () => review.client.call('dashboard.reviewGuests.revoke', { id: guestId })
  return { ...review, deliverableId, guest, guestId, say, threads, revoke }
}

type Visited = Awaited<ReturnType<typeof visited>>

describe('the comments of a guest', () => {
  test('have the guest’s name for client and team, and in every export, marked as a guest’s', async () => {
    const { say, seen, seenByTeam, deliverableId, threads, exported } = await visited()
    await say('Il logo è storto.')
    const said = { authorName: 'Lucia Ospite', fromGuest: true, fromTeam: false, text: 'Il logo è storto.' }
    expect((await seen()).items[0]?.comments).toMatchObject([{ ...said, isOwn: false, canEdit: false }])
    expect((await seenByTeam()).items[0]?.comments).toMatchObject([{ ...said, isOwn: false }])
    expect(await threads()).toMatchObject([
      { ...said, isOwn: true, canEdit: true, canRemove: true, canResolve: false, canAccept: false },
    ])
    for (const format of ['csv', 'edl', 'fcpxml'] as const)
      expect(await exported(deliverableId, format)).toContain('Lucia Ospite (ospite)')
  })

  test('are edited and withdrawn by the guest only, before any reply', async () => {
    const { say, threads, guest, guestId, client, comment, deliverableId } = await visited()
    const id = (await say('Prima.')).data?.id ?? ''
    await guest.call('guestReview.editComment', { guestId, id, text: 'Seconda.' })
    const edited = await client.ask('dashboard.deliverables.editComment', { id, text: 'No.' })
    expect(edited.code).toBe('NOT_FOUND')
    expect((await client.ask('dashboard.deliverables.removeComment', { id })).code).toBe('NOT_FOUND')
    const mine = await comment(deliverableId, 'Grazie.', { parentId: id })
    expect(await threads()).toMatchObject([
      { text: 'Seconda.', canRemove: false, replies: [{ text: 'Grazie.' }] },
    ])
    expect((await guest.ask('guestReview.removeComment', { guestId, id })).code).toBe('INVALID_INPUT')
    const foreign = await guest.ask('guestReview.editComment', { guestId, id: mine.id, text: 'No.' })
    expect(foreign.code).toBe('NOT_FOUND')
    await client.call('dashboard.deliverables.removeComment', { id: mine.id })
    await guest.call('guestReview.removeComment', { guestId, id })
    expect(await threads()).toEqual([])
  })

  test('cannot be edited by another guest', async () => {
    const { say, projectId } = await visited()
    const id = (await say('Prima.')).data?.id ?? ''
    const { guest, guestId } = await makeSignedInGuest(app, projectId, { name: 'Ugo' })
    expect((await guest.ask('guestReview.editComment', { guestId, id, text: 'No.' })).code).toBe('NOT_FOUND')
    expect((await guest.ask('guestReview.removeComment', { guestId, id })).code).toBe('NOT_FOUND')
  })

  test('never include internal notes, which a guest cannot answer', async () => {
    const { threads, say, commentAsTeam, deliverableId } = await visited()
    const note = await commentAsTeam(deliverableId, 'Il cliente esagera.', { internal: true })
    expect(await threads()).toEqual([])
    expect((await say('Come?', { parentId: note.id })).code).toBe('NOT_FOUND')
  })

  test('are refused without the permission, on a closed version, and on another project', async () => {
    const watching = await visited({ mayComment: false })
    expect((await watching.say('Posso?')).code).toBe('GUEST_WATCHES_ONLY')
    const { guest, guestId } = watching
    expect((await guest.call('guestReview.room', { guestId })).items[0]?.mayComment).toBe(false)
    const { say, client, deliverableId } = await visited()
    const other = await visited()
    expect((await say('Qui?', { deliverableId: other.deliverableId })).code).toBe('NOT_FOUND')
    await client.call('dashboard.deliverables.approve', { deliverableId })
    expect((await say('Tardi?')).code).toBe('INVALID_INPUT')
  })

  test('notify the client at once, the team after the round was sent, and are in the round’s mail', async () => {
    const { say, client, deliverableId, news } = await visited()
    const bell = async () =>
      (await editor.client.call('team.notifications.list', {})).items.map(({ message }) => message)
    await say('Il logo è storto.')
    expect((await news())[0]).toBe('Nuovo commento di un ospite')
    expect((await bell()).filter(message => message.includes('ospite'))).toEqual([])
    await client.call('dashboard.deliverables.requestChanges', { deliverableId })
    const mail = await app.mailbox.find(editor.email, /modifiche/i)
    expect(mail.text).toContain('Lucia Ospite (ospite): Il logo è storto.')
    await say('E anche il titolo.')
    expect((await bell())[0]).toContain('Lucia Ospite (ospite): E anche il titolo.')
  })

  test('are carried over to the next version as the guest’s', async () => {
    const { say, guest, guestId, publish } = await visited()
    const id = (await say('Il logo è storto.')).data?.id ?? ''
    await publish('v2', { answers: [{ id, outcome: 'carried' }] })
    const [newest] = (await guest.call('guestReview.room', { guestId })).items
    expect(newest?.comments).toMatchObject([{ isOwn: true, fromGuest: true, isCarriedOver: true }])
  })
})

describe('a guest’s stream', () => {
  const follow = ({ guest, guestId }: Visited) =>
    new LiveStream(guest, undefined, { path: 'guestReview.events', input: { guestId } })

  test('receives comments of others, who receive the guest’s, and no internal notes', async () => {
    const review = await visited()
    const stream = follow(review)
    await stream.opened
    await waitFor(async () => expect(stream.changes).toBe(1))
    await review.commentAsTeam(review.deliverableId, 'Nota.', { internal: true })
    await review.comment(review.deliverableId, 'Ciao.')
    await waitFor(async () => expect(stream.changes).toBe(2))
    const client = await openStream(review.client)
    await review.say('Ecco.')
    await waitFor(async () => expect(client.events.map(({ topic }) => topic)).toContain('comment'))
    stream.close()
  })

  test('ends when the link is revoked', async () => {
    const review = await visited()
    const stream = follow(review)
    await stream.opened
    await review.revoke()
    await stream.ended
    expect((await review.say('Ancora?')).code).toBe('GUEST_LINK_OVER')
    const again = await review.guest.ask('guestReview.events', { guestId: review.guestId })
    expect(again.code).toBe('GUEST_LINK_OVER')
  })
})

describe('files', () => {
  const pay = async ({ owner, client, projectId }: Visited) => {
    await makeRecap(app, { userId: owner.id, projectId })
    await confirmQuote(client, projectId)
    await makePayment(app, projectId)
  }
  const fileOf = async ({ guest, guestId }: Visited) =>
    (await guest.call('guestReview.room', { guestId })).items[0]?.url ?? ''

  test('are read with the guest’s cookie, also in ranges, and at no other address', async () => {
    const review = await visited()
    const url = await fileOf(review)
    expect(url).toBe(`/guest-files/${review.guestId}/${review.deliverableId}`)
    const part = await review.guest.fetch(url, { headers: { range: 'bytes=2-3' } })
    expect([part.status, await part.text()]).toEqual([206, 'fi'])
    expect(part.headers.get('content-range')).toBe('bytes 2-3/6')
    expect((await app.visitor().fetch(url)).status).toBe(401)
    expect((await review.guest.fetch(`/files/${review.deliverableId}`)).status).toBe(401)
    const other = await visited()
    const foreign = `/guest-files/${review.guestId}/${other.deliverableId}`
    expect((await review.guest.fetch(foreign)).status).toBe(404)
    expect((await review.guest.fetch(await fileOf(other))).status).toBe(401)
    await review.revoke()
    expect((await review.guest.fetch(url)).status).toBe(401)
  })

  test('stop during the transfer when the link is revoked', async () => {
    const review = await visited()
    const { filePath } = await getRow(app, 'deliverables', { id: review.deliverableId })
    await app.context.storage.remove(filePath)
    await app.context.storage.write(filePath, Buffer.alloc(64 * 1024 * 1024))
    const begun = await review.guest.fetch(await fileOf(review))
    await review.revoke()
    await expect(begun.arrayBuffer()).rejects.toThrow()
  })

  test('are downloaded if permitted, once the version is approved and the order paid', async () => {
    const review = await visited({ mayDownload: true })
    const { guest, client, deliverableId } = review
    const url = `${await fileOf(review)}?download`
    const textAt = async () => (await guest.fetch(url)).text()
    expect(await textAt()).toContain('NOT_PAID_IN_FULL')
    await client.call('dashboard.deliverables.approve', { deliverableId })
    expect(await textAt()).toContain('NOT_PAID_IN_FULL')
    await pay(review)
    const taken = await guest.fetch(url)
    expect(taken.status).toBe(200)
    expect(taken.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[a-z0-9-]+-16x9-v1\.mp4"/,
    )
    const early = await visited({ mayDownload: true })
    await pay(early)
    const unapproved = await early.guest.fetch(`${await fileOf(early)}?download`)
    expect(unapproved.status).toBe(409)
    expect(await unapproved.text()).toContain('NOT_APPROVED')
    const watching = await visited()
    await watching.client.call('dashboard.deliverables.approve', { deliverableId: watching.deliverableId })
    await pay(watching)
    const refused = await watching.guest.fetch(`${await fileOf(watching)}?download`)
    expect(refused.status).toBe(403)
  })
})

test('the link works while the preview is locked, and opens nothing else of the site', async () => {
  const locked = await startApp({ work: false, env: { PREVIEW_PASSWORD: 'una parola' } })
  const { projectId } = await makeClientWithProject(locked)
  const { token } = await makeGuest(locked, projectId)
  const visitor = locked.visitor()
  expect((await visitor.ask('guestReview.open', { token })).code).toBe('PREVIEW_LOCKED')
  expect((await visitor.ask('gate.letGuestIn', { token: 'x'.repeat(43) })).code).toBe('NOT_FOUND')
  await visitor.call('gate.letGuestIn', { token })
  const { guestId } = await visitor.call('guestReview.open', { token })
  expect(guestId).not.toBeNull()
  expect((await visitor.call('guestReview.room', { guestId: guestId ?? '' })).items).toEqual([])
  for (const path of ['publicForms.testimonials', 'auth.session'] as const)
    expect((await visitor.ask(path)).code).toBe('PREVIEW_LOCKED')
  const room = { path: 'guestReview.room', input: { guestId } } as const
  expect((await visitor.batch([room, { path: 'auth.session' }])).status).toBe(403)
  // An encoded comma separates the calls of a batch, too.
  expect((await visitor.fetch('/trpc/guestReview.room%2Cauth.session?batch=1')).status).toBe(403)
})
