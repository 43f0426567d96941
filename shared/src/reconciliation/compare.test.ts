import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import {
  type BookedPayment,
  compare,
  type DifferenceKind,
  differenceKeyOf,
  type ProviderPayment,
} from './compare.ts'

const before = new Date('2026-05-08T10:00:00Z')
const until = new Date('2026-05-08T22:00:00Z')

const held = (facts: Partial<ProviderPayment> = {}): ProviderPayment => ({
  providerPayment: 'pi_1',
  paymentId: 'ours-1',
  amountCents: 47_000,
  refundedCents: 0,
  at: before,
  refundedAt: null,
  dispute: null,
  ...facts,
})

const booked = (facts: Partial<BookedPayment> = {}): BookedPayment => ({
  id: 'ours-1',
  providerPayment: 'pi_1',
  isPaid: true,
  totalCents: 47_000,
  refundedCents: 0,
  at: before,
  refundedAt: null,
  disputedAt: null,
  isDisputeOpen: false,
  ...facts,
})

type Found = `${DifferenceKind} ${number | null} ${number | null}`
const found = (at: ProviderPayment[], here: BookedPayment[]): Found[] =>
  compare(at, here, until).differences.map(
    ({ kind, providerCents, ownCents }) => `${kind} ${providerCents} ${ownCents}` as const,
  )

const open = { at: before, isOver: false }
const over = { at: before, isOver: true }
const underWay = booked({ isPaid: false, providerPayment: null })
const disputed = booked({ disputedAt: before, isDisputeOpen: true })
const second = held({ providerPayment: 'pi_2' })

test.each<[string, ProviderPayment[], BookedPayment[], Found[]]>([
  ['the same on both sides', [held()], [booked()], []],
  ['nothing on either', [], [], []],
  ['a charge of nobody', [held({ paymentId: null })], [], ['charge-not-booked 47000 null']],
  ['a charge of a payment that is under way here', [held()], [underWay], ['charge-not-booked 47000 null']],
  ['a charge of nobody that went back whole', [held({ refundedCents: 47_000 })], [], []],
  ['a charge of nobody, back in part', [held({ refundedCents: 7000 })], [], ['charge-not-booked 40000 null']],
  ['a payment under way that has no charge', [], [booked({ isPaid: false })], []],
  ['a booking without a charge', [], [booked()], ['charge-not-found null 47000']],
  ['a name that we do not know yet', [held()], [booked({ providerPayment: null })], []],
  ['a second charge for a payment', [held(), second], [booked()], ['charge-not-booked 47000 null']],
  [
    'two charges for a payment whose name we do not know',
    [held(), second],
    [booked({ providerPayment: null })],
    ['charge-not-booked 47000 null'],
  ],
  ['another sum', [held({ amountCents: 46_999 })], [booked()], ['amount 46999 47000']],
  ['a refund that is not booked', [held({ refundedCents: 1 })], [booked()], ['refund-not-booked 1 0']],
  ['a refund that did not go', [held()], [booked({ refundedCents: 47_000 })], ['refund-not-found 0 47000']],
  [
    'another sum and another refund',
    [held({ amountCents: 100, refundedCents: 50 })],
    [booked({ refundedCents: 20 })],
    ['amount 100 47000', 'refund-not-booked 50 20'],
  ],
  ['a dispute that is not known', [held({ dispute: open })], [booked()], ['dispute-not-known 47000 47000']],
  ['a dispute that is known', [held({ dispute: open })], [disputed], []],
  ['a dispute that is over', [held({ dispute: over })], [disputed], ['dispute-over 47000 47000']],
  ['a dispute that is over on both sides', [held({ dispute: over })], [booked({ disputedAt: before })], []],
])('%s', (_, at, here, differences) => {
  expect(found(at, here)).toEqual(differences)
})

test.each<[string, ProviderPayment[], BookedPayment[]]>([
  ['a charge', [held({ at: until })], [booked({ isPaid: false })]],
  ['a booking', [], [booked({ at: until })]],
  ['a refund there', [held({ refundedCents: 1, refundedAt: until })], [booked()]],
  ['a refund here', [held()], [booked({ refundedCents: 1, refundedAt: until })]],
  ['a dispute', [held({ dispute: { at: until, isOver: false } })], [booked()]],
])('recent movements are skipped, and named: %s', (_, at, here) => {
  const { differences, waiting } = compare(at, here, until)
  expect(differences).toEqual([])
  expect(waiting).toContain('pi_1')
})

test('a difference has one key, which changes with its amount', () => {
  const keysOf = (amountCents: number) =>
    compare([held({ amountCents })], [booked()], until).differences.map(differenceKeyOf)
  expect(keysOf(100)).toEqual(keysOf(100))
  expect(keysOf(100)).not.toEqual(keysOf(101))
})

test('a charge has the same key before and after a partial refund', () => {
  const keyOf = (refundedCents: number) =>
    compare([held({ refundedCents })], [], until).differences.map(differenceKeyOf)
  expect(keyOf(7000)).toEqual(keyOf(0))
})

test('a payment unknown to us is never named', () => {
  const [difference] = compare([held({ paymentId: 'theirs' })], [], until).differences
  expect(difference).toMatchObject({ providerPayment: 'pi_1', paymentId: null })
})

interface Side {
  held?: ProviderPayment
  booked?: BookedPayment
}

const injections: Record<DifferenceKind, (side: Required<Side>) => Side> = {
  'charge-not-booked': each => ({ held: each.held }),
  'charge-not-found': each => ({ booked: each.booked }),
  amount: each => ({ ...each, held: { ...each.held, amountCents: each.held.amountCents + 1 } }),
  'refund-not-booked': each => ({
    ...each,
    held: { ...each.held, refundedCents: each.held.refundedCents + 1 },
  }),
  'refund-not-found': each => ({
    ...each,
    booked: { ...each.booked, refundedCents: each.booked.refundedCents + 1 },
  }),
  'dispute-not-known': each => ({ ...each, held: { ...each.held, dispute: open } }),
  'dispute-over': each => ({
    held: { ...each.held, dispute: over },
    booked: { ...each.booked, disputedAt: before, isDisputeOpen: true },
  }),
}

const agreed = fc.record({
  amountCents: fc.integer({ min: 10, max: 1_000_000 }),
  refundedCents: fc.integer({ min: 0, max: 9 }),
  isNameKnown: fc.boolean(),
  isDisputed: fc.boolean(),
  fault: fc.option(fc.constantFrom(...(Object.keys(injections) as DifferenceKind[])), { nil: undefined }),
})

test.prop([fc.array(agreed, { maxLength: 40 }), fc.nat()])(
  'random records yield exactly the injected differences, in any order',
  (payments, seed) => {
    const sides = payments.map(({ amountCents, refundedCents, isNameKnown, isDisputed, fault }, index) => {
      const names = { providerPayment: `pi_${index}`, paymentId: `ours-${index}` }
      const isContested = isDisputed && !fault?.startsWith('dispute')
      const side = {
        held: held({ ...names, amountCents, refundedCents, ...(isContested && { dispute: open }) }),
        booked: booked({
          id: names.paymentId,
          totalCents: amountCents,
          refundedCents,
          providerPayment: isNameKnown ? names.providerPayment : null,
          ...(isContested && { disputedAt: before, isDisputeOpen: true }),
        }),
      }
      return { side: fault ? injections[fault](side) : side, fault, isContested, names, isNameKnown }
    })
    const expected = sides.flatMap(({ fault, isContested, names, isNameKnown }) => {
      if (!fault) return []
      const name = fault === 'charge-not-found' && !isNameKnown ? names.paymentId : names.providerPayment
      // A disputed charge without a booking is two differences.
      const more = fault === 'charge-not-booked' && isContested ? [`dispute-not-known ${name}`] : []
      return [`${fault} ${name}`, ...more]
    })
    const mixed = sides.map(({ side }) => side).sort((one, other) => weight(one, seed) - weight(other, seed))
    const { differences, waiting } = compare(
      mixed.flatMap(side => side.held ?? []),
      mixed.flatMap(side => side.booked ?? []).toReversed(),
      until,
    )
    const names = differences.map(each => `${each.kind} ${each.providerPayment ?? each.paymentId}`)
    expect(names.sort()).toEqual(expected.sort())
    expect(waiting).toEqual([])
  },
)

const weight = ({ held: at, booked: here }: Side, seed: number): number =>
  ((at?.amountCents ?? here?.totalCents ?? 0) * 31 + seed) % 17
