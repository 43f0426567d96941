import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import { sayNotSaved } from './say-not-saved.ts'
import { waitBriefly } from './wait-briefly.ts'

const initial = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  website: '',
  originalScript: '',
  projectDescription: '',
  marketing: false,
}

/** The free script improvement, sent like the audit. */
export function useScriptForm() {
  const [sent, setSent] = useState(false)
  const requestId = useRequestId()
  const submitScript = trpc.publicForms.submitScript.useMutation()
  const processScript = trpc.publicForms.processScript.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/leads/leads.inputs').then(inputs => inputs.submitScriptInput),
    initial,
    draft: 'script',
    onFailure: sayNotSaved,
    send: async input => {
      const { id, processToken } = await submitScript.mutateAsync({ ...input, requestId: requestId(input) })
      await waitBriefly(processScript.mutateAsync({ scriptRequestId: id, processToken }))
      form.clear()
      setSent(true)
    },
  })
  return { ...form, sent, again: () => setSent(false) }
}
