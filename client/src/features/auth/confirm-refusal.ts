import { authTexts } from 'shared/messages/it/auth'
import { appCodeOf, sentenceOf } from '../../ui/failure.ts'

const texts = authTexts.confirm

/** The link will not work any more, and another one can be asked for. */
export const isDead = (error: unknown) => ['TOKEN_EXPIRED', 'NOT_FOUND'].includes(appCodeOf(error) ?? '')

/** Why a confirmation was refused, in words. */
export function sentenceFor(error: unknown): string {
  if (!isDead(error)) return sentenceOf(error)
  return appCodeOf(error) === 'TOKEN_EXPIRED' ? texts.expired : texts.unknown
}
