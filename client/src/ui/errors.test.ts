import { errorCatalogue, fieldErrorTexts } from 'shared/errors/codes'
import { internalErrorText, limitedText } from 'shared/messages/it/errors'
import { reductionLimitText } from 'shared/messages/it/refusals/orders'
import { unreachableText } from 'shared/messages/it/unreachable'
import { expect, test } from 'vitest'
import { showErrorToast } from './errors.ts'
import { toastStore } from './toast-store.ts'

const refused = (appCode: string, more = {}) => ({ data: { appCode, ...more } })
const busy = {
  ...refused('LIMITED'),
  meta: { response: new Response(null, { headers: { 'retry-after': '90' } }) },
}
const misplaced = refused('INVALID_INPUT', { fields: { successors: 'OUT_OF_RANGE' } })
const own = { text: 'Non salvato.' }
const both = { ...own, unreachable: 'Server lontano.' }

test.each([
  ['the screen’s words for a refusal that explains nothing', refused('INTERNAL'), own, 'Non salvato.'],
  ['the screen’s words where no answer came', new TypeError(), own, 'Non salvato.'],
  ['the second wording where no answer came', new TypeError(), both, 'Server lontano.'],
  ['the first wording where the server refused', refused('UNAVAILABLE'), both, 'Non salvato.'],
  ['the sentence of a code that explains itself', refused('NOT_FOUND'), both, errorCatalogue.NOT_FOUND.text],
  ['the waiting time of a limit', busy, own, limitedText(90)],
  ['the greatest amount', refused('REDUCTION_TOO_MUCH', { limitCents: 9 }), own, reductionLimitText(9)],
  ['a general sentence without words of the screen', new TypeError(), {}, unreachableText],
  ['why a field was refused that no form shows', misplaced, {}, fieldErrorTexts.OUT_OF_RANGE],
  ['the number of the request', refused('INTERNAL', { requestId: 'r1' }), {}, internalErrorText('r1')],
])('a failure shows %s', (_, error, words, text) => {
  showErrorToast(error, words)
  expect(toastStore.getState()).toMatchObject({ variant: 'error', text })
})
