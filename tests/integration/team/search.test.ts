import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { handTo, makeContact, makeScript } from '../../support/builders/leads.ts'
import { billing, type Member, makeClient, makeMember, nameCompany } from '../../support/builders/people.ts'
import { assign, makeProject } from '../../support/builders/projects.ts'
import { insertRows, updateRows } from '../../support/rows.ts'

const app = await startApp({ work: false })
const giulia = await makeMember(app, 'Project Manager', { fullName: 'Giulia Ferri' })
const luca = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })

const search = ({ client }: Member, text: string) => client.call('team.search', { text })
const titles = async (member: Member, text: string) =>
  (await search(member, text)).projects.map(project => project.title)

async function company(name: string, traits: Parameters<typeof makeClient>[1] = {}) {
  const person = await makeClient(app, traits)
  await nameCompany(app, person.id, name)
  return person
}

const forno = await company('Forno Zanella')
const { companyId } = forno

describe('projects', () => {
  test('are found in title and description, regardless of case, accents and apostrophes', async () => {
    await makeProject(app, forno.id, { title: "L'Officina del Caffè", description: 'Si gira a Cefalù.' })
    for (const text of ['officina caffe', 'CAFFÈ', 'caffe\u0300', 'l’officina', 'cefalu', 'fficin', 'ca'])
      expect(await titles(giulia, text), text).toEqual(["L'Officina del Caffè"])
    for (const text of ['officina tè', 'afe fficinax', 'ff'])
      expect(await titles(giulia, text), text).toEqual([])
  })

  test('are found by their client, who is named', async () => {
    const malga = await company('Malga Nevosa', { fullName: 'Nives Dal Farra' })
    const id = await makeProject(app, malga.id, { title: 'Il formaggio', status: 'in-review' })
    for (const text of ['malga nev', 'dal farra'])
      expect((await search(giulia, text)).projects, text).toEqual([
        {
          id,
          title: 'Il formaggio',
          status: 'in-review',
          deadline: null,
          clientName: 'Nives Dal Farra',
          clientCompany: 'Malga Nevosa',
        },
      ])
  })

  test('are found by the name on the invoice of a company without another', async () => {
    const zoe = await makeClient(app, { billing: false })
    const projectId = await makeProject(app, zoe.id, { title: 'Il pavimento' })
    const seat = { ...billing, legalName: 'Parquet Nord S.n.c.', projectId, isBusiness: true as const }
    await zoe.client.call('dashboard.billing.save', seat)
    expect(await titles(giulia, 'parquet nord')).toEqual(['Il pavimento'])
    await nameCompany(app, zoe.id, 'Un altro nome')
    expect(await titles(giulia, 'parquet nord')).toEqual(['Il pavimento'])
  })

  test.each([
    ['Sconto 50%', 'Sconto 500', '50%'],
    ['Prima_volta', 'Prima volta', 'prima_volta'],
    ['Fine\\inizio', 'Fine inizio', 'fine\\inizio'],
  ])('finds %j and not %j: wildcards are literal', async (right, wrong, text) => {
    for (const title of [right, wrong]) await makeProject(app, forno.id, { title })
    expect(await titles(giulia, text)).toEqual([right])
  })

  test.each(['%%', '__', '%_', '\\\\'])('finds nothing for %j', async text => {
    expect(await search(giulia, text)).toEqual({
      projects: [],
      clients: [],
      clientTotal: { count: 0, isExact: true },
      members: [],
      leads: [],
      messages: [],
    })
  })

  test('are five, with title matches first, then the newest', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
    await makeProject(app, forno.id, { title: 'Vecchia mongolfiera', createdAt: at(0) })
    for (let hour = 1; hour <= 6; hour++)
      await makeProject(app, forno.id, {
        title: `Volo ${hour}`,
        description: 'In mongolfiera',
        createdAt: at(hour),
      })
    expect(await titles(giulia, 'mongolfiera')).toEqual([
      'Vecchia mongolfiera',
      ...[6, 5, 4, 3].map(hour => `Volo ${hour}`),
    ])
  })

  test('are the newest for a very common word', async () => {
    const many = Array.from({ length: 1100 }, (_, index) => ({
      userId: forno.id,
      companyId,
      title: `Serie zibaldone ${index}`,
      createdAt: new Date(Date.UTC(2026, 1, 1, 0, index)),
    }))
    await app.context.db.insertInto('projects').values(many).execute()
    expect(await titles(giulia, 'zibaldone')).toEqual(
      [1099, 1098, 1097, 1096, 1095].map(index => `Serie zibaldone ${index}`),
    )
    expect(await titles(luca, 'zibaldone')).toEqual([])
  })

  test('are found far behind the newest for a rare word', async () => {
    const at = (month: number, minute: number) => new Date(Date.UTC(2026, month, 1, 0, minute))
    await makeProject(app, forno.id, { title: 'Antico clavicembalo', createdAt: at(0, 0) })
    const between = Array.from({ length: 400 }, (_, index) => ({
      userId: forno.id,
      companyId,
      title: `Fila ${index}`,
      createdAt: at(2, index),
    }))
    await app.context.db.insertInto('projects').values(between).execute()
    await makeProject(app, forno.id, { title: 'Nuovo clavicembalo', createdAt: at(3, 0) })
    expect(await titles(giulia, 'clavicembalo')).toEqual(['Nuovo clavicembalo', 'Antico clavicembalo'])
  })
})

describe('clients', () => {
  test('are found by managers only, by name, company and address, with their newest project', async () => {
    const person = await company('Vetreria Ombrosa', {
      fullName: 'Òrnella Pàvan',
      email: 'ornella@vetreria.example',
    })
    const found = async (text: string) => (await search(giulia, text)).clients
    const theirs = {
      id: person.id,
      companyId: person.companyId,
      fullName: 'Òrnella Pàvan',
      company: 'Vetreria Ombrosa',
    }
    const email = 'ornella@vetreria.example'
    expect(await found('ornella pavan')).toEqual([{ ...theirs, email, projectId: null }])
    await makeProject(app, person.id, { title: 'Il vetro', createdAt: new Date('2026-01-01') })
    const newer = await makeProject(app, person.id, {
      title: 'La fornace',
      createdAt: new Date('2026-01-02'),
    })
    for (const text of ['ombrosa', 'ornella@vetr', 'vetreria.example'])
      expect(await found(text), text).toEqual([{ ...theirs, email, projectId: newer }])
    expect((await search(luca, 'ombrosa')).clients).toEqual([])
  })

  test('include neither members nor unconfirmed accounts', async () => {
    await makeClient(app, { fullName: 'Bruno Mainardi', confirmed: false })
    expect((await search(giulia, 'mainardi')).clients).toEqual([])
    expect((await search(giulia, 'moretti')).clients).toEqual([])
  })
})

test('members are found by everyone, by name and role, and suspended ones are marked', async () => {
  const sara = await makeMember(app, 'Motion Designer', { fullName: 'Sara Zerbini' })
  const suspendedAt = app.clock.now()
  const found = { id: sara.memberId, fullName: 'Sara Zerbini', role: 'Motion Designer', avatarUrl: null }
  expect((await search(luca, 'zerb')).members).toEqual([{ ...found, isSuspended: false }])
  await updateRows(app, 'teamMembers', { id: sara.memberId }, { suspendedAt })
  expect((await search(luca, 'motion')).members).toEqual([{ ...found, isSuspended: true }])
})

test('requests are found as in the inbox: all by managers, assigned ones by others', async () => {
  const contact = await makeContact(app, { name: 'Ezio Trombetta', company: 'Tipografia Corvina' })
  const script = await makeScript(app, { company: 'Corvina Libri', originalScript: 'Stampiamo libri.' })
  const found = async (member: Member) => (await search(member, 'corvina')).leads
  expect((await found(giulia)).map(lead => [lead.kind, lead.id]).sort()).toEqual([
    ['contact', contact],
    ['script', script],
  ])
  expect(await found(luca)).toEqual([])
  await handTo(app, 'contact', contact, luca.memberId)
  expect(await found(luca)).toMatchObject([
    { id: contact, name: 'Ezio Trombetta', company: 'Tipografia Corvina', excerpt: 'Quanto costa un video?' },
  ])
})

test('messages are found by common and by rare words, the newest first, by members in assigned projects', async () => {
  const projectId = await makeProject(app, forno.id, { title: 'Conversazione' })
  const ofOthers = await makeProject(app, forno.id, { title: 'Di altri' })
  await assign(app, projectId, luca.memberId)
  const minutesAgo = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000)
  const message = (text: string, minutes: number, of = projectId) => ({
    projectId: of,
    fromTeam: false,
    text,
    createdAt: minutesAgo(minutes),
  })
  await insertRows(app, 'projectMessages', [
    ...Array.from({ length: 400 }, (_, nth) => message(`Ripresa numero ${nth}`, nth)),
    message('Il cavalletto nuovo', 3),
    ...Array.from({ length: 6 }, (_, nth) => message(`Il cavalletto ${nth}`, 1000 + nth)),
    message('Il cavalletto di altri', 999, ofOthers),
  ])
  const found = async (member: Member, text: string) =>
    (await search(member, text)).messages.map(({ text }) => text)
  expect(await found(giulia, 'ripresa')).toEqual([0, 1, 2, 3, 4].map(nth => `Ripresa numero ${nth}`))
  const older = [0, 1, 2, 3].map(nth => `Il cavalletto ${nth}`)
  expect(await found(giulia, 'cavall')).toEqual([
    'Il cavalletto nuovo',
    'Il cavalletto di altri',
    ...older.slice(0, 3),
  ])
  expect(await found(luca, 'cavall')).toEqual(['Il cavalletto nuovo', ...older])
})

test('a search for one letter is refused', async () => {
  const { fields } = await giulia.client.ask('team.search', { text: 'a' })
  expect(fields).toEqual({ text: 'TOO_SHORT' })
})
