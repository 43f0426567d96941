import { brand } from 'shared/catalogue/brand'
import type { Seller } from 'shared/invoices/document'
import { ConfigError } from './config-error.ts'
import { type Environment, takes } from './env-schema.ts'

type Given<Names extends Record<string, keyof Environment>> = {
  [Key in keyof Names]: NonNullable<Environment[Names[Key]]>
}

/**
 * Returns variables that are required together, under the given keys; undefined if none is set.
 * @throws ConfigError that names the first missing one, and the group (`which`).
 */
function allOrNone<const Names extends Record<string, keyof Environment>>(
  env: Environment,
  names: Names,
  which?: string,
): Given<Names> | undefined {
  const missing = Object.values(names).find(name => !env[name])
  if (missing === undefined)
    return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, env[name]])) as Given<Names>
  if (Object.values(names).every(name => !env[name])) return undefined
  const together = which ? `; ${which} are set together or not at all` : ''
  throw new ConfigError(`${missing} takes ${takes[missing]}${together}.`)
}

/** Both variables are required together. */
export function googleOf(env: Environment) {
  const given = allOrNone(env, { clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' })
  return given && { ...given, issuer: env.GOOGLE_ISSUER }
}

/** Both variables are required together: without the webhook, briefings by voice would be lost. */
export const voiceAgentOf = (env: Environment) =>
  allOrNone(env, { id: 'VOICE_AGENT_ID', webhookSecret: 'VOICE_AGENT_WEBHOOK_SECRET' })

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
export const llmOf = (env: Environment) =>
  allOrNone(env, { baseUrl: 'LLM_BASE_URL', apiKey: 'LLM_API_KEY', model: 'LLM_MODEL' }, 'the LLM variables')

const s3Names = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const

/** All five variables are required together, so that an incomplete store fails at start. */
export const s3Of = (env: Environment) => allOrNone(env, s3Names, 'the S3 variables')

const CLAMD_PORT = 3310

/** Parses the address of the ClamAV daemon; the default port is `CLAMD_PORT`. */
export function clamavOf(url: string | undefined) {
  if (url === undefined) return undefined
  const { hostname, port } = new URL(url)
  return { hostname: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? CLAMD_PORT : Number(port) }
}

/** Example IBAN of the ISO standard; belongs to no account. */
const demoBank = { iban: 'IT60X0542811101000000123456', holder: brand.legal.companyName }

/** Both variables are required together: a transfer needs IBAN and holder. */
export function bankOf(env: Environment) {
  const given = allOrNone(env, { iban: 'BANK_IBAN', holder: 'BANK_HOLDER' }, 'BANK_IBAN and BANK_HOLDER')
  return given ?? (env.DEMO === 'on' && env.BANK_IBAN === undefined ? demoBank : undefined)
}

const sellerNames = {
  name: 'SELLER_NAME',
  vatNumber: 'SELLER_VAT_NUMBER',
  taxRegime: 'SELLER_TAX_REGIME',
  street: 'SELLER_STREET',
  postalCode: 'SELLER_POSTAL_CODE',
  city: 'SELLER_CITY',
  province: 'SELLER_PROVINCE',
  pec: 'SELLER_PEC',
} as const

/** The company that footer and Terms name. */
const demoSeller: Seller = {
  name: brand.legal.companyName,
  vatNumber: brand.legal.vatNumber,
  taxRegime: 'RF01',
  street: brand.contact.address.street,
  postalCode: brand.contact.address.postalCode,
  city: brand.contact.address.city,
  province: brand.contact.address.province,
  pec: brand.legal.pec,
}

/** All eight variables are required together: the exchange refuses invoices with incomplete seller data. */
export function sellerOf(env: Environment): Seller | undefined {
  const given = allOrNone(env, sellerNames, 'the SELLER variables')
  return given ?? (env.DEMO === 'on' && env.SELLER_NAME === undefined ? demoSeller : undefined)
}
