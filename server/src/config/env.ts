import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'shared/errors/zod'
import { ConfigError } from './config-error.ts'
import { assertSafeForProduction } from './production.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = z.preprocess(blankIsUnset, z.string().optional())
const onOff = z.enum(['on', 'off'])

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  DATABASE_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_LISTEN_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATA_DIR: z.string().default('.data'),
  SECRET_KEY: z.preprocess(blankIsUnset, z.string().min(32).optional()),
  DEMO: z.preprocess(blankIsUnset, onOff.default('off')),
  PREVIEW_PASSWORD: z.string().optional(),
  FOUNDER_EMAIL: z.preprocess(blankIsUnset, z.email().toLowerCase().optional()),
  SMTP_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: z.preprocess(blankIsUnset, z.url().default('https://accounts.google.com')),
  VOICE_AGENT_ID: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[\w-]{1,100}$/)
      .optional(),
  ),
  VOICE_AGENT_WEBHOOK_SECRET: optional,
  PAYMENT_PROVIDER: z.preprocess(blankIsUnset, z.enum(['simulated', 'stripe']).optional()),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_HOST: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  CHARGE_RULE: z.preprocess(
    blankIsUnset,
    z.enum(['payment-screen', 'confirmed-quote']).default('payment-screen'),
  ),
  LLM_BASE_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  LLM_API_KEY: optional,
  LLM_MODEL: optional,
  LIMITS: z.preprocess(
    blankIsUnset,
    z.union([onOff, z.coerce.number().positive().max(10_000)]).default('on'),
  ),
  TEAM_SECOND_FACTOR: z.preprocess(blankIsUnset, z.enum(['optional', 'required']).optional()),
  TRUST_PROXY: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(10).default(0)),
  CLAMAV_URL: z.preprocess(
    blankIsUnset,
    z
      .url({ protocol: /^tcp$/ })
      .refine(url => /^tcp:\/\/[^/?#@]+\/?$/.test(url))
      .optional(),
  ),
  METRICS_TOKEN: optional,
  LOG_LEVEL: z.preprocess(
    blankIsUnset,
    z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  ),
})

const takes: Record<keyof z.infer<typeof environment>, string> = {
  NODE_ENV: 'development, production or test',
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on',
  PUBLIC_URL: 'an address that begins with http:// or https://',
  DATABASE_URL: 'an address that begins with postgres://',
  DATABASE_LISTEN_URL: 'an address that begins with postgres://',
  DATA_DIR: 'a folder',
  SECRET_KEY: 'at least 32 characters',
  DEMO: 'on or off',
  PREVIEW_PASSWORD: 'a password, or nothing for no gate',
  FOUNDER_EMAIL: 'an e-mail address',
  SMTP_URL: 'an address that begins with smtp:// or smtps://',
  MAIL_FROM: 'a sender, such as Name <name@example.com>',
  GOOGLE_CLIENT_ID: 'the client id given by Google',
  GOOGLE_CLIENT_SECRET: 'the client secret given by Google',
  GOOGLE_ISSUER: 'an address that begins with http:// or https://',
  VOICE_AGENT_ID: 'the id of the voice agent: letters, digits, - and _',
  VOICE_AGENT_WEBHOOK_SECRET: 'the secret of the voice agent’s webhook',
  PAYMENT_PROVIDER: 'simulated or stripe',
  STRIPE_SECRET_KEY: 'the secret key given by Stripe',
  STRIPE_WEBHOOK_SECRET: 'the secret of the webhook at Stripe',
  STRIPE_API_HOST: 'an address that begins with http:// or https://',
  CHARGE_RULE: 'payment-screen or confirmed-quote',
  LLM_BASE_URL: 'an address that begins with http:// or https://',
  LLM_API_KEY: 'the key of the language model',
  LLM_MODEL: 'the name of the language model',
  LIMITS: 'on, off or a factor such as 10',
  TEAM_SECOND_FACTOR: 'optional or required',
  TRUST_PROXY: 'how many proxies stand in front, 0 to 10',
  CLAMAV_URL: 'the address of a ClamAV daemon, such as tcp://localhost:3310',
  METRICS_TOKEN: 'a secret word',
  LOG_LEVEL: 'silent, fatal, error, warn, info, debug or trace',
}

export interface Config {
  production: boolean
  port: number
  host: string
  /** Where links in mails lead; never taken from a header. */
  publicUrl: string
  /** Whether `publicUrl` was given; while it was not, the loopback names of the port count as own origins too. */
  publicUrlGiven: boolean
  databaseUrl: string | undefined
  databaseListenUrl: string | undefined
  dataDir: string
  secretKey: string
  demo: boolean
  /** Undefined: no gate. */
  previewPassword: string | undefined
  founderEmail: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** Undefined: the built-in conversation alone. */
  voiceAgent: { id: string; webhookSecret: string } | undefined
  /** Undefined: payments are simulated. */
  stripe: { secretKey: string; webhookSecret: string; apiHost: string | undefined } | undefined
  chargeRule: 'payment-screen' | 'confirmed-quote'
  /** Undefined: the built-in rules write scripts and readings. */
  llm: { baseUrl: string; apiKey: string; model: string } | undefined
  /** Multiplies every allowance; 0 means that limits are off. */
  limitFactor: number
  /** Whether members come in without a second factor. */
  teamSecondFactor: 'optional' | 'required'
  trustedProxies: number
  /** Undefined: uploads are not scanned. */
  clamav: { hostname: string; port: number } | undefined
  metricsToken: string | undefined
  logLevel: string
}

/**
 * Reads and checks the environment (contract, section Environment).
 * @throws ConfigError on the first wrong or missing variable.
 */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof takes
    throw new ConfigError(`${name} takes ${takes[name]}.`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  const demo = env.DEMO === 'on'
  if (production) {
    assertWholeForProduction(env)
    assertSafeForProduction(env)
  }
  if (!env.SMTP_URL && !demo) {
    throw new ConfigError(`SMTP_URL takes ${takes.SMTP_URL}; only with DEMO=on may it be left out.`)
  }
  const dataDir = resolve(env.DATA_DIR)
  return {
    production,
    demo,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    databaseUrl: env.DATABASE_URL,
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    dataDir,
    secretKey: env.SECRET_KEY ?? keptSecret(dataDir),
    previewPassword: previewPasswordOf(env.PREVIEW_PASSWORD, demo),
    founderEmail: env.FOUNDER_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'no-reply@localhost',
    google: googleOf(env),
    voiceAgent: voiceAgentOf(env),
    stripe: stripeOf(env),
    chargeRule: env.CHARGE_RULE,
    llm: llmOf(env),
    limitFactor: env.LIMITS === 'on' ? 1 : env.LIMITS === 'off' ? 0 : env.LIMITS,
    teamSecondFactor: env.TEAM_SECOND_FACTOR ?? (production ? 'required' : 'optional'),
    trustedProxies: env.TRUST_PROXY,
    clamav: clamavOf(env.CLAMAV_URL),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}

function assertWholeForProduction(env: z.infer<typeof environment>): void {
  const missing = (['SECRET_KEY', 'PUBLIC_URL', 'MAIL_FROM', 'PAYMENT_PROVIDER'] as const).find(
    name =>
      !env[name] &&
      !(env.DEMO === 'on' && name === 'MAIL_FROM') &&
      !(env.STRIPE_SECRET_KEY && name === 'PAYMENT_PROVIDER'),
  )
  if (missing) throw new ConfigError(`${missing} is required in production and takes ${takes[missing]}.`)
}

function previewPasswordOf(given: string | undefined, demo: boolean): string | undefined {
  if (given === undefined) return demo ? 'anteprima' : undefined
  return given === '' ? undefined : given
}

function googleOf(env: z.infer<typeof environment>): Config['google'] {
  if (!env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET) return undefined
  if (!env.GOOGLE_CLIENT_ID) throw new ConfigError(`GOOGLE_CLIENT_ID takes ${takes.GOOGLE_CLIENT_ID}.`)
  if (!env.GOOGLE_CLIENT_SECRET)
    throw new ConfigError(`GOOGLE_CLIENT_SECRET takes ${takes.GOOGLE_CLIENT_SECRET}.`)
  return { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
}

/** Both or none: an agent whose briefings never arrive would waste the client's time. */
function voiceAgentOf(env: z.infer<typeof environment>): Config['voiceAgent'] {
  const { VOICE_AGENT_ID: id, VOICE_AGENT_WEBHOOK_SECRET: webhookSecret } = env
  if (id && webhookSecret) return { id, webhookSecret }
  const missing = id ? 'VOICE_AGENT_WEBHOOK_SECRET' : 'VOICE_AGENT_ID'
  if (id || webhookSecret) throw new ConfigError(`${missing} takes ${takes[missing]}.`)
  return undefined
}

/** A key alone is enough to choose Stripe; without the webhook's secret nobody would ever learn that they paid. */
function stripeOf(env: z.infer<typeof environment>): Config['stripe'] {
  const {
    PAYMENT_PROVIDER: provider,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env
  if (provider === 'simulated' || (!secretKey && provider === undefined)) return undefined
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiHost: env.STRIPE_API_HOST }
  const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
  throw new ConfigError(`${missing} takes ${takes[missing]}.`)
}

/** All three or none: half a model would fail at the first visitor. */
function llmOf(env: z.infer<typeof environment>): Config['llm'] {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = env
  if (baseUrl && apiKey && model) return { baseUrl, apiKey, model }
  const names = ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'] as const
  const missing = names.find(name => !env[name])
  if (missing && names.some(name => env[name])) {
    throw new ConfigError(
      `${missing} takes ${takes[missing]}; the LLM variables are set together or not at all.`,
    )
  }
  return undefined
}

const CLAMD_PORT = 3310

function clamavOf(url: string | undefined): Config['clamav'] {
  if (url === undefined) return undefined
  const { hostname, port } = new URL(url)
  return { hostname: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? CLAMD_PORT : Number(port) }
}

/** Outside production a secret is made once and kept, so that cookies survive a restart. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  try {
    if (!existsSync(path)) {
      mkdirSync(dataDir, { recursive: true })
      writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
    }
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(`DATA_DIR takes ${takes.DATA_DIR} that can be written; ${dataDir} cannot.`, {
      cause: error,
    })
  }
}
