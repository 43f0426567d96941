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
  description: '',
  videoUrl: '',
  marketing: false,
}

/** The free audit: saving is the success; the second call only waits a little for the first reading. */
export function useAuditForm() {
  const [sent, setSent] = useState(false)
  const requestId = useRequestId()
  const submitAudit = trpc.publicForms.submitAudit.useMutation()
  const processAudit = trpc.publicForms.processAudit.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/leads/leads.inputs').then(inputs => inputs.submitAuditInput),
    initial,
    draft: 'audit',
    onFailure: sayNotSaved,
    send: async input => {
      const { id, processToken } = await submitAudit.mutateAsync({ ...input, requestId: requestId(input) })
      await waitBriefly(processAudit.mutateAsync({ auditRequestId: id, processToken }))
      form.clear()
      setSent(true)
    },
  })
  return { ...form, sent, again: () => setSent(false) }
}
