import { expect, test } from 'vitest'
import { partitaIvaOf } from '../companies/tax-ids.ts'
import { demoMembers } from './demo-content.ts'
import { largeDemoClients, largeDemoLeads, largeDemoMembers } from './demo-large.ts'

const projects = largeDemoClients.flatMap(client => client.projects)

test('the large demo has 40 members, 300 projects of every phase and 600 requests', () => {
  expect(demoMembers.length + largeDemoMembers.length).toBe(40)
  expect(projects).toHaveLength(300)
  expect(new Set(projects.map(({ status }) => status)).size).toBe(4)
  expect(largeDemoLeads).toHaveLength(600)
})

test('every address of the large demo is unique, and VAT numbers are valid', () => {
  const emails = [...largeDemoMembers, ...largeDemoClients].map(({ email }) => email)
  expect(new Set(emails).size).toBe(emails.length)
  for (const { billing } of largeDemoClients) expect(partitaIvaOf(billing.vatNumber)).toBe(billing.vatNumber)
})
