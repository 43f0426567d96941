import { type ErrorCode, fieldErrorTexts, refusals } from 'shared/errors/codes'
import { appCodeOf, parseRefusal } from 'shared/errors/refusal'
import { internalErrorText, limitedText } from 'shared/messages/it/errors'
import { uiTexts } from 'shared/messages/it/screens'
import { unreachableText } from 'shared/messages/it/unreachable'
import { showToast } from './toast-store.ts'

/** The Italian sentence of a failure: of its code, with the request's number where only that helps. */
export function getErrorMessage(error: unknown): string {
  const refusal = parseRefusal(error)
  if (!refusal) return unreachableText
  if (refusal.appCode === 'INTERNAL' && refusal.requestId) return internalErrorText(refusal.requestId)
  if (refusal.appCode === 'LIMITED' && refusal.retryAfterSeconds)
    return limitedText(refusal.retryAfterSeconds)
  return refusals[refusal.appCode].text
}

/** The refused fields in words, or undefined when the failure is not about fields. */
export function getFieldErrors(error: unknown): Record<string, string> | undefined {
  const fields = parseRefusal(error)?.fields
  if (!fields) return undefined
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, fieldErrorTexts[code]]))
}

export { appCodeOf }

type Words = {
  title?: string
  /** What could not be done; with `unreachable`, the wording when the server refused. */
  text?: string
  /** The second wording: the server could not be reached. */
  unreachable?: string
}

const GENERAL = new Set<ErrorCode>(['INTERNAL', 'UNAVAILABLE', 'INVALID_INPUT'])

/** Says in a toast what failed: the sentence of a code that explains itself, otherwise the screen's own words. */
export function showErrorToast(error: unknown, words: Words = {}): void {
  const code = appCodeOf(error)
  const own = code ? words.text : (words.unreachable ?? words.text)
  const explains = code && !GENERAL.has(code)
  const text = own && !explains ? own : getErrorMessage(error)
  showToast({ variant: 'error', title: words.title ?? uiTexts.error, text })
}
