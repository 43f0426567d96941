import { partitaIvaOf } from 'shared/companies/tax-ids'
import { z } from 'shared/errors/zod'
import { taxRegimes } from 'shared/invoices/document'
import { ibanOf } from 'shared/payment/bank-transfer'
import { chargeRules, vatRules } from 'shared/pricing/charge-rules'

/** Parameters refused in `DATABASE_URL`: the process sets them for each session itself. */
const ownParameters = [
  'options',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'query_timeout',
  'replication',
]

/**
 * URL of one PostgreSQL server, or of a proxy before several. The driver misreads several hosts and ignores
 * `target_session_attrs`.
 */
const databaseAddress = z.string().superRefine((text, context) => {
  const taken = takenInstead(text)
  if (taken) context.addIssue({ code: 'custom', params: { taken } })
})

/** Returns the accepted values if a database URL is invalid; undefined if it is valid. */
function takenInstead(text: string): string | undefined {
  const authority = /^postgres(?:ql)?:\/\/([^/?#]*)/.exec(text)?.[1]
  if (authority === undefined) return beginning
  if (authority.slice(authority.lastIndexOf('@') + 1).includes(',')) return oneHost
  if (!URL.canParse(text)) return beginning
  const { searchParams: parameters } = new URL(text)
  return takenParameters(parameters)
}

function takenParameters(parameters: URLSearchParams): string | undefined {
  const places = ['host', 'hostaddr', 'port'].map(name => parameters.getAll(name))
  if (places.some(values => values.length > 1 || values[0]?.includes(','))) return oneHost
  const attributes = parameters.getAll('target_session_attrs')
  if (attributes.some(value => value !== 'read-write' && value !== 'primary'))
    return 'target_session_attrs=read-write or primary, and no other: the server writes'
  const own = ownParameters.find(name => parameters.has(name))
  return own && `no parameter ${own}: the server sets the limits of its sessions itself`
}

const beginning = 'an address that begins with postgres://'
const oneHost =
  'one host: before several servers stands a balancer that leads to the primary (see the README, "Several machines")'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
/** Treats an empty value as unset. */
const variable = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema)
const optional = <Schema extends z.ZodType>(schema: Schema) => variable(schema.optional())
const optionalText = optional(z.string())
const onOff = z.enum(['on', 'off'])

/** All variables, in the order of `.env.example`; an empty one counts as unset. */
export const environment = z.object({
  NODE_ENV: optional(z.enum(['development', 'production', 'test'])),
  PROCESS: variable(z.enum(['web', 'work', 'both']).default('both')),
  PORT: variable(z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_LISTEN_URL: optional(databaseAddress),
  DATABASE_OWNER_URL: optional(databaseAddress),
  DATA_DIR: z.string().default('.data'),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ }).refine(url => /^https?:\/\/[^/?#@]+\/?$/.test(url))),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_REGION: optional(z.string().regex(/^[\w-]{1,63}$/)),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SECRET_KEY: optional(z.string().min(32)),
  SECRET_KEY_BEFORE: optional(z.string().min(32)),
  DEMO: variable(onOff.default('off')),
  PREVIEW_PASSWORD: z.string().optional(),
  FOUNDER_EMAIL: optional(z.email().toLowerCase()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optionalText,
  MAIL_BUNDLE_SECONDS: optional(z.coerce.number().int().min(0).max(3600)),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: variable(z.url().default('https://accounts.google.com')),
  VOICE_AGENT_ID: optional(z.string().regex(/^[\w-]{1,100}$/)),
  VOICE_AGENT_WEBHOOK_SECRET: optionalText,
  PAYMENT_PROVIDER: optional(z.enum(['simulated', 'stripe'])),
  SIMULATED_PAYMENT_SECONDS: variable(z.coerce.number().int().min(0).max(60).default(3)),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_HOST: optional(z.url({ protocol: /^https?$/ })),
  CHARGE_RULE: optional(z.enum(chargeRules)),
  VAT_RULE: optional(z.enum(vatRules)),
  SELLER_NAME: z.string().trim().max(80).optional(),
  SELLER_VAT_NUMBER: optional(
    z
      .string()
      .refine(text => partitaIvaOf(text) !== null)
      .transform(text => partitaIvaOf(text) ?? text),
  ),
  SELLER_TAX_REGIME: optional(z.enum(taxRegimes)),
  SELLER_STREET: optional(z.string().trim().max(60)),
  SELLER_POSTAL_CODE: optional(z.string().regex(/^\d{5}$/)),
  SELLER_CITY: optional(z.string().trim().max(60)),
  SELLER_PROVINCE: optional(z.string().regex(/^[A-Z]{2}$/)),
  SELLER_PEC: optional(z.email()),
  BANK_IBAN: z
    .string()
    .refine(text => text === '' || ibanOf(text) !== null)
    .transform(text => ibanOf(text) ?? text)
    .optional(),
  BANK_HOLDER: optional(z.string().trim().max(70)),
  LLM_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  LLM_API_KEY: optionalText,
  LLM_MODEL: optionalText,
  LIMITS: variable(z.union([onOff, z.coerce.number().positive().max(10_000)]).default('on')),
  TEAM_SECOND_FACTOR: optional(z.enum(['optional', 'required'])),
  TRUST_PROXY: variable(z.coerce.number().int().min(0).max(10).default(0)),
  CLAMAV_URL: optional(z.url({ protocol: /^tcp$/ }).refine(url => /^tcp:\/\/[^/?#@]+\/?$/.test(url))),
  MEDIA_MEMORY_MB: variable(z.coerce.number().int().min(256).max(65_536).default(1024)),
  MATERIAL_MAX_MB: variable(z.coerce.number().int().min(1).max(2048).default(50)),
  METRICS_TOKEN: optionalText,
  LOG_LEVEL: variable(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info')),
})

export type Environment = z.infer<typeof environment>

/** Accepted values of each variable, as worded in an error. */
export const takes: Record<keyof Environment, string> = {
  NODE_ENV: 'development, production or test; left out it is production, or development with DEMO=on',
  PROCESS: 'web, work or both',
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on',
  PUBLIC_URL: 'an address that begins with http:// or https://',
  DATABASE_URL: beginning,
  DATABASE_LISTEN_URL: beginning,
  DATABASE_OWNER_URL: beginning,
  DATA_DIR: 'a folder',
  S3_ENDPOINT: 'the address of an object store that speaks S3, such as https://s3.eu-south-1.amazonaws.com',
  S3_BUCKET: 'the name of a bucket: 3 to 63 small letters, digits, dots and dashes',
  S3_REGION: 'the region of the bucket, such as eu-south-1',
  S3_ACCESS_KEY_ID: 'the id of a key that may read and write the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
  SECRET_KEY: 'at least 32 characters that nobody can guess',
  SECRET_KEY_BEFORE: 'the key that SECRET_KEY has replaced',
  DEMO: 'on or off',
  PREVIEW_PASSWORD: 'a password, or nothing for no gate',
  FOUNDER_EMAIL: 'an e-mail address',
  SMTP_URL: 'an address that begins with smtp:// or smtps://',
  MAIL_FROM: 'a sender, such as Name <name@example.com>',
  MAIL_BUNDLE_SECONDS: 'how many seconds mails about one project wait for each other, 0 to 3600',
  GOOGLE_CLIENT_ID: 'the client id given by Google',
  GOOGLE_CLIENT_SECRET: 'the client secret given by Google',
  GOOGLE_ISSUER: 'an address that begins with http:// or https://',
  VOICE_AGENT_ID: 'the id of the voice agent: letters, digits, - and _',
  VOICE_AGENT_WEBHOOK_SECRET: 'the secret of the voice agent’s webhook',
  PAYMENT_PROVIDER: 'simulated or stripe',
  SIMULATED_PAYMENT_SECONDS: 'how many seconds a simulated payment takes, 0 to 60',
  STRIPE_SECRET_KEY: 'the secret key given by Stripe',
  STRIPE_WEBHOOK_SECRET: 'the secret of the webhook at Stripe',
  STRIPE_API_HOST: 'an address that begins with http:// or https://',
  CHARGE_RULE: 'deposit, half, confirmed-quote or payment-screen',
  VAT_RULE: 'statutory or specified',
  SELLER_NAME: 'the name of the business that invoices, at most 80 characters, or nothing for no invoices',
  SELLER_VAT_NUMBER: 'its Italian VAT number, eleven digits with a right check digit',
  SELLER_TAX_REGIME: 'RF01 (ordinary), or RF18 for another regime that charges VAT',
  SELLER_STREET: 'the street and number of its seat, at most 60 characters',
  SELLER_POSTAL_CODE: 'the five digits of its postal code',
  SELLER_CITY: 'the town of its seat, at most 60 characters',
  SELLER_PROVINCE: 'the two capital letters of its province',
  SELLER_PEC: 'its certified mail address',
  BANK_IBAN: 'the IBAN to which transfers go, with right check digits, or nothing for no transfers',
  BANK_HOLDER: 'whose account that is, at most 70 characters',
  LLM_BASE_URL: 'an address that begins with http:// or https://',
  LLM_API_KEY: 'the key of the language model',
  LLM_MODEL: 'the name of the language model',
  LIMITS: 'on, off or a factor such as 10',
  TEAM_SECOND_FACTOR: 'optional or required',
  TRUST_PROXY: 'how many proxies stand in front, 0 to 10',
  CLAMAV_URL: 'the address of a ClamAV daemon, such as tcp://localhost:3310',
  MEDIA_MEMORY_MB: 'how many megabytes the process that works on a video may hold, 256 to 65536',
  MATERIAL_MAX_MB: 'how many megabytes a material of a client may have, 1 to 2048',
  METRICS_TOKEN: 'a secret word',
  LOG_LEVEL: 'silent, fatal, error, warn, info, debug or trace',
}
