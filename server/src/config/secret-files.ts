import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'

const secrets = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'DATABASE_OWNER_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SECRET_KEY',
  'SECRET_KEY_BEFORE',
  'PREVIEW_PASSWORD',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'VOICE_AGENT_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'LLM_API_KEY',
  'METRICS_TOKEN',
]

type Variables = Record<string, string | undefined>

/**
 * Reads secrets from the files named by `<NAME>_FILE`, since an environment is visible to other processes.
 * @throws ConfigError if a file is missing, or a secret is set in both ways.
 */
export function withSecretFiles(variables: Variables): Variables {
  const read: Variables = {}
  for (const name of secrets) {
    const file = variables[`${name}_FILE`]
    if (!file) continue
    if (variables[name]) throw new ConfigError(`${name} and ${name}_FILE are not set together.`)
    read[name] = contentOf(name, file)
  }
  return { ...variables, ...read }
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(`${name}_FILE takes a file that can be read; ${file} cannot.`, { cause: error })
  }
}
