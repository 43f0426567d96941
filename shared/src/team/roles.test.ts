import { expect, test } from 'vitest'
import { isManager, teamRoles } from './roles.ts'

const heads = ['Project Manager', 'Senior Project Manager', 'project manager', 'Founder & CEO', 'Co-founder']
const others = ['Video Editor', 'Creative Director', 'Motion Designer', 'Manager', '']

test('project managers and founders manage, other roles do not', () => {
  const manages = (role: string) => isManager({ role, email: 'a@b.it' }, 'capo@b.it')
  expect([...heads, ...others].filter(manages)).toEqual(heads)
})

test('the founder manages whatever the role, in any case of letters', () => {
  expect(isManager({ role: 'Video Editor', email: 'Capo@B.it' }, ' capo@b.IT')).toBe(true)
  expect(isManager({ role: 'Video Editor', email: '' }, '')).toBe(false)
  expect(isManager({ role: 'Video Editor', email: 'a@b.it' })).toBe(false)
})

test('of the four offered roles exactly one manages', () => {
  expect(teamRoles.filter(role => isManager({ role, email: 'a@b.it' }))).toEqual(['Project Manager'])
})
