import { randomUUID } from 'node:crypto'
import { removeOldGuests } from 'server/domain/deliverables/guests/guests.service'
import { hashOf } from 'server/platform/tokens'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { askForGuest, guestTokenIn, signInAsGuest } from '../../support/builders/guests.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { getRow, listRows, updateRows } from '../../support/rows.ts'

const app = await startApp({ work: false })
const DAY = 86_400_000
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })

const room = () => makeReviewRoom(app, editor)

async function invited(more: object = {}) {
  const review = await room()
  const { data } = await askForGuest(review.client, 'dashboard', review.projectId, more)
  return { ...review, token: guestTokenIn(data?.url ?? '') }
}

const guestsOf = async ({ client, projectId }: Awaited<ReturnType<typeof room>>) =>
  (await client.call('dashboard.reviewGuests.list', { projectId })).items

describe('an invitation', () => {
  test('stores only the hash of the token, and is listed for client and team', async () => {
    const review = await invited({ passPhrase: 'tre mele verdi', days: 90, mayDownload: true })
    const row = await getRow(app, 'reviewGuests', { projectId: review.projectId })
    expect(row.tokenHash).toBe(hashOf(review.token))
    expect(row.passPhraseHash).toMatch(/^\$argon2id/)
    expect(JSON.stringify(row)).not.toContain(review.token)
    const granted = { hasPassPhrase: true, mayDownload: true }
    const seen = { name: 'Lucia Ospite', state: 'open', openedAt: null, ...granted }
    const inviter = { inviterName: review.owner.fullName, fromTeam: false }
    expect(await guestsOf(review)).toMatchObject([{ ...seen, ...inviter }])
    const { projectId } = review
    expect((await editor.client.call('team.reviewGuests.list', { projectId })).items).toMatchObject([seen])
    expect(row.expiresAt.getTime() - app.clock.now().getTime()).toBeGreaterThan(89 * DAY)
  })

  test('is refused with an error at each invalid field', async () => {
    const { client, projectId } = await room()
    const wrong = { name: ' ', days: 91, passPhrase: 'corta' }
    expect((await askForGuest(client, 'dashboard', projectId, wrong)).fields).toEqual({
      name: 'REQUIRED',
      days: 'GUEST_DAYS',
      passPhrase: 'TOO_SHORT',
    })
  })

  test('is limited to ten open ones, and one per request', async () => {
    const { client, projectId } = await room()
    const requestId = randomUUID()
    const ask = (more: object = {}) => askForGuest(client, 'dashboard', projectId, more)
    const twice = await Promise.all([ask({ requestId }), ask({ requestId })])
    expect(twice.map(({ code }) => code).sort()).toEqual(['REQUEST_ID_REUSED', undefined])
    const more = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(more.map(({ code }) => code).filter(Boolean)).toEqual(['GUEST_LINKS_FULL'])
    const [{ id = '' } = {}] = (await client.call('dashboard.reviewGuests.list', { projectId })).items
    await client.call('dashboard.reviewGuests.revoke', { id })
    expect((await ask()).status).toBe(200)
  })
})

describe('a link', () => {
  test('opens the review and no other call; nothing without its cookie', async () => {
    const review = await invited()
    await review.publish('v1')
    const { guest, guestId } = await signInAsGuest(app, review.token)
    const seen = await guest.call('guestReview.room', { guestId })
    expect(seen).toMatchObject({
      guest: { name: 'Lucia Ospite', mayComment: true, mayDownload: false },
      items: [{ versionName: 'v1', mayComment: true, mayDownload: false }],
    })
    expect(Object.keys(seen).sort()).toEqual(['assets', 'guest', 'items', 'title'])
    const other = await invited()
    const { guestId: otherId } = await signInAsGuest(app, other.token)
    for (const answer of [
      await app.visitor().ask('guestReview.room', { guestId }),
      await guest.ask('guestReview.room', { guestId: otherId }),
      await guest.ask('guestReview.room', { guestId: randomUUID() }),
    ])
      expect([answer.status, answer.code]).toEqual([401, 'GUEST_LINK_OVER'])
    const { projectId } = review
    expect((await guest.ask('dashboard.deliverables.list', { projectId })).code).toBe('SIGNED_OUT')
    const [foreign] = (await signInAsGuest(app, other.token)).guest.jar.header?.split('=') ?? []
    expect(foreign).toBe(`guest-${otherId}`)
  })

  test('that is unknown is answered like an expired one; a revoked one is reported', async () => {
    const review = await invited()
    const unknown = await app.visitor().ask('guestReview.open', { token: 'x'.repeat(43) })
    const { guest, guestId } = await signInAsGuest(app, review.token)
    app.clock.advance(14 * DAY)
    const expired = await app.visitor().ask('guestReview.open', { token: review.token })
    expect([expired.status, expired.code]).toEqual([unknown.status, unknown.code])
    expect((await guest.ask('guestReview.room', { guestId })).code).toBe('GUEST_LINK_OVER')
    app.clock.advance(-14 * DAY)
    const [{ id = '' } = {}] = await guestsOf(review)
    const revoke = () => review.client.call('dashboard.reviewGuests.revoke', { id })
    await Promise.all([revoke(), revoke()])
    expect(await app.visitor().call('guestReview.open', { token: review.token })).toEqual({
      state: 'revoked',
      guestId: null,
    })
    expect((await guest.ask('guestReview.room', { guestId })).code).toBe('GUEST_LINK_OVER')
    const acts = await listRows(app, 'auditLog', { subjectId: id }, 'createdAt')
    expect(acts.map(({ action }) => action)).toEqual(['guest.invited', 'guest.opened', 'guest.revoked'])
    expect(acts[0]?.detail).toMatchObject({ name: 'Lucia Ospite' })
  })

  test('needs its pass phrase, ten attempts in a quarter of an hour, and once per browser', async () => {
    const limited = await startApp({ work: false, env: { LIMITS: 'on' } })
    const member = await makeMember(limited, 'Video Editor')
    const review = await makeReviewRoom(limited, member)
    const { data } = await askForGuest(review.client, 'dashboard', review.projectId, {
      passPhrase: ' Tre mele verdi ',
    })
    const token = guestTokenIn(data?.url ?? '')
    const visitor = limited.visitor()
    expect(await visitor.call('guestReview.open', { token })).toEqual({ state: 'phrase', guestId: null })
    const wrong = await visitor.ask('guestReview.open', { token, passPhrase: 'tre mele verdi' })
    expect([wrong.status, wrong.code]).toEqual([403, 'WRONG_PASS_PHRASE'])
    expect(wrong.headers.get('set-cookie')).toBeNull()
    const { guest } = await signInAsGuest(limited, token, 'Tre mele verdi')
    expect((await guest.call('guestReview.open', { token })).state).toBe('open')
    const tries = []
    for (let nth = 0; nth < 9; nth++)
      tries.push((await visitor.ask('guestReview.open', { token, passPhrase: `parola ${nth}` })).code)
    expect(tries.at(-1)).toBe('LIMITED')
    expect(tries.slice(0, -1)).toEqual(Array.from({ length: 8 }, () => 'WRONG_PASS_PHRASE'))
    expect((await guest.call('guestReview.open', { token })).state).toBe('open')
  })

  test('works although someone at another network has used up their attempts', async () => {
    const limited = await startApp({ work: false, env: { LIMITS: 'on', TRUST_PROXY: '1' } })
    const review = await makeReviewRoom(limited, await makeMember(limited, 'Video Editor'))
    const passPhrase = 'Tre mele verdi'
    const { data } = await askForGuest(review.client, 'dashboard', review.projectId, { passPhrase })
    const token = guestTokenIn(data?.url ?? '')
    const openFrom = async (address: string, phrase: string) => {
      const answer = await fetch(`${limited.origin}/trpc/guestReview.open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ token, passPhrase: phrase }),
      })
      return answer.status
    }
    const wrong = []
    for (let nth = 0; nth < 11; nth++) wrong.push(await openFrom('203.0.113.7', `parola ${nth}`))
    expect(wrong).toEqual([...Array.from({ length: 10 }, () => 403), 429])
    expect(await openFrom('198.51.100.9', passPhrase)).toBe(200)

    const { id } = await getRow(limited, 'reviewGuests', { projectId: review.projectId })
    await updateRows(limited, 'rateLimits', { key: `guestPhraseTriesPerLink:${id}` }, { count: 200 })
    expect(await openFrom('192.0.2.44', passPhrase)).toBe(429)
  })

  test('is listed for 90 days after its end; then the name is deleted, and comments stay', async () => {
    const review = await invited()
    const deliverableId = await review.publish('v1')
    const { guest, guestId } = await signInAsGuest(app, review.token)
    await guest.call('guestReview.comment', { guestId, deliverableId, atMs: 0, text: 'Bello.' })
    const { items: told } = await review.client.call('dashboard.notifications.list')
    expect(told.filter(({ message }) => message.includes('Lucia'))).toHaveLength(1)
    const end = app.clock.now().getTime() + 14 * DAY
    await removeOldGuests(app.context, new Date(end + 89 * DAY))
    expect((await review.seen()).items[0]?.comments).toMatchObject([{ authorName: 'Lucia Ospite' }])
    await removeOldGuests(app.context, new Date(end + 91 * DAY))
    const { items: kept } = await review.client.call('dashboard.notifications.list')
    expect(kept).toEqual(told.filter(({ message }) => !message.includes('Lucia')))
    expect(await guestsOf(review)).toEqual([])
    expect((await review.seen()).items[0]?.comments).toMatchObject([
      { authorName: 'Ospite', fromGuest: true, text: 'Bello.' },
    ])
    const log = await listRows(app, 'auditLog', { subjectId: guestId })
    expect(JSON.stringify(log)).not.toContain('Lucia')
  })
})

test('viewings are listed with first and last time, version and number of comments, for client and team', async () => {
  const review = await invited()
  const first = await review.publish('v1')
  const { guest, guestId } = await signInAsGuest(app, review.token)
  await guest.call('guestReview.markSeen', { guestId, deliverableId: first })
  await guest.call('guestReview.comment', { guestId, deliverableId: first, atMs: 0, text: 'Bello.' })
  await review.client.call('dashboard.reviewGuests.markSeen', { deliverableId: first })
  app.clock.advance(60_000)
  await guest.call('guestReview.markSeen', { guestId, deliverableId: first })
  const { projectId } = review
  const lists = [
    await review.client.call('dashboard.reviewGuests.viewers', { projectId }),
    await editor.client.call('team.reviewGuests.viewers', { projectId }),
  ]
  for (const { items } of lists) {
    expect(items).toMatchObject([
      { name: 'Lucia Ospite', isGuest: true, versionName: 'v1', said: 1 },
      { name: review.owner.fullName, isGuest: false, versionName: 'v1', said: 0 },
    ])
    const [{ firstAt = '', lastAt = '' } = {}] = items
    expect(new Date(lastAt).getTime() - new Date(firstAt).getTime()).toBeGreaterThanOrEqual(60_000)
  }
  const other = await room()
  const foreign = await other.publish('v1')
  const refused = await guest.ask('guestReview.markSeen', { guestId, deliverableId: foreign })
  expect(refused.code).toBe('NOT_FOUND')
  const { client } = review
  const mine = await client.ask('dashboard.reviewGuests.markSeen', { deliverableId: foreign })
  expect(mine.code).toBe('NOT_FOUND')
})
