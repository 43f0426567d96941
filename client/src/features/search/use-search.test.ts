import { hubPageTexts } from 'shared/messages/it/search'
import { describe, expect, test } from 'vitest'
import { teamPages } from '../../lib/team-pages.ts'
import { type Found, groupsOf } from './use-search.ts'

const manager = { id: 'm1', isManager: true, isAccountingOnly: false }
const editor = { id: 'm2', isManager: false, isAccountingOnly: false }
const nothing: Found = {
  projects: [],
  clients: [],
  clientTotal: { count: 0, isExact: true },
  members: [],
  leads: [],
  messages: [],
}
const client = {
  id: 'c1',
  companyId: 'k1',
  fullName: 'Marta Bellini',
  company: null,
  email: 'marta@example.com',
  projectId: null,
}

const hrefs = (text: string, viewer: typeof manager, found: Found = nothing) =>
  groupsOf(text, viewer, found).flatMap(group => group.options.map(option => option.href))

describe('the pages of the hub', () => {
  test.each([
    ['panor', manager, ['/team/overview']],
    ['panor', editor, []],
    ['incassi', manager, ['/team/overview']],
    ['profilo', editor, ['/team/member/m2']],
    ['novita', editor, ['/team/notifications']],
    ['richieste nuove', editor, ['/team/leads?state=new']],
    ['in ritardo', manager, ['/team/projects?late=true']],
    ['tocca a noi', editor, ['/team/projects?turn=team&sort=turn']],
    ['da assegnare', editor, []],
    ['%', manager, []],
  ])('%s leads %j to %j', (text, viewer, expected) => {
    expect(hrefs(text, viewer)).toEqual(expected)
  })

  test('are all listed for an empty text, fewer for members', () => {
    expect(hrefs('', manager)).toHaveLength(Object.keys(hubPageTexts).length)
    const missing = [
      '/team/overview',
      '/team/audit',
      '/team/invoices',
      '/team/leads?mine=true',
      '/team/projects?unassigned=true',
      '/team/testimonials',
      '/team/clients',
    ]
    expect(hrefs('', manager).filter(href => !hrefs(' ', editor).includes(href.replace('m1', 'm2')))).toEqual(
      expect.arrayContaining(missing),
    )
    const forManagers = Object.values(teamPages).filter(
      ({ policy }) => policy === 'manager' || policy === 'accounting',
    )
    expect(hrefs(' ', editor)).toHaveLength(hrefs('', manager).length - forManagers.length)
  })
})

test.each([
  [client, 'Marta Bellini', 'marta@example.com'],
  [{ ...client, company: 'Pastificio' }, 'Pastificio', 'Marta Bellini · marta@example.com'],
])('a client leads to their page: %j', (found, label, detail) => {
  const [group] = groupsOf('xyz', manager, { ...nothing, clients: [found] })
  expect(group).toMatchObject({ id: 'clients', options: [{ href: '/team/client/k1', label, detail }] })
})
