import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { claims, strangeHeaders, strangeTokens } from '../../fuzz-payloads/cookies.ts'
import { makeClient } from '../../support/builders/people.ts'
import { getRow } from '../../support/rows.ts'
import type { Role } from '../authorisation/roles.ts'
import { stateOf } from '../authorisation/table-hashes.ts'
import { hiddenFrom, makeFixtures } from './fixtures.ts'
import { faultsOfCall } from './oracle.ts'

const fixtures = await makeFixtures()
const { app, cast } = fixtures

const SIGNED_OUT = [401, 'SIGNED_OUT']

/** Reads the session, and a list that only signed-in users can see. */
async function ask(headers: Record<string, string>, role: Role = 'anonymous') {
  const hidden = hiddenFrom(fixtures, role)
  const session = await fetch(`${app.origin}/trpc/auth.session`, { headers })
  const list = await fetch(`${app.origin}/trpc/auth.sessions.list`, { headers })
  const parts = (await Promise.all([session.json(), list.json()])) as {
    result?: { data: { user: { id: string } | null } }
    error?: { message: string }
  }[]
  return {
    user: parts[0]?.result?.data.user?.id ?? null,
    refusal: [list.status, parts[1]?.error?.message],
    faults: parts.flatMap(part => faultsOfCall(part, { hidden })),
  }
}

const before = await stateOf(app.context)

test.each(strangeTokens.map(token => [token.slice(0, 60), token]))('%j signs in no one', async (_, token) => {
  for (const name of ['session', '__Host-session', 'second-factor'])
    expect(await ask({ cookie: `${name}=${token}` })).toEqual({ user: null, refusal: SIGNED_OUT, faults: [] })
})

test.each(strangeHeaders.map(header => [header.slice(0, 60), header]))(
  'the cookies %j sign in the owner only, without a fault',
  async (_, header) => {
    const token = (await cast.arrive.owner()).jar.get('session') ?? ''
    const { user, faults } = await ask({ cookie: header.replaceAll('@', token) }, 'owner')
    expect(faults).toEqual([])
    // The first cookie of the name counts; it is neither decoded nor trimmed.
    const first = /(?:^|;)\s*session\s*=([^;]*)/.exec(header)?.[1]?.trim()
    expect(user).toBe(first === '@' ? cast.owner.id : null)
  },
)

test.each(claims.map(claim => [JSON.stringify(claim).slice(0, 80), claim] as const))(
  'claiming %s does not sign in',
  async (_, claim) => {
    const token = (await cast.arrive.owner()).jar.get('session') ?? ''
    const headers = Object.fromEntries(
      Object.entries(claim).map(([name, value]) => [
        name,
        value.replace('@', token).replace('#', cast.owner.id),
      ]),
    )
    expect(await ask(headers)).toEqual({ user: null, refusal: SIGNED_OUT, faults: [] })
  },
)

test('stored values of a session do not sign in', async () => {
  const { id, client } = await makeClient(app)
  const token = client.jar.get('session') ?? ''
  const row = await getRow(app, 'sessions', { userId: id })
  expect((await ask({ cookie: `session=${token}` })).user).toBe(id)
  const stored = [
    row.tokenHash,
    row.handle,
    `h:${row.handle}`,
    createHash('sha256').update(row.tokenHash).digest('hex'),
    id,
  ]
  for (const value of stored) expect((await ask({ cookie: `session=${value}` })).refusal).toEqual(SIGNED_OUT)
})

test.each(['expired', 'revoked', 'disabled'] as const)('a session that is %s signs no one in', async role => {
  const caller = await cast.arrive[role]()
  expect(await ask({ cookie: caller.jar.header })).toEqual({ user: null, refusal: SIGNED_OUT, faults: [] })
})

test('none of these calls changes more than sessions and rate limits', async () => {
  const changed = (await stateOf(app.context)).filter((line, index) => line !== before[index])
  expect(changed.map(line => line.split(' ')[0])).toEqual([
    'companies',
    'company_billing',
    'company_members',
    'profiles',
    'users',
  ])
})
