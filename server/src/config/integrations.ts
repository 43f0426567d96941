import type { Seller } from 'shared/invoices/document'
import { ConfigError } from './config-error.ts'
import { type Environment, takes } from './env-schema.ts'

type Given<Name extends keyof Environment> = { [Each in Name]: NonNullable<Environment[Each]> }

/**
 * Returns variables that are required together; undefined if none is set.
 * @throws ConfigError that names the first missing one, and the group (`which`).
 */
function allOrNone<Name extends keyof Environment>(
  env: Environment,
  names: readonly Name[],
  which?: string,
): Given<Name> | undefined {
  const missing = names.find(name => !env[name])
  if (missing === undefined) return env as Given<Name>
  if (names.every(name => !env[name])) return undefined
  const together = which ? `; ${which} are set together or not at all` : ''
  throw new ConfigError(`${missing} takes ${takes[missing]}${together}.`)
}

/** Both variables are required together. */
export function googleOf(env: Environment) {
  const given = allOrNone(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  return (
    given && {
      clientId: given.GOOGLE_CLIENT_ID,
      clientSecret: given.GOOGLE_CLIENT_SECRET,
      issuer: env.GOOGLE_ISSUER,
    }
  )
}

/** Both variables are required together: without the webhook, briefings by voice would be lost. */
export function voiceAgentOf(env: Environment) {
  const given = allOrNone(env, ['VOICE_AGENT_ID', 'VOICE_AGENT_WEBHOOK_SECRET'])
  return given && { id: given.VOICE_AGENT_ID, webhookSecret: given.VOICE_AGENT_WEBHOOK_SECRET }
}

/** The secret key alone selects Stripe, but the webhook secret is required: payments are confirmed by webhook. */
export function stripeOf(env: Environment) {
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

/** All three variables are required together, so that an incomplete model fails at start. */
export function llmOf(env: Environment) {
  const given = allOrNone(env, ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'], 'the LLM variables')
  return given && { baseUrl: given.LLM_BASE_URL, apiKey: given.LLM_API_KEY, model: given.LLM_MODEL }
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All five variables are required together, so that an incomplete store fails at start. */
export function s3Of(env: Environment) {
  const given = allOrNone(env, s3Names, 'the S3 variables')
  return (
    given && {
      endpoint: given.S3_ENDPOINT,
      bucket: given.S3_BUCKET,
      region: given.S3_REGION,
      accessKeyId: given.S3_ACCESS_KEY_ID,
      secretAccessKey: given.S3_SECRET_ACCESS_KEY,
    }
  )
}

const CLAMD_PORT = 3310

/** Parses the address of the ClamAV daemon; the default port is `CLAMD_PORT`. */
export function clamavOf(url: string | undefined) {
  if (url === undefined) return undefined
  const { hostname, port } = new URL(url)
  return { hostname: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? CLAMD_PORT : Number(port) }
}

/** Example IBAN of the ISO standard; belongs to no account. */
const demoBank = { iban: 'IT60X0542811101000000123456', holder: 'Primopiano Dimostrazione S.r.l.' }

/** Both variables are required together: a transfer needs IBAN and holder. */
export function bankOf(env: Environment) {
  const given = allOrNone(env, ['BANK_IBAN', 'BANK_HOLDER'], 'BANK_IBAN and BANK_HOLDER')
  if (given) return { iban: given.BANK_IBAN, holder: given.BANK_HOLDER }
  return env.DEMO === 'on' && env.BANK_IBAN === undefined ? demoBank : undefined
}

const names = [
  'SELLER_NAME',
  'SELLER_VAT_NUMBER',
  'SELLER_TAX_REGIME',
  'SELLER_STREET',
  'SELLER_POSTAL_CODE',
  'SELLER_CITY',
  'SELLER_PROVINCE',
  'SELLER_PEC',
] as const

const demoSeller: Seller = {
  name: 'Primopiano Dimostrazione S.r.l.',
  vatNumber: '01234567897',
  taxRegime: 'RF01',
  street: 'Via di Prova 1',
  postalCode: '20121',
  city: 'Milano',
  province: 'MI',
  pec: 'primopiano@pec.example',
}

/** All eight variables are required together: the exchange refuses invoices with incomplete seller data. */
export function sellerOf(env: Environment): Seller | undefined {
  const given = allOrNone(env, names, 'the SELLER variables')
  if (!given) return env.DEMO === 'on' && env.SELLER_NAME === undefined ? demoSeller : undefined
  return {
    name: given.SELLER_NAME,
    vatNumber: given.SELLER_VAT_NUMBER,
    taxRegime: given.SELLER_TAX_REGIME,
    street: given.SELLER_STREET,
    postalCode: given.SELLER_POSTAL_CODE,
    city: given.SELLER_CITY,
    province: given.SELLER_PROVINCE,
    pec: given.SELLER_PEC,
  }
}
