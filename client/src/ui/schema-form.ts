import { type FormValidationResult, type UseFormReturnType, useForm } from '@mantine/form'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { drafts } from './draft.ts'
import { wrongFieldsOf } from './failure.ts'
import { type LateSchema, type LoadSchema, useLateSchema } from './late-schema.ts'
import { type NumberKind, readNumber } from './typed-number.ts'

type Values = Record<string, string | boolean>

type Options<V extends Values, Output> = {
  schema: LoadSchema<Output>
  initial: V
  send: (input: Output) => Promise<unknown>
  /** Name under which typed text outlives closing and reloading; `secrets` are never kept. */
  draft?: string
  secrets?: (keyof V & string)[]
  /** Says what went wrong when it was not about a field. */
  onFailure: (error: unknown) => void
  /** Says more than the fields do, when they are wrong. */
  onInvalid?: (values: V) => void
  /** Fields of the call that are no inputs, such as an id. */
  extra?: Record<string, unknown>
  /** Fields that are typed as text and sent as numbers, or euro as cents. */
  numbers?: { [Name in keyof V & string]?: NumberKind }
}

const without = (values: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** What the form sends: its values, numbers among them, and what is no input. */
function inputOf<V extends Values>(
  values: V,
  { numbers = {}, extra }: Pick<Options<V, unknown>, 'numbers' | 'extra'>,
) {
  const read = ([name, value]: [string, string | boolean]) => {
    const kind = (numbers as Record<string, NumberKind | undefined>)[name]
    return [name, kind && typeof value === 'string' ? readNumber(value, kind) : value]
  }
  return { ...Object.fromEntries(Object.entries(values).map(read)), ...extra }
}

/** What stands in the inputs, even if it was typed before the program could hear it. */
function typedInto<V extends Values>(node: HTMLFormElement | null, initial: V): Partial<V> {
  const inputs = [...(node?.querySelectorAll<HTMLInputElement>('input[name], textarea[name]') ?? [])]
  const isTyped = ({ name, value }: HTMLInputElement) => value !== '' && value !== initial[name]
  const known = inputs.filter(input => typeof initial[input.name] === 'string' && isTyped(input))
  return Object.fromEntries(known.map(input => [input.name, input.value])) as Partial<V>
}

const focusFirstWrong = (node: HTMLFormElement | null) =>
  node?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

function useRestored<V extends Values>(
  form: UseFormReturnType<V>,
  node: { current: HTMLFormElement | null },
  { initial, draft }: { initial: V; draft?: string },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const restore = () => {
      const typed = typedInto(node.current, initial)
      const kept = without(draft ? drafts.read(draft) : {}, Object.keys(typed))
      for (const [name, value] of Object.entries(kept)) form.setFieldValue(name, value as never)
      // What is in an input stays there: a new input in its place would lose what is being typed at this moment.
      for (const [name, value] of Object.entries(typed)) {
        form.setFieldValue(name, value as never, { forceUpdate: false })
      }
    }
    restore()
    // A public page shows its forms before it is known who is here.
    return drafts.onOwner(restore)
  }, [])
}

type Form<V extends Values> = UseFormReturnType<V>
type Node = { current: HTMLFormElement | null }

/** Sends the form when everything in it is right; `isRight` shows what is not. */
function useSending<V extends Values, Output>(
  form: Form<V>,
  node: Node,
  schema: LateSchema<Output>,
  options: Options<V, Output>,
) {
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const isRight = () => {
    // After the wait for the schema errors do not show at once by themselves, and the focus goes to where they are.
    const { hasErrors } = flushSync(() => {
      const checked = form.validate() as FormValidationResult
      if (checked.hasErrors) options.onInvalid?.(form.getValues())
      return checked
    })
    if (hasErrors) focusFirstWrong(node.current)
    return !hasErrors
  }
  const send = async () => {
    if (!schema.isHere()) setBusy(true)
    const shared = await schema.come()
    const parsed = isRight() ? shared.safeParse(inputOf(form.getValues(), options)) : undefined
    if (!parsed?.success) return
    setBusy(true)
    await options.send(parsed.data)
    if (options.draft) drafts.drop(options.draft)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    try {
      await send()
    } catch (error) {
      const wrong = wrongFieldsOf(error)
      if (!wrong) return options.onFailure(error)
      flushSync(() => form.setErrors(wrong))
      focusFirstWrong(node.current)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { busy, submit }
}

/** Resolves at once, or, while the pointer is down, after the click that it ends with. */
function afterPress(isPressed: boolean): Promise<void> {
  if (!isPressed) return Promise.resolve()
  return new Promise(resolve => {
    for (const name of ['pointerup', 'pointercancel'])
      window.addEventListener(name, () => setTimeout(resolve), { once: true, capture: true })
  })
}

/**
 * Loads the schema when a field gets the focus, and validates a field that is left. A field that is left by pressing
 * something else is validated after that press: an error above would move what is pressed, and the click would miss it.
 */
function useBlurValidation<V extends Values, Output>(form: Form<V>, schema: LateSchema<Output>, initial: V) {
  const isPressed = useRef(false)
  useEffect(() => {
    const until = new AbortController()
    const listen = (name: string, isDown: boolean) =>
      window.addEventListener(
        name,
        () => {
          isPressed.current = isDown
        },
        { capture: true, signal: until.signal },
      )
    listen('pointerdown', true)
    listen('pointerup', false)
    listen('pointercancel', false)
    return () => until.abort()
  }, [])
  const onFocus = () => void (schema.isHere() || schema.come().catch(() => undefined))
  const onBlur = ({ target }: FocusEvent<HTMLFormElement, HTMLInputElement>) => {
    // A date field has its name there: Mantine gives the attribute `name` to a hidden input.
    const name = target.name || target.dataset.path
    if (!name || !(name in initial)) return
    const check = () => void form.validateField(name)
    void Promise.all([schema.come(), afterPress(isPressed.current)]).then(check, () => undefined)
  }
  return { onFocus, onBlur }
}

/** The one way to build a form: the shared schema checks it, errors stand at the fields, nothing typed is lost. */
export function useSchemaForm<V extends Values, Output>(options: Options<V, Output>) {
  const { initial, draft, secrets = [] } = options
  const node = useRef<HTMLFormElement>(null)
  const schema = useLateSchema(options.schema)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: initial,
    validate: values => schema.errorsOf(inputOf(values, options)) as never,
    onValuesChange: values => draft && drafts.keep(draft, without(values, secrets)),
  })
  useRestored(form, node, { initial, ...(draft && { draft }) })
  const { busy, submit } = useSending(form, node, schema, options)
  const touch = useBlurValidation(form, schema, initial)
  const field = (name: keyof V & string) => ({
    ...form.getInputProps(name, { type: typeof initial[name] === 'boolean' ? 'checkbox' : 'input' }),
    // The kit asks for a new key when a value is set from outside; the fields put it on their input.
    fieldKey: form.key(name),
    name,
  })
  const clear = () => {
    form.reset()
    if (draft) drafts.drop(draft)
  }
  // `post` keeps what was typed out of the address, should the form be sent before the program stands.
  const formProps = { ref: node, onSubmit: submit, ...touch, noValidate: true, method: 'post' as const }
  return { form, busy, field, clear, formProps }
}
