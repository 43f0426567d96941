import { z } from '../errors/zod.ts'
import { dateField, momentField } from '../fields/date.ts'
import { requestIdField, uuidField } from '../fields/id.ts'
import { choiceField, integerField } from '../fields/scalars.ts'
import { possiblyEmptyText, requiredText } from '../fields/text.ts'
import {
  ANSWER_MAX,
  briefKinds,
  DESCRIPTION_MAX,
  type Extra,
  extras,
  fitsNotes,
  formats,
  languages,
  MAX_NOTES,
  RECAP_MAX,
  SAY_MAX,
  SECONDS_MAX,
  SECONDS_MIN,
  slots,
} from './brief/brief.ts'

/** Without an id: a recap typed by hand, completed at once. */
export const saveSummaryInput = z.strictObject({
  id: uuidField().optional(),
  projectId: uuidField(),
  summary: requiredText(RECAP_MAX),
  /** `updatedAt` of the edited recap; a newer one is not overwritten. */
  seenAt: momentField().optional(),
})

export const linkRecapInput = z.strictObject({ id: uuidField(), projectId: uuidField() })

export const sayInput = z.strictObject({
  projectId: uuidField(),
  text: requiredText(SAY_MAX),
  /** The question that the screen showed; the open one if absent. Answered meanwhile: `ANSWER_CHANGED`. */
  field: choiceField([...slots, 'notes']).optional(),
  /** Overrides what the text's last sign says; `answer` also writes a text that ends in a question mark. */
  as: choiceField(['answer', 'question']).optional(),
  requestId: requestIdField(),
  /** Accepted for one release and ignored. */
  paced: z.boolean({ error: 'INVALID_CHARACTERS' }).optional(),
})

const several = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.array(z.enum(values, { error: 'OUT_OF_RANGE' }), { error: 'REQUIRED' }).max(values.length, 'TOO_LONG')

const answer = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.strictObject({
    projectId: uuidField(),
    field: z.literal(field),
    value: value.nullable().optional(),
    /** Leaves the field to the studio, as a null `value` does. */
    unsure: z.literal(true).optional(),
    requestId: requestIdField(),
  })

const words = <Field extends string>(field: Field) => answer(field, requiredText(ANSWER_MAX))

/** One answer of the brief. A null value leaves it to the studio; empty materials mean that there are none. */
export const answerInput = z.discriminatedUnion(
  'field',
  [
    answer('description', requiredText(DESCRIPTION_MAX)),
    answer('kind', choiceField(briefKinds)),
    words('audience'),
    words('message'),
    words('tone'),
    answer('duration', integerField(SECONDS_MIN, SECONDS_MAX)),
    answer('materials', possiblyEmptyText(ANSWER_MAX)),
    answer('extras', several(extras as unknown as [Extra, ...Extra[]])).extend({
      /** The question about extras stays open. */
      more: z.literal(true).optional(),
    }),
    answer('deadline', dateField()),
    answer('formats', several(formats)),
    answer('languages', several(languages)),
    words('goal'),
    words('place'),
    words('people'),
    words('company'),
    answer(
      'notes',
      z
        .array(requiredText(SAY_MAX), { error: 'REQUIRED' })
        .max(MAX_NOTES, 'TOO_LONG')
        .refine(fitsNotes, 'TOO_LONG'),
    ),
  ],
  { error: 'OUT_OF_RANGE' },
)

export const sendBriefInput = z.strictObject({
  projectId: uuidField(),
  /** Replaces a recap edited by hand by the one of the fields ('Torna ai campi'). */
  replaceText: z.boolean({ error: 'INVALID_CHARACTERS' }).optional(),
  /** `recapUpdatedAt` of the shown conversation; a newer recap is not replaced. */
  seenAt: momentField().nullish(),
  requestId: requestIdField(),
})
