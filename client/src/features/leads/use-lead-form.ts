import { useState } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import type { LoadSchema } from '../../ui/late-schema.ts'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useRequestId } from '../../ui/use-request-id.ts'

const { error } = publicTexts.form

type Options<V, Output> = {
  schema: LoadSchema<Output>
  initial: V
  /** Name under which what was typed outlives closing and reloading. */
  draft: string
  send: (input: Output & { requestId: string }) => Promise<unknown>
}

/** A form of the public site: sent once however often it is pressed, empty afterwards, and as it was if not saved. */
export function useLeadForm<V extends Record<string, string | boolean>, Output extends object>({
  send,
  ...options
}: Options<V, Output>) {
  const [sent, setSent] = useState(false)
  const requestId = useRequestId()
  const form = useSchemaForm<V, Output>({
    ...options,
    onFailure: () => showToast({ tone: 'bad', title: error.title, text: error.text }),
    send: async input => {
      await send({ ...input, requestId: requestId(input) })
      form.clear()
      setSent(true)
    },
  })
  return { ...form, sent, again: () => setSent(false) }
}

/** The longest that a form waits for the second call; the result goes out by mail anyway. */
const PATIENCE_MS = 5000

/** Waits for what the server does with a saved form, but not long: its slowness or failure loses nothing. */
export async function waitBriefly(work: Promise<unknown>): Promise<void> {
  const patience = new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([work.catch(() => undefined), patience])
}
