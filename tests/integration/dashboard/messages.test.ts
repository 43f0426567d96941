import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openStream, startApp, type TestApp } from '../../support/app.ts'
import { makeComment, makeVersion } from '../../support/builders/deliverables.ts'
import { makeMessage } from '../../support/builders/messages.ts'
import { makeClient, makeColleague, makeMember, type Person } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { png } from '../../support/builders/sample-files.ts'
import { upload } from '../../support/builders/uploads.ts'
import { deleteRows, getRow, listRows, makeJobsDue } from '../../support/rows.ts'
import { allPages, type RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
const manager = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })
const MINUTE = 60_000

/** Creates a project of a new client, assigned to the editor. */
async function makeThread(fullName = 'Chiara Colombo') {
  const owner = await makeClient(app, { fullName, password: 'Una-Password-9' })
  const projectId = await makeProject(app, owner.id)
  await assign(app, projectId, editor.memberId)
  return {
    owner,
    projectId,
    say: (input: object = {}) =>
      owner.client.call('dashboard.messages.send', { projectId, text: 'Quando si gira?', ...input }),
    ask: (input: object = {}) =>
      owner.client.ask('dashboard.messages.send', { projectId, text: 'Quando si gira?', ...input }),
    answer: (input: object = {}) =>
      editor.client.call('team.messages.send', { projectId, text: 'Martedì alle nove.', ...input }),
    seen: () => owner.client.call('dashboard.messages.list', { projectId }),
    seenByTeam: () => editor.client.call('team.messages.list', { projectId }),
    read: () => owner.client.call('dashboard.messages.markRead', { projectId }),
    readByTeam: () => editor.client.call('team.messages.markRead', { projectId }),
  }
}

async function sendFile(client: RpcClient, projectId: string, filename = 'logo.png'): Promise<string> {
  const answer = await upload(client, { kind: 'message', projectId, filename, filetype: 'image/png' }, png)
  expect(answer.status).toBe(204)
  return answer.headers.get('x-file-id') ?? ''
}

const dueMails = (one: TestApp) => makeJobsDue(one, 'conversation.mail-unread')

const MAIL = /^Un messaggio per/

describe('a message', () => {
  test('is shown to both sides, newest first, with author and side', async () => {
    const { say, answer, seen, seenByTeam } = await makeThread()
    await say()
    await answer()
    const ours = (await seen()).items.map(({ text, isOwn, fromTeam, authorName }) => [
      text,
      isOwn,
      fromTeam,
      authorName,
    ])
    expect(ours).toEqual([
      ['Martedì alle nove.', false, true, 'Luca Moretti'],
      ['Quando si gira?', true, false, 'Chiara Colombo'],
    ])
    expect((await seenByTeam()).items.map(({ isOwn }) => isOwn)).toEqual([true, false])
  })

  test.each([
    [10_000, undefined],
    [10_001, 'TOO_LONG'],
    [0, 'REQUIRED'],
  ])('of %i characters is answered with %s at its text', async (length, code) => {
    const { ask } = await makeThread()
    expect((await ask({ text: 'a'.repeat(length) })).fields?.text).toBe(code)
  })

  test('is refused for the request id of a message with another quote or other files', async () => {
    const { owner, projectId, say, ask, seen } = await makeThread()
    const commentId = await makeComment(app, await makeVersion(app, projectId), { userId: owner.id })
    const requestId = randomUUID()
    const uploadIds = [await sendFile(owner.client, projectId), await sendFile(owner.client, projectId)]
    const { id } = await say({ requestId, uploadIds })
    expect(await say({ requestId, uploadIds: uploadIds.toReversed() })).toEqual({ id })
    const another = await sendFile(owner.client, projectId)
    for (const other of [
      { uploadIds, commentId },
      { uploadIds: [...uploadIds, another] },
      { uploadIds: uploadIds.slice(1) },
      {},
    ])
      expect((await ask({ requestId, ...other })).code, JSON.stringify(other)).toBe('REQUEST_ID_REUSED')
    expect((await seen()).items).toMatchObject([{ id, quote: null }])
  })

  test('appears once over all pages, in order, during concurrent writes', async () => {
    const { owner, projectId, say, answer } = await makeThread()
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? say : answer)({ text: `n. ${at}` })))
    const all = await allPages(next =>
      owner.client.call('dashboard.messages.list', { projectId, limit: 7, ...next }),
    )
    const moments = all.map(({ createdAt }) => createdAt)
    expect(new Set(all.map(({ id }) => id)).size).toBe(20)
    expect(moments).toEqual([...new Set(moments)].sort().reverse())
  })
})

describe('attachments of a message', () => {
  test('are opened by both sides only, also without a text', async () => {
    const { owner, projectId, say, seenByTeam } = await makeThread()
    const uploadIds = [await sendFile(owner.client, projectId)]
    await say({ text: '', uploadIds })
    const url = (await seenByTeam()).items[0]?.files[0]?.url ?? ''
    for (const { client } of [owner, editor, manager]) expect((await client.fetch(url)).status).toBe(200)
    const outside = [await makeClient(app), await makeMember(app, 'Video Editor')]
    for (const { client } of outside) expect((await client.fetch(url)).status).toBe(404)
  })

  test('are refused beyond 20', async () => {
    const { ask } = await makeThread()
    const { fields } = await ask({ uploadIds: Array.from({ length: 21 }, () => randomUUID()) })
    expect(fields).toEqual({ uploadIds: 'TOO_MANY_FILES' })
  })

  test('are refused when they were uploaded to another project', async () => {
    const { owner, projectId, ask } = await makeThread()
    const other = await makeProject(app, owner.id)
    const { code } = await ask({ uploadIds: [await sendFile(owner.client, other)] })
    expect(code).toBe('ATTACHMENT_GONE')
    expect(await listRows(app, 'projectMessages', { projectId })).toEqual([])
  })
})

describe('mentions in a message', () => {
  test('notify the mentioned user of either side, and not the author', async () => {
    const { owner, projectId, say } = await makeThread()
    const colleague = await makeColleague(app, owner.id, { fullName: 'Paolo Bruni' })
    await say({ text: '@Paolo Bruni e @Chiara Colombo', mentionIds: [editor.id] })
    const news = async ({ id }: Person) =>
      (await listRows(app, 'notifications', { userId: id }))
        .filter(({ link }) => link?.includes(projectId))
        .map(({ link }) => link)
    expect(await news(colleague)).toEqual([`/dashboard/messages?project=${projectId}`])
    expect(await news(editor)).toEqual([`/team/project/${projectId}/messages`])
    expect(await news(owner)).toEqual([])
  })

  test('reach a colleague of accounting, who counts as reader, too', async () => {
    const { owner, projectId, say, seen } = await makeThread()
    const { client, id } = await makeColleague(app, owner.id, { fullName: 'Ada Neri', hats: ['billing'] })
    const namedBy = async (input: object) =>
      (await owner.client.call('dashboard.deliverables.nameable', { projectId, ...input })).items.map(
        ({ fullName }) => fullName,
      )
    expect(await namedBy({ inMessages: true })).toContain('Ada Neri')
    expect(await namedBy({})).not.toContain('Ada Neri')
    await say({ text: '@Ada Neri', mentionIds: [id] })
    await client.call('dashboard.messages.markRead', { projectId })
    expect((await seen()).readers).toMatchObject([{ userId: id }])
  })

  test('are refused for users outside the project', async () => {
    const { ask } = await makeThread()
    const stranger = await makeClient(app)
    expect((await ask({ mentionIds: [stranger.id] })).fields).toEqual({ mentionIds: 'NOT_IN_PROJECT' })
  })
})

describe('a quoted comment', () => {
  test('names author, version and time; keeps its text when the comment is deleted', async () => {
    const { owner, projectId, say, seen } = await makeThread()
    const version = await makeVersion(app, projectId)
    const commentId = await makeComment(app, version, { userId: owner.id, text: 'Più luce' })
    await say({ commentId })
    const quote = { kind: 'comment', text: 'Più luce' }
    const source = { authorName: 'Chiara Colombo', versionName: 'v1', atMs: 2000 }
    expect((await seen()).items[0]?.quote).toEqual({ ...quote, source })
    await deleteRows(app, 'deliverableComments', { id: commentId })
    expect((await seen()).items[0]?.quote).toEqual({ ...quote, source: null })
  })

  test.each(['internal note', 'comment of another project'])('is refused for an %s', async what => {
    const { projectId } = await makeThread()
    const other = await makeThread()
    const version = await makeVersion(app, what === 'internal note' ? projectId : other.projectId)
    const commentId = await makeComment(app, version, {
      userId: editor.id,
      fromTeam: true,
      internal: what === 'internal note',
    })
    const { fields } = await editor.client.ask('team.messages.send', { projectId, text: 'Vedi', commentId })
    expect(fields).toEqual({ commentId: 'NOT_QUOTABLE' })
  })
})

test('a comment cannot be quoted by a user whose roles do not open the review', async () => {
  const { owner, projectId } = await makeThread()
  const { client } = await makeColleague(app, owner.id, { hats: ['billing'] })
  const commentId = await makeComment(app, await makeVersion(app, projectId), { userId: owner.id })
  const { fields } = await client.ask('dashboard.messages.send', { projectId, text: 'Vedi', commentId })
  expect(fields).toEqual({ commentId: 'NOT_QUOTABLE' })
})

describe('an own message', () => {
  test('is editable until 15 minutes after the other side has read it', async () => {
    const { owner, projectId, say, readByTeam, seenByTeam } = await makeThread()
    const { id } = await say()
    const edit = (text: string) => owner.client.ask('dashboard.messages.edit', { projectId, id, text })
    app.clock.advance(60 * MINUTE)
    expect((await edit('Quando giriamo?')).status).toBe(200)
    await readByTeam()
    app.clock.advance(14 * MINUTE)
    expect((await edit('A che ora?')).status).toBe(200)
    app.clock.advance(2 * MINUTE)
    expect((await edit('Tardi')).code).toBe('MESSAGE_SEEN')
    const [message] = (await seenByTeam()).items
    expect(message?.text).toBe('A che ora?')
    expect(message?.editedAt).not.toBeNull()
  })

  test('is emptied and loses its files when withdrawn', async () => {
    const { owner, projectId, say, seen } = await makeThread()
    const uploadIds = [await sendFile(owner.client, projectId)]
    const { id } = await say({ uploadIds, text: 'Segreto @Luca Moretti' })
    const { filePath } = await getRow(app, 'messageFiles', { messageId: id })
    await owner.client.call('dashboard.messages.remove', { projectId, id })
    const [message] = (await seen()).items
    expect(message).toMatchObject({ isWithdrawn: true, text: '', files: [], named: [], quote: null })
    // So searches cannot find it.
    expect((await getRow(app, 'projectMessages', { id })).text).toBe('')
    await waitFor(async () => expect(await app.context.storage.size(filePath)).toBeUndefined())
    const again = await owner.client.ask('dashboard.messages.remove', { projectId, id })
    expect(again.code).toBe('MESSAGE_FIXED')
  })

  test('takes the notifications that quote it with it when withdrawn, and no others', async () => {
    const { owner, projectId, say } = await makeThread()
    const { id } = await say({ text: 'Prezzo riservato.', mentionIds: [editor.id] })
    await say({ text: 'Prezzo pubblico.', mentionIds: [editor.id] })
    await owner.client.call('dashboard.messages.remove', { projectId, id })
    const { items } = await editor.client.call('team.notifications.list', {})
    const texts = items.map(({ message }) => message).filter(message => message.includes('Prezzo'))
    expect(texts).toEqual([expect.stringContaining('Prezzo pubblico.')])
  })

  test('outlives its erased author without a name', async () => {
    const { owner, projectId, say, seenByTeam } = await makeThread('Berenice Aldi')
    const colleague = await makeColleague(app, owner.id, { password: 'Una-Password-9' })
    await say()
    await colleague.client.call('dashboard.messages.send', { projectId, text: 'Ciao' })
    await colleague.client.call('dashboard.profile.erase', { password: 'Una-Password-9' })
    expect((await seenByTeam()).items.map(({ text, authorName }) => [text, authorName])).toEqual([
      ['Ciao', null],
      ['Quando si gira?', 'Berenice Aldi'],
    ])
  })
})

test('the read state shows how far the other side has read, and counts unread messages', async () => {
  const { owner, projectId, say, answer, seen, seenByTeam, read, readByTeam } = await makeThread()
  await say()
  await say()
  expect((await seenByTeam()).unread).toBe(2)
  await readByTeam()
  const { items, readers } = await seen()
  expect(readers).toMatchObject([{ fullName: 'Luca Moretti', fromTeam: true, readAt: items[0]?.createdAt }])
  await answer()
  expect([(await seenByTeam()).unread, (await seen()).unread]).toEqual([0, 1])
  const waiting = () => owner.client.call('dashboard.messages.unreadCount', { projectId })
  expect(await waiting()).toEqual({ count: 1 })
  await read()
  expect(await waiting()).toEqual({ count: 0 })
})

describe('the mail about unread messages', () => {
  test('is sent once until the messages are read, with their texts', async () => {
    const { owner, say, answer, read } = await makeThread()
    await answer({ text: 'Prima riga' })
    await answer({ text: 'Seconda riga' })
    await dueMails(app)
    const mail = await app.mailbox.find(owner.email, MAIL)
    expect(mail.text).toMatch(/Prima riga[\s\S]*Seconda riga/)
    expect(mail.text).toContain('le risposte a questa email non vengono lette')
    await answer({ text: 'Terza riga' })
    const waiting = async () =>
      (await listRows(app, 'messageReads', { userId: owner.id })).map(({ mailDueAt }) => mailDueAt !== null)
    expect(await waiting()).toEqual([true])
    await read()
    expect(await waiting()).toEqual([false])
    await answer({ text: 'Quarta riga' })
    await dueMails(app)
    await waitFor(async () => expect(await app.mailbox.list(owner.email, MAIL)).toHaveLength(2))
    const [newest] = await app.mailbox.list(owner.email, MAIL)
    expect(newest?.text).not.toContain('Terza riga')
    await say()
  })

  test('quotes the newest ten messages for a member who joins a long conversation', async () => {
    const { owner, projectId, say } = await makeThread()
    for (let nth = 1; nth <= 12; nth++) {
      const createdAt = new Date(app.clock.now().getTime() - MINUTE + nth)
      await makeMessage(app, projectId, { userId: owner.id, text: `Vecchia riga ${nth}.`, createdAt })
    }
    const newcomer = await makeMember(app, 'Video Editor')
    await assign(app, projectId, newcomer.memberId)
    await say({ text: 'La riga nuova.' })
    await dueMails(app)
    const { text } = await app.mailbox.find(newcomer.email, MAIL)
    expect(text).toMatch(/Vecchia riga 4\.[\s\S]*Vecchia riga 12\.[\s\S]*La riga nuova\./)
    expect(text).not.toContain('Vecchia riga 3.')
  })

  test('is sent for a project whose id, a request id, is of no version of UUID', async () => {
    const { id: clientId, email } = await makeClient(app)
    const requestId = `${randomUUID().slice(0, 8)}-0000-0000-0000-000000000000`
    const { id: projectId } = await manager.client.call('team.projects.make', {
      clientId,
      title: 'Il forno',
      requestId,
    })
    await manager.client.call('team.messages.send', { projectId, text: 'Si comincia.' })
    await dueMails(app)
    expect((await app.mailbox.find(email, MAIL)).text).toContain('Si comincia.')
  })

  test('is not sent for messages read or withdrawn within five minutes', async () => {
    const { owner, projectId, answer, read } = await makeThread()
    await answer()
    await read()
    const { id } = await answer()
    await editor.client.call('team.messages.remove', { projectId, id })
    await dueMails(app)
    await waitFor(async () =>
      expect(await listRows(app, 'messageReads', { userId: owner.id })).toMatchObject([{ mailDueAt: null }]),
    )
    expect(await app.mailbox.list(owner.email, MAIL)).toEqual([])
  })

  test('is sent to the members of the moment, and again to one who comes back', async () => {
    const replaced = await makeMember(app, 'Video Editor')
    const { projectId, say } = await makeThread()
    const assignTo = (...memberIds: string[]) =>
      manager.client.call('team.projects.assign', { id: projectId, memberIds })
    const { length: before } = await app.mailbox.list(editor.email, MAIL)
    await assignTo(replaced.memberId)
    await say()
    await assignTo(editor.memberId)
    const arrived = async (person: Person, count: number) => {
      await dueMails(app)
      expect(await app.mailbox.list(person.email, MAIL)).toHaveLength(count)
    }
    await waitFor(() => arrived(editor, before + 1))
    await assignTo(replaced.memberId)
    await say()
    await waitFor(() => arrived(replaced, 1))
  })
})

test('a question of the brief is in the conversation, and its answer quotes it', async () => {
  const { owner, projectId, seen } = await makeThread()
  const text = 'Il regista ha lavorato con Rossellini?'
  await owner.client.call('dashboard.briefing.say', { projectId, text })
  const { id } = await getRow(app, 'clientQuestions', { projectId })
  await manager.client.call('team.leads.reply', { kind: 'question', id, text: 'No, ma lo studia.' })
  const { items } = await seen()
  expect(items).toMatchObject([
    { kind: 'answer', fromTeam: true, text: 'No, ma lo studia.', quote: { kind: 'question' } },
    { kind: 'question', fromTeam: false, isOwn: true },
  ])
  expect(items[0]?.quote?.text).toBe(items[1]?.text)
  const edited = await owner.client.ask('dashboard.messages.edit', {
    projectId,
    id: items[1]?.id ?? '',
    text: 'Altro',
  })
  expect(edited.code).toBe('MESSAGE_FIXED')
})

test('a message reaches the other side’s stream within 500 ms, once', async () => {
  const { owner, projectId, answer } = await makeThread()
  const stream = await openStream(owner.client)
  await answer()
  const heard = () => stream.events.filter(({ topic }) => topic === 'message').map(({ ids }) => ids)
  await expect.poll(heard, { timeout: 500 }).toEqual([{ projectId }])
})

test('deleting a project deletes its conversation and files', async () => {
  const { owner, projectId, say } = await makeThread()
  await say({ uploadIds: [await sendFile(owner.client, projectId)] })
  const { filePath } = await getRow(app, 'messageFiles', { projectId })
  await owner.client.call('dashboard.projects.remove', { id: projectId })
  expect(await listRows(app, 'projectMessages', { projectId })).toEqual([])
  await waitFor(async () => expect(await app.context.storage.size(filePath)).toBeUndefined())
})

test('the lead of a project is shown to team members who can open it', async () => {
  const { owner, projectId, seen, seenByTeam } = await makeThread()
  await makeMessage(app, projectId, { userId: owner.id })
  const { id } = await app.visitor().call('publicForms.contact', {
    name: 'Ada',
    email: owner.email,
    message: 'Vorrei un video',
  })
  await app.context.db.updateTable('contactMessages').set({ projectId }).where('id', '=', id).execute()
  const byManager = await manager.client.call('team.messages.list', { projectId })
  expect([(await seen()).lead, (await seenByTeam()).lead, byManager.lead]).toEqual([
    null,
    null,
    { kind: 'contact', id },
  ])
})
