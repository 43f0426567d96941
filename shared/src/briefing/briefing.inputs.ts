import { z } from '../errors/zod.ts'
import { choiceField } from '../fields/choice.ts'
import { dateField } from '../fields/date.ts'
import { requestIdField, uuidField } from '../fields/id.ts'
import { momentField } from '../fields/moment.ts'
import { integerField } from '../fields/number.ts'
import { possiblyEmptyText, requiredText } from '../fields/text.ts'
import { briefKinds, type Extra, extras, formats, languages, wordFields } from './brief/brief.ts'
import { ANSWER_MAX, COMPANY_MAX, SAY_MAX, SECONDS_MAX, SECONDS_MIN } from './brief/limits.ts'

/** Without an id: a recap typed by hand, completed at once. */
export const saveSummaryInput = z.strictObject({
  id: uuidField().optional(),
  projectId: uuidField(),
  summary: requiredText(20_000),
  /** The `updatedAt` of the recap that was being changed: a newer one is not overwritten unseen. */
  seenAt: momentField().optional(),
})

export const linkRecapInput = z.strictObject({ id: uuidField(), projectId: uuidField() })

export const sayInput = z.strictObject({
  projectId: uuidField(),
  text: requiredText(SAY_MAX),
  requestId: requestIdField(),
  /** Whether the words shall arrive one after the other on `live.events`, for a screen that shows them so. */
  paced: z.boolean({ error: 'INVALID_CHARACTERS' }).optional(),
})

const several = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.array(z.enum(values, { error: 'OUT_OF_RANGE' }), { error: 'REQUIRED' }).max(values.length, 'TOO_LONG')

const correction = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({ projectId: uuidField(), field: z.literal(field), value: value.nullable() })

/** One answer of the brief, changed in its place; `null` leaves it to us, empty materials mean that there are none. */
export const correctInput = z.discriminatedUnion(
  'field',
  [
    correction('kind', choiceField(briefKinds)),
    correction('audience', requiredText(ANSWER_MAX)),
    correction('message', requiredText(ANSWER_MAX)),
    correction('tone', requiredText(ANSWER_MAX)),
    correction('duration', integerField(SECONDS_MIN, SECONDS_MAX)),
    correction('materials', possiblyEmptyText(ANSWER_MAX)),
    correction('extras', several(extras as unknown as [Extra, ...Extra[]])),
    correction('formats', several(formats)),
    correction('languages', several(languages)),
    correction('goal', requiredText(ANSWER_MAX)),
    correction('place', requiredText(ANSWER_MAX)),
    correction('people', requiredText(ANSWER_MAX)),
    correction('company', requiredText(COMPANY_MAX)),
    correction('deadline', dateField()),
  ],
  { error: 'OUT_OF_RANGE' },
)

const wordPlace = choiceField([...wordFields, 'notes'])

/** Words of the brief, as they stand there, and the field they belong in; `null` takes a note out. */
export const refileInput = z.strictObject({
  projectId: uuidField(),
  from: wordPlace,
  words: requiredText(SAY_MAX),
  to: wordPlace.nullable(),
})
