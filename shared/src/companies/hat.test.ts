import { expect, test } from 'vitest'
import { type CompanyRole, capabilitiesOf } from './hat.ts'

test.each<[CompanyRole[], string[]]>([
  [[], []],
  [['representative'], ['follow', 'readBrief', 'writeBrief', 'order', 'review', 'administer']],
  [['approver'], ['follow', 'readBrief', 'review']],
  [['billing'], ['follow', 'order']],
  [
    ['approver', 'billing'],
    ['follow', 'readBrief', 'order', 'review'],
  ],
  [
    ['billing', 'representative'],
    ['follow', 'readBrief', 'writeBrief', 'order', 'review', 'administer'],
  ],
])('roles %j grant %j', (hats, capabilities) => {
  expect([...capabilitiesOf(hats)]).toEqual(capabilities)
})
