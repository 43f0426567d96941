import { Button, Group, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { eraseAccountInput } from 'shared/accounts/profile.inputs'
import { errorCatalogue } from 'shared/errors/codes'
import type { z } from 'shared/errors/zod'
import { namelessCompany } from 'shared/messages/it/companies'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { uiTexts } from 'shared/messages/it/screens'
import { securityTexts } from 'shared/messages/it/security'
import { applySession, refreshSession } from '../../lib/session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { FormStack, PasswordField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type Schema, useZodForm } from '../../ui/use-zod-form.ts'

const texts = dashboardTexts.profile
const labels = securityTexts.data

const obstacles = {
  PROJECT_PAID: labels.paid,
  PAYMENT_AWAITED: errorCatalogue.PAYMENT_AWAITED.text,
  REFUND_OPEN: errorCatalogue.REFUND_OPEN.text,
}

type Proof = 'password' | 'email'
type Company = Outputs['dashboard']['profile']['eraseObstacle']['companies'][number]

const successorField = (companyId: string) => `successor:${companyId}`

/** Adapts the schema to a form with a field for the successor in each company. One who has left does not count. */
const withSuccessors = (companies: readonly Company[]): Schema<z.output<typeof eraseAccountInput>> => ({
  safeParse(values) {
    const { password, email, ...chosen } = values as Record<string, string | null>
    const successors = companies.map(({ id, members }) => ({
      companyId: id,
      userId: members.find(({ userId }) => userId === chosen[successorField(id)])?.userId,
    }))
    const parsed = eraseAccountInput.safeParse({ password, email, successors })
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map(issue => {
      const company = issue.path[0] === 'successors' && companies[Number(issue.path[1])]
      return company ? { ...issue, path: [successorField(company.id)] } : issue
    })
    return { success: false, error: { issues } }
  },
})

interface EraseProps {
  proof: Proof
  companies: readonly Company[]
  onCancel: () => void
}

function EraseForm({ proof, companies, onCancel }: EraseProps) {
  const navigate = useNavigate()
  const { profile } = trpc.useUtils().dashboard
  const erase = trpc.dashboard.profile.erase.useMutation()
  const form = useZodForm({
    schema: withSuccessors(companies),
    initial: {
      [proof]: '',
      ...Object.fromEntries(companies.map(({ id }) => [successorField(id), null])),
    },
    refusals: {
      BAD_CREDENTIALS: { [proof]: proof === 'password' ? securityTexts.proof.wrong : labels.wrongEmail },
    },
    onFailure: error => {
      void profile.eraseObstacle.invalidate()
      if (appCodeOf(error) !== 'PROJECT_PAID') return showErrorToast(error)
      showToast({ variant: 'error', title: dashboardTexts.error, text: labels.paid })
    },
    send: async input => {
      await erase.mutateAsync(input)
      // Leaves the dashboard before the session ends: its guard would redirect to the sign-in page.
      await navigate({ to: '/' })
      await refreshSession()
      applySession({ user: null })
      showToast({ title: texts.erased })
    },
  })
  const { busy, field, formProps } = form
  return (
    <FormStack {...formProps} gap={18}>
      <p>{texts.eraseText}</p>
      <p>{labels.warning}</p>
      {companies.length > 0 && <p>{labels.successorText}</p>}
      {companies.map(({ id, name, members }) => (
        <SelectField
          key={id}
          label={labels.successor(name ?? namelessCompany)}
          data={members.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
          {...field(successorField(id))}
        />
      ))}
      {proof === 'password' ? (
        <PasswordField
          label={texts.erasePassword}
          autoComplete="current-password"
          data-autofocus
          {...field('password')}
        />
      ) : (
        <TextField
          label={labels.eraseEmail}
          type="email"
          autoComplete="off"
          data-autofocus
          {...field('email')}
        />
      )}
      <FormActions danger busy={busy} submit={texts.eraseConfirm} onCancel={onCancel} />
    </FormStack>
  )
}

type BlockedProps = { text: string; onClose: () => void; children?: ReactNode }

const ErasureBlockedNotice = ({ text, onClose, children }: BlockedProps) => (
  <Stack gap={18} align="start">
    <p role="alert">{text}</p>
    <Group gap="sm">
      <Button variant="default" onClick={onClose} data-autofocus>
        {uiTexts.close}
      </Button>
      {children}
    </Group>
  </Stack>
)

type EraseAccountProps = {
  obstacle: Outputs['dashboard']['profile']['eraseObstacle']
  proof: Proof
  onClose: () => void
}

function EraseAccount({ obstacle: { code, companies, transfer }, proof, onClose }: EraseAccountProps) {
  if (transfer)
    return (
      <ErasureBlockedNotice text={labels.transfer(transfer.reference, transfer.title)} onClose={onClose}>
        <LinkButton to="/dashboard/payment" search={{ project: transfer.projectId }}>
          {labels.toTransfer}
        </LinkButton>
      </ErasureBlockedNotice>
    )
  if (code !== null && code in obstacles)
    return <ErasureBlockedNotice text={obstacles[code as keyof typeof obstacles]} onClose={onClose} />
  return <EraseForm proof={proof} companies={companies} onCancel={onClose} />
}

/**
 * Asks for the password before an account is erased, or for the address of a user without one. Companies with others
 * get a successor first.
 */
function EraseQuestion({ onClose }: { onClose: () => void }) {
  const status = trpc.auth.mfa.status.useQuery()
  const obstacle = trpc.dashboard.profile.eraseObstacle.useQuery()
  const proof = status.data?.hasPassword === false ? 'email' : 'password'
  return (
    <QueryView
      query={status.data ? obstacle : { ...status, data: undefined }}
      skeletonHeights={[48, 48, 46]}
      errorTitle={texts.load}
    >
      {data => <EraseAccount obstacle={data} proof={proof} onClose={onClose} />}
    </QueryView>
  )
}

export default function EraseDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <AppModal opened={opened} onClose={onClose} title={texts.erase}>
      <EraseQuestion onClose={onClose} />
    </AppModal>
  )
}
