import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dashboardPages } from './dashboard-pages.ts'
import { accessDeniedMessage, teamLinks, teamPages } from './team-pages.ts'

const manager = { id: 'm1', isManager: true, isAccountingOnly: false }
const editor = { id: 'm2', isManager: false, isAccountingOnly: false }
const accountant = { id: 'm3', isManager: false, isAccountingOnly: true }

/** Lists the paths of the route files of an area, except the index, which redirects. */
const addressesOf = (area: string): string[] =>
  globSync(`_${area}/${area}/*.tsx`, { cwd: `${import.meta.dirname}/../routes` })
    .map(file => file.replaceAll('\\', '/').slice(area.length + 2, -'.tsx'.length))
    .map(address => `/${address.replaceAll('.', '/').replace(/\/index$/, '')}`)
    .filter(address => address !== `/${area}`)

/** Pages that are linked from other pages only. */
const WITHIN = {
  dashboard: ['/dashboard/brief-summary/$projectId', '/dashboard/payment', '/dashboard/testimonial'],
  team: [
    '/team/client/$companyId',
    '/team/leads/$kind/$id',
    '/team/profile',
    '/team/project/$projectId',
    '/team/project/$projectId/briefing',
    '/team/project/$projectId/messages',
    '/team/project/$projectId/review',
  ],
}

test.each([
  ['dashboard', dashboardPages.map(({ to }) => to), WITHIN.dashboard],
  ['team', Object.values(teamPages).map(({ to }) => to), WITHIN.team],
])('every page is registered or listed as linked from another one: %s', (area, registered, within) => {
  expect([...new Set([...registered, ...within])].sort()).toEqual(addressesOf(area).sort())
})

test('other members have fewer links, and are told whom the pages are for', () => {
  const hidden = teamLinks(manager, {}).filter(
    ({ to }) => !teamLinks(editor, {}).some(link => link.to === to),
  )
  expect(hidden.map(({ to }) => to)).toEqual([
    '/team/overview',
    '/team/clients',
    '/team/testimonials',
    '/team/audit',
    '/team/administration',
    '/team/invoices',
  ])
  for (const { to } of hidden) {
    expect(accessDeniedMessage(to, editor)).toMatch(/vedono i Project Manager/)
    expect(accessDeniedMessage(to, manager)).toBeUndefined()
  }
  // Some search parameters of the page are for managers, the page is for all members.
  expect(accessDeniedMessage('/team/leads', editor)).toBeUndefined()
})

test('a member limited to accounting opens administration, invoices and their profile only', () => {
  expect(teamLinks(accountant, {}).map(({ to }) => to)).toEqual([
    '/team/administration',
    '/team/invoices',
    '/team/member/$memberId',
  ])
  for (const { to } of Object.values(teamPages)) {
    const isOpen = ['/team/administration', '/team/invoices', '/team/member/$memberId'].includes(to)
    expect(accessDeniedMessage(to, accountant) === undefined).toBe(isOpen)
  }
  expect(accessDeniedMessage('/team/project/$projectId', accountant)).toBeDefined()
  expect(accessDeniedMessage('/team/profile', accountant)).toBeUndefined()
})
