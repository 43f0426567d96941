import { type ErrorCode, type FieldErrors, httpStatusOf } from 'shared/errors/codes'
import {
  errorTexts,
  fieldErrorTexts,
  internalErrorText,
  limitedText,
  unreachableText,
} from 'shared/messages/it/errors'
import { uiTexts } from 'shared/messages/it/screens'
import { showToast } from './toast-store.ts'

type Refusal = { appCode: ErrorCode; fields?: FieldErrors; requestId?: string }
type Failure = { data?: Partial<Refusal>; meta?: { response?: Response } } | null

/** What the server said, or undefined when it could not be reached. */
function refusalOf(error: unknown): Refusal | undefined {
  const data = (error as Failure)?.data
  return data?.appCode && data.appCode in httpStatusOf ? (data as Refusal) : undefined
}

export const appCodeOf = (error: unknown): ErrorCode | undefined => refusalOf(error)?.appCode

const waitOf = (error: unknown) => Number((error as Failure)?.meta?.response?.headers.get('retry-after'))

/** The Italian sentence of a failure: of its code, with the request's number where only that helps. */
export function sentenceOf(error: unknown): string {
  const refusal = refusalOf(error)
  if (!refusal) return unreachableText
  if (refusal.appCode === 'INTERNAL' && refusal.requestId) return internalErrorText(refusal.requestId)
  if (refusal.appCode === 'LIMITED' && waitOf(error)) return limitedText(waitOf(error))
  return errorTexts[refusal.appCode]
}

/** The refused fields in words, or undefined when the failure is not about fields. */
export function wrongFieldsOf(error: unknown): Record<string, string> | undefined {
  const fields = refusalOf(error)?.fields
  if (!fields) return undefined
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, fieldErrorTexts[code]]))
}

type Words = {
  title?: string
  /** What could not be done; with `unreachable`, the wording when the server refused. */
  text?: string
  /** The second wording: the server could not be reached. */
  unreachable?: string
}

const GENERAL = new Set<ErrorCode>(['INTERNAL', 'UNAVAILABLE', 'INVALID_INPUT'])

/** Says in a toast what failed: the sentence of a code that explains itself, otherwise the screen's own words. */
export function showFailure(error: unknown, words: Words = {}): void {
  const code = appCodeOf(error)
  const own = code ? words.text : (words.unreachable ?? words.text)
  const explains = code && !GENERAL.has(code)
  const text = own && !explains ? own : sentenceOf(error)
  showToast({ tone: 'bad', title: words.title ?? uiTexts.error, text })
}
