import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import { useWindowEvent } from '@mantine/hooks'
import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type ErrorCode, type FieldCode, fieldErrorTexts } from 'shared/errors/codes'
import { fieldErrorsOf, limitsExceeded } from 'shared/errors/field-errors'
import { tooLongText } from 'shared/messages/it/errors'
import { drafts } from './browser-storage.ts'
import { appCodeOf, type ErrorTexts, getFieldErrors, showErrorToast } from './errors.ts'
import { focusFirstInvalid } from './field.tsx'
import { requestOf, useIdempotencyKey } from './use-idempotency-key.ts'

type Values = Record<string, string | boolean | number | null>
type Issues = Parameters<typeof fieldErrorsOf>[0]

export interface Schema<Output> {
  safeParse: (values: unknown) => { success: true; data: Output } | { success: false; error: Issues }
}

interface Options<V extends Values, Output> {
  /** The schema of the procedure's input, shared with the server. */
  schema: Schema<Output>
  initial: V
  /**
   * `requestId` is the idempotency key of the input. It survives a reload with the draft, unless a field is excluded
   * from it: the stored input could not be compared then.
   */
  send: (input: Output, requestId: string) => Promise<unknown>
  /** Called before sending a valid input; false keeps the form as it is. */
  confirm?: (input: Output) => Promise<boolean>
  /** Session storage key under which the values survive closing and reloading. */
  draft?: string
  excludeFromDraft?: (keyof V & string)[]
  /**
   * The form's own errors for refusals, by code and field. Of several fields it is the one that the server names,
   * otherwise the last.
   */
  refusals?: Partial<Record<ErrorCode, Record<string, string>>>
  /** Texts of the error toast when sending failed for a reason other than a field of the form. */
  failed?: ErrorTexts
  /** Called in place of that toast; it may set errors, of which the first gets the focus. */
  onFailure?: (error: unknown) => void
  /** Called when validation failed, after the fields show their errors. */
  onInvalid?: (values: V) => void
  /** Parts of the input that are no fields, such as an id. */
  extra?: Record<string, unknown>
}

function errorsOf<Output>(schema: Schema<Output>, values: unknown): FormErrors {
  const parsed = schema.safeParse(values)
  if (parsed.success) return {}
  const limits = limitsExceeded(parsed.error)
  const textOf = (name: string, code: FieldCode) => {
    const limit = code === 'TOO_LONG' ? limits[name] : undefined
    return limit === undefined ? fieldErrorTexts[code] : tooLongText(limit)
  }
  const codes = Object.entries(fieldErrorsOf(parsed.error))
  return Object.fromEntries(codes.map(([name, code]) => [name, textOf(name, code)]))
}

const without = (values: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Returns the text of the inputs that differs from `initial`: typed before hydration, when React did not listen. */
function readTypedInputs<V extends Values>(node: HTMLFormElement | null, initial: V): Record<string, string> {
  const inputs = node?.querySelectorAll<HTMLInputElement>('input[name], textarea[name]') ?? []
  const typed = [...inputs].filter(
    ({ name, value }) => typeof initial[name] === 'string' && value !== '' && value !== initial[name],
  )
  return Object.fromEntries(typed.map(input => [input.name, input.value]))
}

function useRestoreDraft<V extends Values>(
  form: UseFormReturnType<V>,
  node: RefObject<HTMLFormElement | null>,
  initial: V,
  draft: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const restore = () => {
      const typed = readTypedInputs(node.current, initial)
      const stored = without(draft ? drafts.read(draft) : {}, Object.keys(typed))
      for (const [name, value] of Object.entries(stored)) form.setFieldValue(name, value as never)
      // Without `forceUpdate` the input is not replaced, so that typing goes on in it.
      for (const [name, value] of Object.entries(typed)) {
        form.setFieldValue(name, value as never, { forceUpdate: false })
      }
    }
    restore()
    // Public pages render their forms before the session is known, and drafts belong to a user.
    return drafts.onOwner(restore)
  }, [])
}

/**
 * Returns a blur handler that validates the field that is left, if it was changed: a field that is left empty is an
 * error only once the form is sent. If it is left by a press, validation waits for the end of that press: an error that
 * appears meanwhile would move the pressed button, and the click would miss it. `cancel` drops a waiting validation,
 * which would clear an error that submitting has set.
 */
function useBlurValidation<V extends Values>(form: UseFormReturnType<V>, initial: V) {
  const isPressed = useRef(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const setPressed = (value: boolean) => () => {
    isPressed.current = value
  }
  useWindowEvent('pointerdown', setPressed(true), true)
  useWindowEvent('pointerup', setPressed(false), true)
  useWindowEvent('pointercancel', setPressed(false), true)
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name: string | undefined = target.dataset.path
    if (!name || !(name in initial) || !form.isDirty(name)) return
    const validate = () => void form.validateField(name)
    if (!isPressed.current) return validate()
    const afterClick = () => {
      waiting.current = setTimeout(validate)
    }
    window.addEventListener('pointerup', afterClick, { once: true, capture: true })
  }
  return { onBlur, cancel: () => clearTimeout(waiting.current) }
}

/**
 * Builds a form on `@mantine/form` and a shared schema: Italian errors at the fields, focus on the first wrong one,
 * values kept as a draft. Errors that the server reports for a field of the form are shown there, too.
 */
export function useZodForm<V extends Values, Output>(options: Options<V, Output>) {
  const { schema, initial, draft, excludeFromDraft = [], extra, refusals = {}, failed, onInvalid } = options
  const { onFailure = error => showErrorToast(error, failed) } = options
  const node = useRef<HTMLFormElement>(null)
  const requestIdOf = useIdempotencyKey(excludeFromDraft.length === 0 ? draft : undefined)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: values => errorsOf(schema, { ...values, ...extra }) as never,
    onValuesChange: values => draft && drafts.save(draft, without(values, excludeFromDraft)),
  })
  useRestoreDraft(form, node, initial, draft)
  const { onBlur, cancel } = useBlurValidation(form, initial)

  const dropDraft = () => {
    for (const name of draft ? [draft, requestOf(draft)] : []) drafts.drop(name)
  }
  /** Shows an error at a field, focuses the field and selects its text. */
  const setError = (name: keyof V & string, text: string) => {
    form.setFieldError(name, text)
    const input = node.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    input?.focus()
    input?.select()
  }
  const send = async (values: V) => {
    const parsed = schema.safeParse({ ...values, ...extra })
    if (!parsed.success) return
    if (options.confirm && !(await options.confirm(parsed.data))) return
    try {
      await options.send(parsed.data, requestIdOf(parsed.data))
      dropDraft()
    } catch (error) {
      const errors = getFieldErrors(error)
      const code = appCodeOf(error)
      const refused = Object.entries((code && refusals[code]) ?? {})
      const own = refused.find(([name]) => errors?.[name]) ?? refused.at(-1)
      if (own) return setError(...own)
      const isOfField = errors && Object.keys(errors).some(name => name in initial)
      flushSync(() => (isOfField ? form.setErrors(errors) : onFailure(error)))
      focusFirstInvalid(node.current)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.submitting) return
    cancel()
    flushSync(() => form.onSubmit(send, () => onInvalid?.(form.getValues()))(event))
    focusFirstInvalid(node.current)
  }

  const field = (name: keyof V & string) => ({
    ...form.getInputProps(name, { type: typeof initial[name] === 'boolean' ? 'checkbox' : 'input' }),
    // The fields pass it on as React's key, which cannot be spread.
    fieldKey: form.key(name),
    name,
  })
  const clear = () => {
    form.reset()
    dropDraft()
  }
  // `post` keeps the values out of the address if the form is sent before hydration.
  const formProps = { ref: node, onSubmit, onBlur, noValidate: true, method: 'post' as const }
  return { form, busy: form.submitting, field, setError, clear, formProps }
}
