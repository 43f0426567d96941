import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { MAX_SAVED_FILTERS } from 'shared/projects/project-list'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { assign, makeProject, makeRecap } from '../../support/builders/projects.ts'
import { insertRow, listRows } from '../../support/rows.ts'
import { waitFor } from '../../support/wait-for.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')
const client = await makeClient(app)

const daysFromNow = (days: number) => addDays(dayInRome(new Date()), days)
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
const titles = (page: { items: { title: string }[] }) => page.items.map(project => project.title)

describe('the list', () => {
  test.each([
    ['Müller & Søn', ['muller', 'MÜLLER', 'mu\u0308ller', 'son', 'søn']],
    ['Forlì-Cesena', ['forli-cesena', 'forlì cesena', 'forli\u0300‑cesena']],
    ['Sapori dell’olio', ['dell’olio', "dell'olio", 'dell olio']],
    ['Weiß in Łódź', ['weiss', 'WEISS', 'weiß', 'lodz']],
  ])('finds %j regardless of accents, apostrophes and hyphens', async (title, searches) => {
    await makeProject(app, client.id, { title })
    for (const search of searches)
      expect(titles(await manager.client.call('team.projects.list', { search })), search).toEqual([title])
  })

  test('searches title and description in any case, and takes wildcards literally', async () => {
    await makeProject(app, client.id, { title: 'Sconto 100%_vero', description: 'Zucca d’inverno' })
    const found = (search: string) => manager.client.call('team.projects.list', { search })
    expect(titles(await found('SCONTO'))).toEqual(['Sconto 100%_vero'])
    expect(titles(await found('zucca'))).toEqual(['Sconto 100%_vero'])
    expect(titles(await found('100%_v'))).toEqual(['Sconto 100%_vero'])
    expect(titles(await found('1_0'))).toEqual([])
    expect(titles(await found('\\'))).toEqual([])
  })

  test.each([
    ['high', ['Scaduto', 'Fra due']],
    ['medium', ['Fra tre', 'Fra sette']],
    ['low', ['Fra otto', 'Senza scadenza']],
  ] as const)('filters by %s urgency', async (urgency, expected) => {
    const owner = await makeClient(app)
    const deadlines = { Scaduto: -3, 'Fra due': 2, 'Fra tre': 3, 'Fra sette': 7, 'Fra otto': 8 }
    for (const [title, days] of Object.entries(deadlines)) {
      await makeProject(app, owner.id, { title: `${urgency} ${title}`, deadline: daysFromNow(days) })
    }
    await makeProject(app, owner.id, { title: `${urgency} Senza scadenza` })
    const page = await manager.client.call('team.projects.list', { urgency, search: urgency, limit: 100 })
    expect(titles(page).sort()).toEqual(expected.map(title => `${urgency} ${title}`).sort())
    expect(page.items.every(project => project.urgency === urgency)).toBe(true)
  })
})

test('the page of a project shows contacts, money and history to managers only', async () => {
  const projectId = await makeProject(app, client.id)
  await makeRecap(app, { userId: client.id, projectId })
  await assign(app, projectId, editor.memberId)
  const forManager = await manager.client.call('team.projects.get', { id: projectId })
  const forEditor = await editor.client.call('team.projects.get', { id: projectId })
  expect(forManager).toMatchObject({ client: { email: client.email }, payment: { status: 'open' } })
  expect(forEditor).toMatchObject({ client: { email: null, phone: null }, payment: null, history: [] })
  expect(forEditor.brief?.summary).toBe(forManager.brief?.summary)
})

describe('a manager', () => {
  test('sets a status, which notifies the client in the app and by mail', async () => {
    const { projectId, ...owner } = await makeClientWithProject(app, { title: 'Il forno' })
    await manager.client.call('team.projects.setStatus', { id: projectId, status: 'in-production' })
    const { items } = await owner.client.call('dashboard.notifications.list')
    expect(items[0]).toMatchObject({ message: '«Il forno» ora è: in produzione.', read: false })
    await app.mailbox.find(owner.email, 'Il forno: in produzione')
    const { items: projects } = await owner.client.call('dashboard.projects.list')
    expect(projects[0]?.status).toBe('in-production')
    const { history } = await manager.client.call('team.projects.get', { id: projectId })
    expect(history[0]).toMatchObject({
      action: 'project.status',
      detail: { from: 'briefing', to: 'in-production' },
    })
  })

  test('can set any status; setting the same one notifies no one', async () => {
    const { projectId, ...owner } = await makeClientWithProject(app)
    for (const status of ['completed', 'briefing', 'in-review', 'in-review'] as const) {
      await manager.client.call('team.projects.setStatus', { id: projectId, status })
    }
    expect((await owner.client.call('dashboard.notifications.unreadCount')).count).toBe(3)
  })

  test('is refused a status that another member has changed meanwhile', async () => {
    const { projectId } = await makeClientWithProject(app)
    const move = (status: 'in-production' | 'in-review' | 'completed') =>
      manager.client.ask('team.projects.setStatus', { id: projectId, from: 'briefing', status })
    const answers = await Promise.all([move('in-production'), move('completed')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await move('in-review')).code).toBe('STATUS_CHANGED')
    // The answer of the change that was made may have been lost.
    const [made] = answers.flatMap(({ data }) => data ?? [])
    expect((await move(made?.status as 'completed')).data).toMatchObject({ status: made?.status })
  })

  test('notifies no one of a status undone within ten seconds, and once of one that stays', async () => {
    const [owner, editor] = [await makeClient(app), await makeMember(app, 'Video Editor')]
    const [undone, stands] = [
      await makeProject(app, owner.id, { title: 'Il forno' }),
      await makeProject(app, owner.id, { title: 'La bottega' }),
    ]
    const set = (id: string, status: 'briefing' | 'in-production' | 'in-review') =>
      manager.client.call('team.projects.setStatus', { id, status, undoable: true })
    await manager.client.call('team.projects.assign', { id: undone, memberIds: [editor.memberId] })
    await set(undone, 'in-production')
    await set(undone, 'briefing')
    await set(stands, 'in-production')
    await set(stands, 'in-review')
    const news = async () =>
      (await owner.client.call('dashboard.notifications.list')).items.map(({ message }) => message)
    expect(await news()).toEqual([])
    await waitFor(async () => expect(await news()).toEqual(['«La bottega» ora è: in revisione.']))
    await app.mailbox.find(owner.email, 'La bottega: in revisione')
    expect(await app.mailbox.list(owner.email)).toHaveLength(1)
    const told = (await editor.client.call('team.notifications.list')).items.map(({ message }) => message)
    expect(told).toEqual(['Ti è stato assegnato «Il forno».'])
  })

  test('sees which data a project lacks before production; others do not', async () => {
    const owner = await makeClient(app)
    const id = await makeProject(app, owner.id)
    const editor = await makeMember(app, 'Video Editor')
    await manager.client.call('team.projects.assign', { id, memberIds: [editor.memberId] })
    const { readiness } = await manager.client.call('team.projects.get', { id })
    expect(readiness).toEqual({ hasBrief: false, isPaid: false, hasVersion: false })
    expect((await editor.client.call('team.projects.get', { id })).readiness).toBeNull()
    expect((await editor.client.call('team.projects.list')).items[0]?.readiness).toBeNull()
  })

  test('replaces the members of a project by known ones, and notifies added and removed ones', async () => {
    const [one, two, three] = [
      await makeMember(app, 'Video Editor'),
      await makeMember(app, 'Motion Designer'),
      await makeMember(app, 'Creative Director'),
    ]
    const projectId = await makeProject(app, client.id, { title: 'Staffetta' })
    const set = (memberIds: string[]) =>
      manager.client.ask('team.projects.assign', { id: projectId, memberIds })
    await set([one.memberId, two.memberId])
    await set([two.memberId, three.memberId, three.memberId])
    expect((await set([crypto.randomUUID()])).fields).toEqual({ memberIds: 'SOME_CANNOT_WORK' })
    const { members } = await manager.client.call('team.projects.get', { id: projectId })
    expect(members.map(member => member.id).sort()).toEqual([two.memberId, three.memberId].sort())
    const news = async (member: typeof one) =>
      (await member.client.call('team.notifications.list')).items.map(item => item.message)
    // Former notifications quote a project that the member may no longer see.
    expect(await news(one)).toEqual(['Non segui più «Staffetta».'])
    expect(await news(two)).toEqual(['Ti è stato assegnato «Staffetta».'])
    await app.mailbox.find(three.email, /Ti è stato assegnato un progetto/)
    expect((await one.client.ask('team.projects.get', { id: projectId })).status).toBe(404)
  })

  test('keeps what a colleague has assigned or removed since the form was opened', async () => {
    const [first, second, third, fourth] = [
      await makeMember(app, 'Video Editor'),
      await makeMember(app, 'Motion Designer'),
      await makeMember(app, 'Creative Director'),
      await makeMember(app, 'Video Editor'),
    ].map(({ memberId }) => memberId) as [string, string, string, string]
    const id = await makeProject(app, client.id)
    const set = (memberIds: string[], from?: string[]) =>
      manager.client.call('team.projects.assign', { id, memberIds, from })
    const assigned = async () =>
      idsOf((await manager.client.call('team.projects.get', { id })).members).sort()
    await set([first, second])
    await set([second, third])
    await set([first, second, fourth], [first, second])
    expect(await assigned()).toEqual([second, third, fourth].sort())
    await set([first], [first, second])
    expect(await assigned()).toEqual([third, fourth].sort())
  })

  test('keeps suspended and accounting members of a project until they are taken off', async () => {
    const [suspended, limited, added] = [
      await makeMember(app, 'Video Editor'),
      await makeMember(app, 'Video Editor'),
      await makeMember(app, 'Video Editor'),
    ]
    const id = await makeProject(app, client.id)
    const unable = [suspended.memberId, limited.memberId]
    const set = (memberIds: string[]) => manager.client.ask('team.projects.assign', { id, memberIds })
    await set(unable)
    await manager.client.call('team.members.suspend', { id: suspended.memberId })
    await manager.client.call('team.members.update', { id: limited.memberId, accountingOnly: true })
    expect((await set([...unable, added.memberId])).status).toBe(200)
    const { members } = await manager.client.call('team.projects.get', { id })
    expect(idsOf(members).sort()).toEqual([...unable, added.memberId].sort())
    expect((await set([added.memberId])).status).toBe(200)
    expect((await set([suspended.memberId])).fields).toEqual({ memberIds: 'SOME_CANNOT_WORK' })
  })

  test('sets and clears a deadline', async () => {
    const projectId = await makeProject(app, client.id)
    const set = (deadline: string | null) =>
      manager.client.call('team.projects.setDeadline', { id: projectId, deadline })
    expect(await set(daysFromNow(1))).toMatchObject({ deadline: daysFromNow(1), urgency: 'high' })
    expect(await set(null)).toMatchObject({ deadline: null, urgency: 'low' })
  })
})

describe('members', () => {
  test('with an account keep their password', async () => {
    const person = await makeClient(app, { password: 'La-Mia-Password-1' })
    await manager.client.call('team.members.add', {
      fullName: person.fullName,
      email: person.email,
      password: 'Temporanea-1',
      role: 'Motion Designer',
    })
    const refused = await app.visitor().ask('auth.signIn', { email: person.email, password: 'Temporanea-1' })
    expect(refused.status).toBe(401)
    expect((await person.client.call('team.me')).role).toBe('Motion Designer')
  })

  test('edit their own page except for the role', async () => {
    const member = await makeMember(app, 'Video Editor')
    const other = await makeMember(app, 'Video Editor')
    await member.client.call('team.members.update', { id: member.memberId, bio: 'Monto interviste.' })
    expect((await member.client.call('team.me')).bio).toBe('Monto interviste.')
    for (const input of [
      { id: member.memberId, role: 'Project Manager' },
      { id: other.memberId, bio: 'x' },
    ]) {
      expect((await member.client.ask('team.members.update', input)).code).toBe('NOT_A_MANAGER')
    }
  })

  test('with an unconfirmed address have no access', async () => {
    const email = `mai-${crypto.randomUUID()}@example.com`
    await insertRow(app, 'teamMembers', { email, fullName: 'Mai', role: 'Project Manager', initials: 'M' })
    const impostor = await makeClient(app, { email, confirmed: false })
    expect((await impostor.client.ask('team.projects.list')).code).toBe('EMAIL_NOT_CONFIRMED')
  })
})

test('a notification mail is sent only if its transaction commits', async () => {
  const { projectId, ...owner } = await makeClientWithProject(app)
  await expect(
    app.context.transact(async work => {
      await work.db.updateTable('projects').set({ title: 'Mai' }).where('id', '=', projectId).execute()
      const { enqueueMail } = await import('server/platform/mail/mail.jobs')
      await enqueueMail(work, owner.email, { subject: 'Mai', preheader: '', blocks: [] })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await manager.client.call('team.projects.setStatus', { id: projectId, status: 'in-review' })
  await waitFor(async () => expect(await app.mailbox.list(owner.email)).toHaveLength(1))
  expect((await app.mailbox.list(owner.email))[0]?.subject).toBe('Il forno di via Roma: in revisione')
})

const one = await makeMember(app, 'Project Manager')
const other = await makeMember(app, 'Project Manager')

const list = (member = one) => member.client.call('team.savedFilters.list')
const save = (name: string, filter: object) => one.client.ask('team.savedFilters.save', { name, filter })

test('stores a filter for its user only; the same name replaces it', async () => {
  await save('Da consegnare', { status: 'in-review', late: true })
  await save('Anna', { memberId: other.memberId, sort: 'turn' })
  await save('Da consegnare', { turn: 'team' })
  expect(await list()).toMatchObject([
    { name: 'Anna', filter: { memberId: other.memberId, sort: 'turn' } },
    { name: 'Da consegnare', filter: { turn: 'team' } },
  ])
  expect(await list(other)).toEqual([])
  const [anna] = await list()
  const remove = (member: typeof one) => member.client.ask('team.savedFilters.remove', { id: anna?.id ?? '' })
  expect((await remove(other)).code).toBe('NOT_FOUND')
  expect((await remove(one)).status).toBe(200)
  expect((await remove(one)).code).toBe('NOT_FOUND')
  expect((await list()).map(({ name }) => name)).toEqual(['Da consegnare'])
})

test('replaces a filter of the same name in other letter case, and lists names in natural order', async () => {
  const member = await makeMember(app, 'Project Manager')
  const names = ['Città', '11', '2', 'Officine', '10', '1', 'officine', 'CITTÀ', 'abete']
  for (const name of names)
    await member.client.call('team.savedFilters.save', { name, filter: { late: true } })
  await insertRow(app, 'savedFilters', { userId: member.id, name: 'OFFICINE', filter: '{}' })
  await member.client.call('team.savedFilters.save', { name: 'Officine', filter: { turn: 'team' } })
  const saved = await list(member)
  expect(saved.map(({ name }) => name)).toEqual(['1', '2', '10', '11', 'abete', 'CITTÀ', 'Officine'])
  expect(saved.at(-1)?.filter).toEqual({ turn: 'team' })
})

test('refuses an invalid filter with a field error', async () => {
  expect((await save('', {})).fields).toEqual({ name: 'REQUIRED' })
  expect((await save('Rotto', { status: 'boh' })).fields).toEqual({ 'filter.status': 'OUT_OF_RANGE' })
  expect((await save('Rotto', { owner: 'x' })).code).toBe('INVALID_INPUT')
})

test('stores at most 30 filters per user, also for concurrent requests', async () => {
  const { id: userId, client } = await makeMember(app, 'Project Manager')
  for (let nth = 2; nth < MAX_SAVED_FILTERS; nth++)
    await insertRow(app, 'savedFilters', { userId, name: `Filtro ${nth}`, filter: '{}' })
  const saveAs = (name: string) => client.ask('team.savedFilters.save', { name, filter: { late: true } })
  await Promise.all(Array.from({ length: 12 }, (_, nth) => saveAs(`Uno dei ${nth}`)))
  expect((await saveAs('Uno di troppo')).fields).toEqual({ name: 'TOO_MANY_FILTERS' })
  expect((await saveAs('FILTRO 2')).status).toBe(200)
  expect(await listRows(app, 'savedFilters', { userId })).toHaveLength(MAX_SAVED_FILTERS)
})
