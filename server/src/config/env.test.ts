import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './env.ts'

const demo = { DEMO: 'on', SECRET_KEY: 's'.repeat(32) }
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://video.example',
  SECRET_KEY: 's'.repeat(32),
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Video <video@example.com>',
  PAYMENT_PROVIDER: 'simulated',
}

describe('a wrong value stops the start with the name of its variable', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'video.example'],
    ['PUBLIC_URL', 'ftp://video.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SECRET_KEY', 'short'],
    ['DEMO', 'yes'],
    ['FOUNDER_EMAIL', 'nobody'],
    ['SMTP_URL', 'http://localhost'],
    ['CHARGE_RULE', 'free'],
    ['LLM_BASE_URL', 'model.example'],
    ['CLAMAV_URL', 'localhost:3310'],
    ['CLAMAV_URL', 'tcp://scanner:3310/path'],
    ['LIMITS', 'none'],
    ['LIMITS', '-1'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['PAYMENT_PROVIDER', 'cash'],
    ['NODE_ENV', 'staging'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ ...demo, [name]: value })).toThrow(new RegExp(`^${name} takes `))
  })
})

describe('production asks for what a demo may leave out', () => {
  test.each(['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'PAYMENT_PROVIDER'])('without %s', name => {
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name)
  })

  test('limits cannot be switched off', () => {
    expect(() => readConfig({ ...production, LIMITS: 'off' })).toThrow(ConfigError)
  })

  test('with all of it, it starts', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      previewPassword: undefined,
      limitFactor: 1,
    })
  })
})

describe('the preview password', () => {
  test.each([
    ['unset in a demo', { ...demo }, 'anteprima'],
    ['unset without a demo', { ...demo, DEMO: 'off', SMTP_URL: 'smtp://localhost' }, undefined],
    ['set', { ...demo, PREVIEW_PASSWORD: 'segreta' }, 'segreta'],
    ['set empty', { ...demo, PREVIEW_PASSWORD: '' }, undefined],
  ])('%s', (_case, variables, expected) => {
    expect(readConfig(variables).previewPassword).toBe(expected)
  })
})

test('Google needs both of its values', () => {
  expect(() => readConfig({ ...demo, GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET')
  expect(() => readConfig({ ...demo, GOOGLE_CLIENT_SECRET: 'secret' })).toThrow('GOOGLE_CLIENT_ID')
})

describe('a language model is configured whole or not at all', () => {
  const whole = { LLM_BASE_URL: 'https://model.example/v1', LLM_API_KEY: 'key', LLM_MODEL: 'small' }

  test.each(Object.keys(whole))('without %s', name => {
    expect(() => readConfig({ ...demo, ...whole, [name]: '' })).toThrow(
      new RegExp(`^${name} takes .*together`),
    )
  })

  test('with all of it, or with nothing', () => {
    expect(readConfig({ ...demo, ...whole }).llm).toEqual({
      baseUrl: 'https://model.example/v1',
      apiKey: 'key',
      model: 'small',
    })
    expect(readConfig(demo).llm).toBeUndefined()
  })
})
