import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeGuest, makeSignedInGuest } from '../../support/builders/guests.ts'
import { makeClient, makeColleague, makeMember, type Person } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { deleteRows, updateRows } from '../../support/rows.ts'

const app = await startApp({ work: false })
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
const manager = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })
await makeMember(app, 'Video Editor', { fullName: 'Altrove Verdi' })

const TITLE = 'Ti hanno nominato in un commento'

async function room() {
  const review = await makeReviewRoom(app, editor)
  const deliverableId = await review.publish('v1')
  const { fullName } = review.owner
  return { ...review, deliverableId, said: { deliverableId, atMs: 1000 }, ownName: fullName }
}

const newsOf = async ({ client }: Pick<Person, 'client'>, area: 'dashboard' | 'team', projectId: string) =>
  (await client.call(`${area}.notifications.list`)).items
    .filter(({ link }) => link?.includes(projectId))
    .filter(({ title }) => title === TITLE)

const rename = (userId: string, fullName: string) => updateRows(app, 'profiles', { id: userId }, { fullName })

test('users that a comment can mention are those of the company and the team with access, except the author', async () => {
  const { client, owner, projectId } = await room()
  const colleague = await makeColleague(app, owner.id, { hats: ['approver'] })
  await makeGuest(app, projectId, { name: 'Lucia Ospite' })
  const names = async (answer: { items: { fullName: string }[] }) => answer.items.map(one => one.fullName)
  const byClient = await names(await client.call('dashboard.deliverables.nameable', { projectId }))
  expect(byClient).toEqual(expect.arrayContaining(['Luca Moretti', 'Giulia Ferri', colleague.fullName]))
  expect(byClient).not.toContain('Altrove Verdi')
  expect(byClient).not.toContain('Lucia Ospite')
  const { items, own } = await editor.client.call('team.deliverables.nameable', { projectId })
  expect(own).toBe(editor.memberId)
  expect(items.find(({ id }) => id === editor.id)).toBeUndefined()
  expect(items.find(({ id }) => id === owner.id)).toMatchObject({ fromTeam: false, memberId: null })
  expect(items.find(({ id }) => id === manager.id)).toMatchObject({ memberId: manager.memberId })
})

describe('a mentioned user', () => {
  test('loses the notification when the comment or its thread is deleted', async () => {
    const { client, projectId, said } = await room()
    const write = (more: { text: string; parentId?: string }) =>
      client.call('dashboard.deliverables.comment', { ...said, ...more })
    const { id: parentId } = await write({ text: 'Riservato, @Luca Moretti.' })
    await write({ text: 'Anche qui, @Luca Moretti.', parentId })
    await write({ text: 'Resta, @Luca Moretti.' })
    await client.call('dashboard.deliverables.removeComment', { id: parentId })
    const news = await newsOf(editor, 'team', projectId)
    expect(news.map(({ message }) => message)).toEqual([expect.stringContaining('Resta,')])
  })

  test('is notified once per comment, with a link to their own page, and by nothing else', async () => {
    const { client, commentAsTeam, owner, projectId, said } = await room()
    const text = `@Luca Moretti e @Giulia Ferri, va bene? Anche @${owner.fullName}.`
    const { id } = await client.call('dashboard.deliverables.comment', { ...said, text })
    const [news] = await newsOf(editor, 'team', projectId)
    expect(news).toMatchObject({ link: `/team/project/${projectId}/review` })
    expect(news?.message).toContain(`${owner.fullName} in «`)
    expect(await newsOf(manager, 'team', projectId)).toHaveLength(1)
    expect(await newsOf(owner, 'dashboard', projectId)).toEqual([])
    await client.call('dashboard.deliverables.editComment', { id, text: 'Va bene?' })
    await client.call('dashboard.deliverables.editComment', { id, text: `${text} Grazie.` })
    expect(await newsOf(editor, 'team', projectId)).toHaveLength(1)
    await commentAsTeam(said.deliverableId, `Sì, @${owner.fullName}.`, { parentId: id })
    const { items } = await client.call('dashboard.notifications.list')
    expect(items[0]).toMatchObject({ title: TITLE, link: `/dashboard/downloads?project=${projectId}` })
    expect(items.filter(({ title }) => title === 'Il team ti ha risposto')).toEqual([])
  })

  test('is notified when added by an edit', async () => {
    const { client, projectId, said } = await room()
    const { id } = await client.call('dashboard.deliverables.comment', { ...said, text: 'Più luce.' })
    expect(await newsOf(editor, 'team', projectId)).toEqual([])
    await client.call('dashboard.deliverables.editComment', { id, text: 'Più luce, @luca moretti.' })
    expect(await newsOf(editor, 'team', projectId)).toHaveLength(1)
  })

  test('is not notified or linked in an internal note that they cannot see', async () => {
    const { client, owner, projectId, said, seenByTeam } = await room()
    const colleague = await makeMember(app, 'Video Editor', { fullName: 'Fuori Bianchi' })
    const text = `@${owner.fullName} @Fuori Bianchi @Giulia Ferri: costa mezza giornata.`
    const { id } = await editor.client.call('team.deliverables.comment', { ...said, text, internal: true })
    await editor.client.call('team.deliverables.editComment', { id, text: `${text} Davvero.` })
    expect(await newsOf(owner, 'dashboard', projectId)).toEqual([])
    expect(await newsOf(colleague, 'team', projectId)).toEqual([])
    expect(await newsOf(manager, 'team', projectId)).toHaveLength(1)
    const [thread] = (await seenByTeam()).items[0]?.comments ?? []
    expect(thread?.named).toEqual([{ fullName: 'Giulia Ferri', isOwn: false }])
    const { items } = await client.call('dashboard.notifications.list')
    expect(JSON.stringify(items)).not.toContain('mezza giornata')
  })

  test('is not notified by a guest or in another company’s project', async () => {
    const { projectId, said, seenByTeam } = await room()
    const { guest, guestId } = await makeSignedInGuest(app, projectId)
    await guest.call('guestReview.comment', { guestId, ...said, text: 'Chiedo a @Luca Moretti.' })
    expect(await newsOf(editor, 'team', projectId)).toEqual([])
    expect((await seenByTeam()).items[0]?.comments[0]?.named).toEqual([])
    const stranger = await makeClient(app, { fullName: 'Ugo Estraneo' })
    const other = await room()
    const text = 'Ciao @Ugo Estraneo.'
    await other.client.call('dashboard.deliverables.comment', { ...other.said, text })
    expect(await newsOf(stranger, 'dashboard', other.projectId)).toEqual([])
  })

  test('has the current name, keeps the name when erased, and is carried over with the comment', async () => {
    const { owner, projectId, said, seen, client, publish, exported } = await room()
    const colleague = await makeColleague(app, owner.id, { hats: ['approver'] })
    await rename(colleague.id, 'Pia Vecchi')
    const text = 'Lo sa @Pia Vecchi, non pia@vecchi.it.'
    const { id } = await client.call('dashboard.deliverables.comment', { ...said, text })
    await rename(colleague.id, 'Pia Nuovi')
    const shown = async () => (await seen()).items[0]?.comments[0]
    expect(await shown()).toMatchObject({
      text: 'Lo sa @Pia Nuovi, non pia@vecchi.it.',
      named: [{ fullName: 'Pia Nuovi', isOwn: false }],
    })
    expect(await exported(said.deliverableId, 'csv')).toContain('@Pia Nuovi')
    // The edit form contains the current name; saving it mentions the same user.
    await client.call('dashboard.deliverables.editComment', { id, text: 'Lo sa @Pia Nuovi.' })
    await publish('v2', { answers: [{ id, outcome: 'carried' }] })
    await rename(colleague.id, 'Pia Terzi')
    expect(await shown()).toMatchObject({ text: 'Lo sa @Pia Terzi.', isCarriedOver: true })
    expect(await newsOf(colleague, 'dashboard', projectId)).toHaveLength(1)
    await deleteRows(app, 'users', { id: colleague.id })
    expect(await shown()).toMatchObject({ text: 'Lo sa @Pia Nuovi.' })
  })
})
