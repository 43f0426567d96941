import type { Configuration } from 'openid-client'
import { AppError } from 'shared/errors/app-error'
import { normalizeAddress, normalizeLine } from 'shared/fields/normalize'
import type { AppDeps } from '../../../platform/platform.ts'
import { sign, verifySigned } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { confirmUser, ensureUser, findOauthUser, insertOauthAccount } from './accounts.repository.ts'

type Deps = Pick<AppDeps, 'config' | 'clock' | 'transact'>

const PURPOSE = 'google-sign-in'
const SCOPE = 'openid email profile'

/** State that binds Google's answer to the browser that began; stored in a signed cookie for ten minutes. */
interface Attempt {
  state: string
  nonce: string
  codeVerifier: string
}

export const ATTEMPT_SECONDS = 600

/** Loads the library on first use. */
const library = () => import('openid-client')

/** Timeout of each call to Google: the callback needs three within five seconds. */
const ANSWER_SECONDS = 1.6

/** Returns the URL to redirect to, and the value of the cookie with the state. */
export async function beginGoogleSignIn({ config }: Deps): Promise<{ url: string; attempt: string }> {
  const client = await discover(config)
  const oidc = await library()
  const attempt: Attempt = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  }
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(config),
    scope: SCOPE,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
  })
  const kept = Buffer.from(JSON.stringify(attempt)).toString('base64url')
  return { url: url.href, attempt: sign(config.secretKeys, PURPOSE, kept) }
}

/**
 * Handles Google's callback. An account is identified by issuer and subject; it is linked to an existing one only if
 * both sides have confirmed the address (docs/decisions/google-sign-in.md).
 * @returns the user id.
 * @throws Error if the answer does not match the state of this browser, or Google refuses it.
 */
export async function finishGoogleSignIn(
  deps: Deps,
  query: URLSearchParams,
  keptAttempt: string | undefined,
): Promise<string> {
  const attempt = readAttempt(deps, keptAttempt)
  const client = await discover(deps.config)
  const answer = new URL(callbackUrl(deps.config))
  answer.search = query.toString()
  const { authorizationCodeGrant } = await library()
  const tokens = await authorizationCodeGrant(client, answer, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims?.email_verified !== true || typeof claims.email !== 'string') {
    throw new AppError('EMAIL_NOT_CONFIRMED')
  }
  const fullName = typeof claims.name === 'string' ? normalizeLine(claims.name).slice(0, 200) : ''
  return joinAccount(deps, {
    issuer: claims.iss,
    subject: claims.sub,
    email: normalizeAddress(claims.email).toLowerCase(),
    fullName,
  })
}

async function joinAccount(
  deps: Deps,
  google: { issuer: string; subject: string; email: string; fullName: string },
): Promise<string> {
  return deps.transact(async tx => {
    const known = await findOauthUser(tx.db, google.issuer, google.subject)
    if (known) return known.userId
    // An unconfirmed account has neither password nor sessions, so Google's confirmation is enough.
    const user = await ensureUser(tx.db, google.email, google.fullName)
    if (!user.emailConfirmedAt) {
      const { fullName } = google
      await confirmUser(tx.db, { id: user.id, now: deps.clock.now(), passwordHash: null, fullName })
    }
    await insertOauthAccount(tx.db, { issuer: google.issuer, subject: google.subject, userId: user.id })
    await emit(tx, { type: 'google.joined', userId: user.id })
    return user.id
  })
}

function readAttempt({ config }: Deps, kept: string | undefined): Attempt {
  const text = kept && verifySigned(config.secretKeys, PURPOSE, kept)
  if (!text) throw new AppError('TOKEN_EXPIRED')
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Attempt
}

const callbackUrl = (config: AppDeps['config']): string => `${config.publicUrl}/auth/google/callback`

const discovered = new Map<string, Promise<Configuration>>()

/** Returns Google's OpenID configuration; cached, and requested again after a failure. */
function discover({ google }: AppDeps['config']): Promise<Configuration> {
  if (!google) throw new AppError('UNAVAILABLE')
  const key = `${google.issuer} ${google.clientId}`
  const known = discovered.get(key)
  if (known) return known
  const asked = askGoogle(google)
  discovered.set(key, asked)
  asked.catch(() => discovered.delete(key))
  return asked
}

async function askGoogle({
  issuer,
  clientId,
  clientSecret,
}: NonNullable<AppDeps['config']['google']>): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library()
  const address = new URL(issuer)
  return discovery(address, clientId, clientSecret, undefined, {
    timeout: ANSWER_SECONDS,
    // Verifies the signature of the ID token, although it comes directly from its issuer.
    execute: [enableNonRepudiationChecks, ...(address.protocol === 'http:' ? [allowInsecureRequests] : [])],
  })
}
