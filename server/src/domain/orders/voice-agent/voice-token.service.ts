import type { SecretKeys } from '../../../config/env.ts'
import { readSigned, sign } from '../../../platform/tokens.ts'

const PURPOSE = 'voice-agent project'

export interface TokenSubject {
  projectId: string
  userId: string
}

/** Anyone can start a public agent with any variables: the token proves whose project a call is about. */
export const projectTokenOf = (keys: SecretKeys, { projectId, userId }: TokenSubject): string =>
  sign(keys, PURPOSE, `${projectId}:${userId}`)

/** Whose project a token names; undefined for what we have not made. */
export function subjectOfToken(keys: SecretKeys, token: unknown): TokenSubject | undefined {
  const text = typeof token === 'string' ? readSigned(keys, PURPOSE, token) : undefined
  const [projectId, userId] = text?.split(':') ?? []
  return projectId && userId ? { projectId, userId } : undefined
}
