import type { useSchemaForm } from '../../ui/schema-form.ts'

type Form = Pick<ReturnType<typeof useSchemaForm>, 'formProps'> & {
  form: { setFieldError: (name: never, sentence: string) => void }
}

/** Puts a sentence under a field and the cursor into it. */
export function sayAtField({ form, formProps }: Form, name: string, sentence: string): void {
  form.setFieldError(name as never, sentence)
  const input = formProps.ref.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  input?.focus()
  input?.select()
}
