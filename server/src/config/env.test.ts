import { describe, expect, test } from 'vitest'
import { readConfig } from './env.ts'

const demo = { DEMO: 'on', SECRET_KEY: 's'.repeat(32) }
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://video.example',
  SECRET_KEY: 'tVnFzcl4M0uPWwqkYq8b9Jx2rD7aHg5E',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Video <video@example.com>',
  PAYMENT_PROVIDER: 'simulated',
  CHARGE_RULE: 'deposit',
  VAT_RULE: 'statutory',
}

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'video.example'],
  ['PUBLIC_URL', 'ftp://video.example'],
  ['SECRET_KEY', 'short'],
  ['DEMO', 'yes'],
  ['FOUNDER_EMAIL', 'nobody'],
  ['SMTP_URL', 'http://localhost'],
  ['CHARGE_RULE', 'free'],
  ['VAT_RULE', 'none'],
  ['LLM_BASE_URL', 'model.example'],
  ['CLAMAV_URL', 'localhost:3310'],
  ['CLAMAV_URL', 'tcp://scanner:3310/path'],
  ['LIMITS', 'none'],
  ['LIMITS', '-1'],
  ['TRUST_PROXY', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['PAYMENT_PROVIDER', 'cash'],
  ['NODE_ENV', 'staging'],
  ['PROCESS', 'worker'],
  ['S3_ENDPOINT', 'store.example'],
  ['S3_ENDPOINT', 'https://store.example/bucket'],
  ['S3_BUCKET', 'Upper_Case'],
  ['S3_REGION', 'eu south'],
])('an invalid value stops the start with the name of its variable: %s=%s', (name, value) => {
  expect(() => readConfig({ ...demo, [name]: value })).toThrow(new RegExp(`^${name} takes `))
})

test.each(['web', 'work'])('PROCESS=%s is refused without a database shared by processes', PROCESS => {
  expect(() => readConfig({ ...demo, PROCESS })).toThrow(/^PROCESS=.* needs DATABASE_URL/)
  expect(readConfig({ ...demo, PROCESS, DATABASE_URL: 'postgres://localhost/x' }).process).toBe(PROCESS)
})

describe('production requires what a demo may omit', () => {
  test.each([
    'PUBLIC_URL',
    'SECRET_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'PAYMENT_PROVIDER',
    'CHARGE_RULE',
    'VAT_RULE',
  ])('without %s', name => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name)
  })

  test.each(['off', '10', '10000', '0.5'])('rate limits cannot be disabled: %s', LIMITS => {
    expect(() => readConfig({ ...production, LIMITS })).toThrow(/^LIMITS takes on/)
  })

  test('a demo is refused, because its passwords are published', () => {
    expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow(/^DEMO=on is refused in production/)
  })

  test.each([
    's'.repeat(32),
    `${'s'.repeat(31)}x`,
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '12345678901234567890123456789012',
    'changeme'.repeat(4),
    'parola-segreta-'.repeat(3),
  ])('a guessable key is refused: %s', key => {
    for (const name of ['SECRET_KEY', 'SECRET_KEY_BEFORE'])
      expect(() => readConfig({ ...production, [name]: key })).toThrow(new RegExp(`^${name} takes random`))
  })

  test.each([
    'tVnFzcl4M0uPWwqkYq8b9Jx2rD7aHg5E',
    '3f9c1d07b8e24a65f0d1937ce8b2a45d',
    'a key of the bench alone, long enough to be taken',
  ])('a random key is accepted: %s', SECRET_KEY => {
    expect(readConfig({ ...production, SECRET_KEY }).secretKeys).toEqual([SECRET_KEY])
  })

  test('it starts with all of it', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      previewPassword: undefined,
      limitFactor: 1,
    })
  })
})

test.each([
  ['is production', {}, true],
  ['is none with a demo', { DEMO: 'on' }, false],
  ['is what NODE_ENV says', { NODE_ENV: 'development' }, false],
  ['is production with an empty NODE_ENV', { NODE_ENV: '' }, true],
])('the mode of a start: %s', (_case, variables, expected) => {
  const { NODE_ENV: _, ...rest } = production
  expect(readConfig({ ...rest, ...variables }).production).toBe(expected)
})

const model = { LLM_API_KEY: 'key', LLM_MODEL: 'small', LLM_BASE_URL: 'https://model.example/v1' }

test.each(['LLM_BASE_URL', 'STRIPE_API_HOST', 'GOOGLE_ISSUER'])(
  'production connects to other services by https only: %s',
  name => {
    const read = (url: string) => readConfig({ ...production, ...model, [name]: url })
    for (const url of ['http://service.example', 'http://10.0.0.1/v1'])
      expect(() => read(url)).toThrow(new RegExp(`^${name} takes .*https:`))
    for (const url of ['https://service.example', 'http://127.0.0.1:11434/v1', 'http://localhost:4000'])
      expect(read(url).production).toBe(true)
  },
)

describe('production serves https only', () => {
  test.each(['http://video.example', 'http://10.0.0.1', 'http://localhost.example'])('%s is refused', url => {
    expect(() => readConfig({ ...production, PUBLIC_URL: url })).toThrow(/^PUBLIC_URL takes .*https:.*$/)
    expect(readConfig({ ...demo, PUBLIC_URL: url }).publicUrl).toBe(url)
  })

  test.each(['https://video.example', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
    '%s is accepted',
    url => expect(readConfig({ ...production, PUBLIC_URL: url }).publicUrl).toBe(url),
  )
})

describe('production encrypts its connection to the database', () => {
  test.each([
    'postgres://db.example.com/x',
    'postgres://8.8.8.8/x',
    'postgres://134744072/x',
    'postgres://172.32.0.1/x',
    'postgres://[2001:db8::1]/x',
    'postgres://db.example.com/x?sslmode=disable',
    'postgres://db.example.com/x?sslmode=prefer',
    'postgres://db.example.com/x?sslmode=no-verify',
    'postgres://db.example.com/x?sslmode=require&uselibpqcompat=true',
    'postgres://db.example.com/x?sslmode=require&sslmode=disable',
    'postgres://localhost/x?host=db.example.com',
  ])('%s is refused', url => {
    for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'DATABASE_OWNER_URL'])
      expect(() => readConfig({ ...production, [name]: url })).toThrow(
        new RegExp(`^${name} takes sslmode=.*$`),
      )
    expect(readConfig({ ...demo, DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  test.each([
    'postgres://localhost/x',
    'postgres://127.0.0.1:5432/x',
    'postgres://[::1]/x',
    'postgres://database/x',
    'postgres://database.internal/x',
    'postgres://10.1.2.3/x',
    'postgres://172.31.255.255/x',
    'postgres://192.168.0.9/x',
    'postgres://[fd00::1]/x',
    'postgres://localhost/x?host=/var/run/postgresql',
    'postgres://%2Fvar%2Frun/x',
    'postgres://db.example.com/x?sslmode=require',
    'postgres://db.example.com/x?sslmode=verify-ca',
    'postgres://db.example.com/x?sslmode=verify-full',
  ])('%s is accepted', url => {
    expect(readConfig({ ...production, DATABASE_URL: url }).databaseUrl).toBe(url)
  })
})

test('the team needs a second factor in production by default', () => {
  expect(readConfig(production).teamSecondFactor).toBe('required')
  expect(readConfig({ ...production, TEAM_SECOND_FACTOR: 'optional' }).teamSecondFactor).toBe('optional')
  expect(readConfig(demo).teamSecondFactor).toBe('optional')
})

test.each([
  ['unset in a demo', { ...demo }, 'anteprima'],
  ['unset, no demo', { ...demo, DEMO: 'off', NODE_ENV: 'test', SMTP_URL: 'smtp://localhost' }, undefined],
  ['set', { ...demo, PREVIEW_PASSWORD: 'segreta' }, 'segreta'],
  ['set empty', { ...demo, PREVIEW_PASSWORD: '' }, undefined],
])('the preview password: %s', (_case, variables, expected) => {
  expect(readConfig(variables).previewPassword).toBe(expected)
})

test('Google needs both of its values', () => {
  expect(() => readConfig({ ...demo, GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET')
  expect(() => readConfig({ ...demo, GOOGLE_CLIENT_SECRET: 'secret' })).toThrow('GOOGLE_CLIENT_ID')
})

const seller = {
  SELLER_NAME: 'Primopiano S.r.l.',
  SELLER_VAT_NUMBER: 'IT 12345678903',
  SELLER_TAX_REGIME: 'RF01',
  SELLER_STREET: 'Via Tortona 1',
  SELLER_POSTAL_CODE: '20144',
  SELLER_CITY: 'Milano',
  SELLER_PROVINCE: 'MI',
  SELLER_PEC: 'primopiano@pec.example',
}
const objectStore = {
  S3_ENDPOINT: 'https://store.example',
  S3_BUCKET: 'files',
  S3_REGION: 'eu-south-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('configured together or not at all', () => {
  const wholes = Object.entries({ seller, objectStore, model })
  const without = wholes.flatMap(([what, whole]) => Object.keys(whole).map(name => ({ what, whole, name })))
  test.each(without)('$what without $name', ({ whole, name }) => {
    expect(() => readConfig({ ...demo, ...whole, [name]: '' })).toThrow(
      new RegExp(`^${name} takes .*together`),
    )
  })

  test('a seller; a demo has a made-up one by default', () => {
    const { vatNumber, taxRegime } = readConfig({ ...demo, ...seller }).seller ?? {}
    expect([vatNumber, taxRegime]).toEqual(['12345678903', 'RF01'])
    expect(readConfig(production).seller).toBeUndefined()
    expect(readConfig({ ...demo, SELLER_NAME: '' }).seller).toBeUndefined()
    expect(readConfig(demo).seller).toBeDefined()
  })

  test('an object store', () => {
    const { bucket, secretAccessKey } = readConfig({ ...demo, ...objectStore }).s3 ?? {}
    expect([bucket, secretAccessKey]).toEqual(['files', 'secret'])
    expect(readConfig(demo).s3).toBeUndefined()
  })

  test('a language model', () => {
    const read = { baseUrl: 'https://model.example/v1', apiKey: 'key', model: 'small' }
    expect(readConfig({ ...demo, ...model }).llm).toEqual(read)
    expect(readConfig(demo).llm).toBeUndefined()
  })
})

test.each([
  ['SELLER_VAT_NUMBER', '12345678901'],
  ['SELLER_TAX_REGIME', 'RF19'],
  ['SELLER_POSTAL_CODE', '2014'],
  ['SELLER_PROVINCE', 'Milano'],
  ['SELLER_PEC', 'pec'],
])('an invalid %s is named', (name, value) => {
  expect(() => readConfig({ ...demo, ...seller, [name]: value })).toThrow(new RegExp(`^${name} takes`))
})

test.each([
  ['http://store.example', false],
  ['http://10.0.0.7:9000', true],
  ['http://store:9000', true],
  ['https://store.example', true],
])('%s as an object store in production: %s', (S3_ENDPOINT, isTaken) => {
  const start = () => readConfig({ ...production, ...objectStore, S3_ENDPOINT })
  if (isTaken) expect(start().s3?.endpoint).toBe(S3_ENDPOINT)
  else expect(start).toThrow(/^S3_ENDPOINT takes .* in production/)
})

describe('the account for bank transfers is configured together or not at all', () => {
  const whole = { BANK_IBAN: 'it60 x054 2811 1010 0000 0123 456', BANK_HOLDER: 'Primopiano S.r.l.' }

  test('with both', () => {
    expect(readConfig({ ...demo, ...whole }).bank).toEqual({
      iban: 'IT60X0542811101000000123456',
      holder: 'Primopiano S.r.l.',
    })
  })

  test.each(['BANK_IBAN', 'BANK_HOLDER'])('not without %s', name => {
    expect(() => readConfig({ ...demo, ...whole, [name]: '' })).toThrow(
      `BANK_IBAN and BANK_HOLDER are set together`,
    )
  })

  test('not with wrong check digits', () => {
    const wrong = { ...whole, BANK_IBAN: 'IT61X0542811101000000123456' }
    expect(() => readConfig({ ...demo, ...wrong })).toThrow(/^BANK_IBAN takes .*check digits/)
  })

  test('a demo has a made-up one, unless it is set to none', () => {
    expect(readConfig(demo).bank?.iban).toMatch(/^IT/)
    expect(readConfig({ ...demo, BANK_IBAN: '' }).bank).toBeUndefined()
  })
})
