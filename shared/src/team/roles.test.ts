import { expect, test } from 'vitest'
import { isManager, teamRoles } from './roles.ts'

test.each([
  ['Project Manager', true],
  ['Senior Project Manager', true],
  ['project manager', true],
  ['Founder & CEO', true],
  ['Co-founder', true],
  ['Video Editor', false],
  ['Creative Director', false],
  ['Motion Designer', false],
  ['Manager', false],
  ['', false],
])('the role %j manages: %s', (role, manages) => {
  expect(isManager({ role, email: 'a@b.it' }, 'capo@b.it')).toBe(manages)
})

test('the founder manages whatever the role, in any case of letters', () => {
  expect(isManager({ role: 'Video Editor', email: 'Capo@B.it' }, ' capo@b.IT')).toBe(true)
  expect(isManager({ role: 'Video Editor', email: '' }, '')).toBe(false)
  expect(isManager({ role: 'Video Editor', email: 'a@b.it' })).toBe(false)
})

test('of the four offered roles exactly one manages', () => {
  expect(teamRoles.filter(role => isManager({ role, email: 'a@b.it' }))).toEqual(['Project Manager'])
})
