import { expect, test } from 'vitest'
import {
  type AssetState,
  assetStateOf,
  isDelivered,
  statusAfterApproval,
  statusAfterPublishing,
  statusAfterRequest,
} from './asset.ts'

const required = (state: AssetState) => ({ isRequired: true, state })
const further = (state: AssetState) => ({ isRequired: false, state })

test.each([
  [undefined, 'open'],
  ['waiting', 'waiting'],
  ['changes-requested', 'changes-requested'],
  ['approved', 'approved'],
] as const)('an asset whose newest version is %s is %s', (newest, state) => {
  expect(assetStateOf(newest)).toBe(state)
})

test.each([
  [[], 'in-review', false, 'in-production'],
  [[required('approved')], 'in-review', true, 'completed'],
  [[required('open')], 'in-production', false, 'in-production'],
  [[required('approved'), required('open')], 'in-review', false, 'in-production'],
  [[required('approved'), required('changes-requested')], 'in-production', false, 'in-production'],
  [[required('approved'), required('waiting')], 'in-review', false, 'in-review'],
  [[required('approved'), further('open')], 'in-review', true, 'completed'],
  [[required('approved'), further('waiting')], 'in-review', true, 'completed'],
  [[further('approved')], 'in-production', false, 'in-production'],
  [[required('open'), further('waiting')], 'in-production', false, 'in-review'],
  // Done is done: what comes later reopens nothing.
  [[required('open'), further('approved')], 'completed', false, 'completed'],
] as const)('with %j a project that is %s is delivered: %s, after an approval %s', (...row) => {
  const [assets, before, delivered, after] = row
  expect(isDelivered(assets)).toBe(delivered)
  expect(statusAfterApproval(before, assets)).toBe(after)
})

test.each([
  ['in-production', true, 'in-review', 'in-production'],
  ['in-review', false, 'in-review', 'in-production'],
  ['completed', true, 'in-review', 'in-production'],
  ['completed', false, 'completed', 'completed'],
] as const)(
  'publishing in a project that is %s (required: %s) makes it %s, a request for changes %s',
  (status, isRequired, published, requested) => {
    expect(statusAfterPublishing(status, { isRequired })).toBe(published)
    expect(statusAfterRequest(status, { isRequired })).toBe(requested)
  },
)
