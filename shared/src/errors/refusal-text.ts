import { internalErrorText, limitedText } from '../messages/it/errors.ts'
import { reductionLimitText } from '../messages/it/refusals/orders.ts'
import type { Refusal } from './app-error.ts'
import { errorCatalogue } from './codes.ts'

/** Returns the Italian text of a refusal: that of its code, with the figures that the server added. */
export function refusalText({ appCode, requestId, retryAfterSeconds, limitCents }: Refusal): string {
  if (appCode === 'INTERNAL' && requestId) return internalErrorText(requestId)
  if (appCode === 'LIMITED' && retryAfterSeconds) return limitedText(retryAfterSeconds)
  return limitCents === undefined ? errorCatalogue[appCode].text : reductionLimitText(limitCents)
}
