import { allOrNone } from './all-or-none.ts'
import { ConfigError } from './config-error.ts'
import type { Config } from './env.ts'
import { type Environment, takes } from './variables.ts'

/** Both or none. */
export function googleOf(env: Environment): Config['google'] {
  const given = allOrNone(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  return (
    given && {
      clientId: given.GOOGLE_CLIENT_ID,
      clientSecret: given.GOOGLE_CLIENT_SECRET,
      issuer: env.GOOGLE_ISSUER,
    }
  )
}

/** Both or none: an agent whose briefings never arrive would waste the client's time. */
export function voiceAgentOf(env: Environment): Config['voiceAgent'] {
  const given = allOrNone(env, ['VOICE_AGENT_ID', 'VOICE_AGENT_WEBHOOK_SECRET'])
  return given && { id: given.VOICE_AGENT_ID, webhookSecret: given.VOICE_AGENT_WEBHOOK_SECRET }
}

/** A key alone is enough to choose Stripe; without the webhook's secret nobody would ever learn that they paid. */
export function stripeOf(env: Environment): Config['stripe'] {
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
export function llmOf(env: Environment): Config['llm'] {
  const given = allOrNone(env, ['LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'], 'the LLM variables')
  return given && { baseUrl: given.LLM_BASE_URL, apiKey: given.LLM_API_KEY, model: given.LLM_MODEL }
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** All five or none: half a store would fail at the first file. */
export function s3Of(env: Environment): Config['s3'] {
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

/** The daemon's place; its usual port where none is named. */
export function clamavOf(url: string | undefined): Config['clamav'] {
  if (url === undefined) return undefined
  const { hostname, port } = new URL(url)
  return { hostname: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? CLAMD_PORT : Number(port) }
}
