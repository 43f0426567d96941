import { useState } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { showToast } from '../../ui/toast-store.ts'
import { type Schema, useZodForm } from '../../ui/use-zod-form.ts'

const { error } = publicTexts.form

type Options<V, Output> = {
  schema: Schema<Output>
  initial: V
  /** Session storage key under which the values survive closing and reloading. */
  draft: string
  send: (input: Output & { requestId: string }) => Promise<unknown>
}

/**
 * Builds a form of the public site. It is sent once however often it is submitted, emptied afterwards, and kept if
 * saving fails.
 */
export function useLeadForm<V extends Record<string, string | boolean>, Output extends object>({
  send,
  ...options
}: Options<V, Output>) {
  const [sent, setSent] = useState(false)
  const form = useZodForm<V, Output>({
    ...options,
    onFailure: () => showToast({ variant: 'error', title: error.title, text: error.text }),
    send: async (input, requestId) => {
      await send({ ...input, requestId })
      form.clear()
      setSent(true)
    },
  })
  return { ...form, sent, again: () => setSent(false) }
}

/** Longest wait for the second call; its result is sent by mail anyway. */
const PROCESS_TIMEOUT_MS = 5000

/** Waits for the processing of a saved form, up to `PROCESS_TIMEOUT_MS`. Its failure is ignored: the form is saved. */
export async function waitAtMost(work: Promise<unknown>): Promise<void> {
  const timeout = new Promise(resolve => setTimeout(resolve, PROCESS_TIMEOUT_MS))
  await Promise.race([work.catch(() => undefined), timeout])
}
