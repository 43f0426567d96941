import { describe, expect, test } from 'vitest'
import { readConfig } from './env.ts'

const demo = { DEMO: 'on', SECRET_KEY: 's'.repeat(32) }

/** Returns the refusal of an address in either variable; undefined if it is accepted. */
function refusalOf(url: string): string | undefined {
  const refusals = ['DATABASE_URL', 'DATABASE_LISTEN_URL'].map(name => {
    try {
      readConfig({ ...demo, [name]: url })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message.replace(`${name} takes `, '') : String(error)
    }
  })
  expect(new Set(refusals).size).toBe(1)
  return refusals[0]
}

describe('an address of a database names one writable server', () => {
  test.each([
    ['one host', 'postgres://user:secret@db.internal:5432/video'],
    ['a comma in a password', 'postgres://user:a,b@db.internal/video'],
    ['a host among the parameters', 'postgres://localhost/video?host=/var/run/postgresql'],
    ['a server that writes is asked for', 'postgres://db.internal/video?target_session_attrs=read-write'],
    ['the primary is asked for', 'postgresql://db.internal/video?target_session_attrs=primary'],
    ['encryption', 'postgres://db.example/video?sslmode=verify-full'],
  ])('%s', (_case, url) => {
    expect(refusalOf(url)).toBeUndefined()
  })

  test.each([
    ['two hosts', 'postgres://user:secret@one,two/video'],
    ['two hosts with ports', 'postgres://one:5432,two:5433/video?target_session_attrs=read-write'],
    ['two hosts and a password with @', 'postgres://user:a@b@one:5432,two:5432/video'],
    ['two addresses by number', 'postgres://[::1]:5432,[::2]:5432/video'],
    ['two hosts among the parameters', 'postgres:///video?host=one,two'],
    ['a host twice', 'postgres:///video?host=one&host=two'],
    ['two ports', 'postgres:///video?host=one&port=5432,5433'],
  ])('%s: a balancer is required instead', (_case, url) => {
    expect(refusalOf(url)).toMatch(/^one host: .* balancer .*\.$/)
  })

  test.each(['any', 'standby', 'prefer-standby', 'read-only', ''])('target_session_attrs=%s', value => {
    expect(refusalOf(`postgres://db.internal/video?target_session_attrs=${value}`)).toMatch(
      /^target_session_attrs=read-write or primary, and no other/,
    )
  })

  test.each(['options=-c%20search_path=x', 'statement_timeout=0', 'query_timeout=1'])('%s', parameter => {
    expect(refusalOf(`postgres://db.internal/video?${parameter}`)).toMatch(
      /^no parameter \w+: the server sets the limits of its sessions itself\.$/,
    )
  })

  test.each(['mysql://localhost/video', 'localhost:5432', 'postgres:video', 'postgres://host:port/video'])(
    '%s',
    url => expect(refusalOf(url)).toBe('an address that begins with postgres://.'),
  )
})

test('the owner’s address must name the same database', () => {
  const DATABASE_OWNER_URL = 'postgres://owner@localhost/x'
  const DATABASE_URL = 'postgres://worker@pooler:6432/x'
  expect(readConfig({ ...demo, DATABASE_URL, DATABASE_OWNER_URL }).databaseOwnerUrl).toBe(DATABASE_OWNER_URL)
  for (const wrong of [{}, { DATABASE_URL: 'postgres://worker@localhost/y' }])
    expect(() => readConfig({ ...demo, DATABASE_OWNER_URL, ...wrong })).toThrow(
      /^DATABASE_OWNER_URL takes an address of the same database as DATABASE_URL\.$/,
    )
})
