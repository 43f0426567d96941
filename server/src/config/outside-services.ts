import { ConfigError } from './config-error.ts'
import type { Config } from './env.ts'
import { type Environment, takes } from './variables.ts'

/** Both or none. */
export function googleOf(env: Environment): Config['google'] {
  if (!env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET) return undefined
  if (!env.GOOGLE_CLIENT_ID) throw new ConfigError(`GOOGLE_CLIENT_ID takes ${takes.GOOGLE_CLIENT_ID}.`)
  if (!env.GOOGLE_CLIENT_SECRET)
    throw new ConfigError(`GOOGLE_CLIENT_SECRET takes ${takes.GOOGLE_CLIENT_SECRET}.`)
  return { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
}

/** Both or none: an agent whose briefings never arrive would waste the client's time. */
export function voiceAgentOf(env: Environment): Config['voiceAgent'] {
  const { VOICE_AGENT_ID: id, VOICE_AGENT_WEBHOOK_SECRET: webhookSecret } = env
  if (id && webhookSecret) return { id, webhookSecret }
  const missing = id ? 'VOICE_AGENT_WEBHOOK_SECRET' : 'VOICE_AGENT_ID'
  if (id || webhookSecret) throw new ConfigError(`${missing} takes ${takes[missing]}.`)
  return undefined
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

/** All five or none: half a store would fail at the first file. */
export function s3Of(env: Environment): Config['s3'] {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env
  if (endpoint && bucket && region && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey }
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = names.find(name => !env[name])
  if (missing && names.some(name => env[name]))
    throw new ConfigError(
      `${missing} takes ${takes[missing]}; the S3 variables are set together or not at all.`,
    )
  return undefined
}

const CLAMD_PORT = 3310

/** The daemon's place; its usual port where none is named. */
export function clamavOf(url: string | undefined): Config['clamav'] {
  if (url === undefined) return undefined
  const { hostname, port } = new URL(url)
  return { hostname: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? CLAMD_PORT : Number(port) }
}
