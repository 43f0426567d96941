import type { UseFormReturnType } from '@mantine/form'
import { useDeferredValue, useEffect, useState } from 'react'

/**
 * What stands in a field at this moment, a little late while the browser is busy: typing never waits for what is
 * made of it.
 */
export function useLiveValue<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  name: keyof Values & string,
): string {
  const read = () => String(form.getValues()[name] ?? '')
  const [value, setValue] = useState(read)
  form.watch(name as never, ({ value: next }) => setValue(String(next ?? '')))
  // A draft is put back when the form appears, before anybody listens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => setValue(read()), [])
  return useDeferredValue(value)
}
