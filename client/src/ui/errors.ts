import { appCodeOf, parseRefusal, type Refusal } from 'shared/errors/app-error'
import { type ErrorCode, errorCatalogue, fieldErrorTexts } from 'shared/errors/codes'
import { internalErrorText, limitedText } from 'shared/messages/it/errors'
import { reductionLimitText } from 'shared/messages/it/refusals/orders'
import { uiTexts } from 'shared/messages/it/screens'
import { unreachableText } from 'shared/messages/it/unreachable'
import { showToast } from './toast-store.ts'

/** Returns the Italian text of a refusal: that of its code, with the figures that the server added. */
function refusalText({ appCode, requestId, retryAfterSeconds, limitCents }: Refusal): string {
  if (appCode === 'INTERNAL' && requestId) return internalErrorText(requestId)
  if (appCode === 'LIMITED' && retryAfterSeconds) return limitedText(retryAfterSeconds)
  return limitCents === undefined ? errorCatalogue[appCode].text : reductionLimitText(limitCents)
}

/** Returns the Italian text of an error. */
export function getErrorMessage(error: unknown): string {
  const refusal = parseRefusal(error)
  return refusal ? refusalText(refusal) : unreachableText
}

/** Returns the Italian errors by field, or undefined if the error is not about fields. */
export function getFieldErrors(error: unknown): Record<string, string> | undefined {
  const fields = parseRefusal(error)?.fields
  if (!fields) return undefined
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, fieldErrorTexts[code]]))
}

export { appCodeOf }

export type ErrorTexts = {
  title?: string
  /** Text for a refusal, and for a lost connection unless `unreachable` is given. */
  text?: string
  /** Text for a server that could not be reached. */
  unreachable?: string
}

const GENERAL = new Set<ErrorCode>(['INTERNAL', 'UNAVAILABLE', 'INVALID_INPUT'])

/** Shows an error toast: the text of a self-explaining code, else the screen's own texts, else those of the fields. */
export function showErrorToast(error: unknown, texts: ErrorTexts = {}): void {
  const code = appCodeOf(error)
  const own = code ? texts.text : (texts.unreachable ?? texts.text)
  const explains = code && !GENERAL.has(code)
  const fields = Object.values(getFieldErrors(error) ?? {}).join('. ')
  const text = own && !explains ? own : fields || getErrorMessage(error)
  showToast({ variant: 'error', title: texts.title ?? uiTexts.error, text })
}
