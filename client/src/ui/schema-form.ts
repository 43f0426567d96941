import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldErrorsOf } from 'shared/errors/field-errors'
import { fieldErrorTexts } from 'shared/messages/it/errors'
import { drafts } from './draft.ts'
import { wrongFieldsOf } from './failure.ts'

type Values = Record<string, string | boolean>
type Parsed<Output> = { success: true; data: Output } | { success: false; error: FormIssues }
type FormIssues = Parameters<typeof fieldErrorsOf>[0]
type Schema<Output> = { safeParse: (values: unknown) => Parsed<Output> }

type Options<V extends Values, Output> = {
  schema: Schema<Output>
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
}

const without = (values: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** What stands in the inputs, even if it was typed before the program could hear it. */
function typedInto<V extends Values>(node: HTMLFormElement | null, initial: V): Partial<V> {
  const inputs = [...(node?.querySelectorAll<HTMLInputElement>('input[name], textarea[name]') ?? [])]
  const isTyped = ({ name, value }: HTMLInputElement) => value !== '' && value !== initial[name]
  const known = inputs.filter(input => typeof initial[input.name] === 'string' && isTyped(input))
  return Object.fromEntries(known.map(input => [input.name, input.value])) as Partial<V>
}

function focusFirstWrong(node: HTMLFormElement | null): void {
  setTimeout(() => node?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

function useRestored<V extends Values>(
  form: UseFormReturnType<V>,
  node: { current: HTMLFormElement | null },
  { initial, draft }: { initial: V; draft?: string },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const typed = typedInto(node.current, initial)
    const kept = without(draft ? drafts.read(draft) : {}, Object.keys(typed))
    for (const [name, value] of Object.entries(kept)) form.setFieldValue(name, value as never)
    // What is in an input stays there: a new input in its place would lose what is being typed at this moment.
    for (const [name, value] of Object.entries(typed)) {
      form.setFieldValue(name, value as never, { forceUpdate: false })
    }
  }, [])
}

/** The one way to build a form: the shared schema checks it, errors stand at the fields, nothing typed is lost. */
export function useSchemaForm<V extends Values, Output>(options: Options<V, Output>) {
  const { schema, initial, draft, secrets = [], extra } = options
  const node = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: initial,
    validateInputOnBlur: true,
    validate: values => errorsOf(schema, { ...values, ...extra }) as never,
    onValuesChange: values => draft && drafts.keep(draft, without(values, secrets)),
  })
  useRestored(form, node, { initial, ...(draft && { draft }) })

  const send = async (values: V) => {
    const parsed = schema.safeParse({ ...values, ...extra })
    if (!parsed.success || busy) return
    setBusy(true)
    try {
      await options.send(parsed.data)
      if (draft) drafts.drop(draft)
    } catch (error) {
      const wrong = wrongFieldsOf(error)
      if (!wrong) return options.onFailure(error)
      form.setErrors(wrong)
      focusFirstWrong(node.current)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.onSubmit(send, (_, values) => {
      options.onInvalid?.(values)
      focusFirstWrong(node.current)
    })(event)
  }
  const field = (name: keyof V & string) => ({
    ...form.getInputProps(name, { type: typeof initial[name] === 'boolean' ? 'checkbox' : 'input' }),
    // The kit asks for a new key when a value is set from outside; the fields put it on their input.
    fieldKey: form.key(name),
    name,
  })
  // `post` keeps what was typed out of the address, should the form be sent before the program stands.
  const clear = () => {
    form.reset()
    if (draft) drafts.drop(draft)
  }
  return {
    form,
    busy,
    field,
    clear,
    formProps: { ref: node, onSubmit: submit, noValidate: true, method: 'post' as const },
  }
}

function errorsOf<Output>(schema: Schema<Output>, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return {}
  const fields = Object.entries(fieldErrorsOf(parsed.error))
  return Object.fromEntries(fields.map(([name, code]) => [name, fieldErrorTexts[code]]))
}
