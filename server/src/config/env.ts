import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { z } from 'shared/errors/zod'
import { ConfigError } from './config-error.ts'
import { type Environment, environment, takes } from './env-schema.ts'
import { bankOf, clamavOf, googleOf, llmOf, s3Of, sellerOf, stripeOf, voiceAgentOf } from './integrations.ts'
import { assertReadyForProduction } from './production.ts'
import { withSecretFiles } from './secret-files.ts'

/** Keys of this deployment. The first one signs and seals; the others only read what they signed and sealed earlier. */
export type SecretKeys = readonly [current: string, ...earlier: string[]]

/**
 * Reads and validates the environment.
 * @throws ConfigError for the first invalid or missing variable.
 */
export function readConfig(variables: Record<string, string | undefined> = process.env) {
  const parsed = environment.safeParse(withSecretFiles(variables))
  if (!parsed.success) throw refusalOf(parsed.error.issues[0])
  const env = parsed.data
  const demo = env.DEMO === 'on'
  const production = (env.NODE_ENV ?? (demo ? 'development' : 'production')) === 'production'
  if (production && demo)
    throw new ConfigError('DEMO=on is refused in production: its passwords are published.')
  if (!env.SMTP_URL && !demo) {
    throw new ConfigError(`SMTP_URL takes ${takes.SMTP_URL}; only with DEMO=on may it be left out.`)
  }
  if (env.PROCESS !== 'both' && !env.DATABASE_URL)
    throw new ConfigError(
      `PROCESS=${env.PROCESS} needs DATABASE_URL: the embedded store is one process’s alone.`,
    )
  if (production) assertReadyForProduction(env)
  const dataDir = resolve(env.DATA_DIR)
  return {
    production,
    demo,
    /** Role of this process: serve requests, run jobs, or both. */
    process: env.PROCESS,
    port: env.PORT,
    host: env.HOST,
    /** Base URL of links in mails; never taken from a request header. */
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    /** True if `publicUrl` was set. Otherwise the loopback origins of the port are accepted as well. */
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    databaseUrl: env.DATABASE_URL,
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    /** Database URL for migrations; if undefined, the working user migrates. */
    databaseOwnerUrl: ownerOf(env),
    dataDir,
    /** Undefined: files are stored under `dataDir`. */
    s3: s3Of(env),
    secretKeys: secretKeysOf(env, dataDir),
    /** Undefined: the site is public. */
    previewPassword: previewPasswordOf(env.PREVIEW_PASSWORD, demo),
    founderEmail: env.FOUNDER_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'no-reply@localhost',
    // Visitors of a demo expect its mails at once.
    /** Seconds for which mails about one project are collected into one; 0 sends each at once. */
    mailBundleSeconds: env.MAIL_BUNDLE_SECONDS ?? (demo ? 0 : 600),
    google: googleOf(env),
    /** Undefined: briefings by text only. */
    voiceAgent: voiceAgentOf(env),
    /** Undefined: payments are simulated. */
    stripe: stripeOf(env),
    /** Rule that splits a quote into payments (docs/decisions/deposit-and-balance.md). */
    chargeRule: env.CHARGE_RULE ?? 'deposit',
    /** Rule by which the VAT in a sum is computed (docs/decisions/vat.md). */
    vatRule: env.VAT_RULE ?? 'statutory',
    /** Issuer of invoices; if undefined, no electronic invoices are made (docs/decisions/electronic-invoices.md). */
    seller: sellerOf(env),
    /** Account for bank transfers; if undefined, none are offered (docs/decisions/payment.md). */
    bank: bankOf(env),
    /** Undefined: built-in rules write scripts and audits. */
    llm: llmOf(env),
    /** Factor for every rate limit; 0 turns them off. */
    limitFactor: env.LIMITS === 'on' ? 1 : env.LIMITS === 'off' ? 0 : env.LIMITS,
    /** `optional` allows members to sign in without a second factor. */
    teamSecondFactor: env.TEAM_SECOND_FACTOR ?? (production ? 'required' : 'optional'),
    trustedProxies: env.TRUST_PROXY,
    /** Undefined: uploads are not scanned. */
    clamav: clamavOf(env.CLAMAV_URL),
    /** Memory limit of a media process, in MB. */
    mediaMemoryMb: env.MEDIA_MEMORY_MB,
    /** Maximum size of one file that a client uploads to a project. */
    materialMaxBytes: env.MATERIAL_MAX_MB * 1024 * 1024,
    simulatedPaymentSeconds: env.SIMULATED_PAYMENT_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}

export type Config = ReturnType<typeof readConfig>

/** Bucket of an S3-compatible object store, with its credentials. */
export type S3Settings = NonNullable<Config['s3']>

/** Converts a validation issue to an error; an issue may bring its own text of accepted values. */
function refusalOf(issue: z.core.$ZodIssue | undefined): ConfigError {
  const name = String(issue?.path[0]) as keyof typeof takes
  const taken = issue?.code === 'custom' ? issue.params?.taken : undefined
  return new ConfigError(`${name} takes ${taken ?? takes[name]}.`)
}

function ownerOf({ DATABASE_URL: url, DATABASE_OWNER_URL: owner }: Environment): string | undefined {
  if (owner && (!url || new URL(owner).pathname !== new URL(url).pathname))
    throw new ConfigError('DATABASE_OWNER_URL takes an address of the same database as DATABASE_URL.')
  return owner
}

function previewPasswordOf(given: string | undefined, demo: boolean): string | undefined {
  if (given === undefined) return demo ? 'anteprima' : undefined
  return given === '' ? undefined : given
}

const secretKeysOf = (env: Environment, dataDir: string): SecretKeys => [
  env.SECRET_KEY ?? keptSecret(dataDir),
  ...(env.SECRET_KEY_BEFORE ? [env.SECRET_KEY_BEFORE] : []),
]

/** Outside production the key is generated once and stored, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  try {
    if (!existsSync(path)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600 })
    }
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(`DATA_DIR takes ${takes.DATA_DIR} that can be written; ${dataDir} cannot.`, {
      cause: error,
    })
  }
}
