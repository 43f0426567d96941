import { Badge, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { readCode } from 'shared/accounts/second-factor'
import { disableMfaInput } from 'shared/accounts/security.inputs'
import { dateIt } from 'shared/formats/date-it'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { refreshSession } from '../../lib/session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { CodeField } from '../../ui/access-fields.tsx'
import { FormStack, PasswordField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Note } from '../../ui/section-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { SettingsSection } from './settings-section.tsx'

const loading = <Skeleton heights={[120]} />
const Enrolment = lazyComponent(
  async () => ({ default: (await import('./enrolment.tsx')).Enrolment }),
  loading,
)
const RecoveryCodes = lazyComponent(
  async () => ({ default: (await import('./enrolment.tsx')).RecoveryCodes }),
  loading,
)

const texts = authTexts.secondFactor
const labels = securityTexts.factor

type Status = Outputs['auth']['mfa']['status']

interface ProofFormProps {
  text: string
  submit: string
  danger?: boolean
  send: (proof: { password: string; code: string }) => Promise<unknown>
  onCancel: () => void
}

/** Asks for password and code before a change that makes the account less secure. */
function ProofForm({ text, submit, danger = false, send, onCancel }: ProofFormProps) {
  const form = useZodForm({
    schema: disableMfaInput,
    initial: { password: '', code: '' },
    refusals: { BAD_CREDENTIALS: { password: authTexts.change.wrongCurrent, code: texts.wrong } },
    send: async proof => {
      if (readCode(proof.code)) await send(proof)
      else form.setError('code', securityTexts.code.malformed)
    },
  })
  const { busy, field, formProps } = form
  return (
    <FormStack {...formProps} gap={18} maw={460}>
      <p>{text}</p>
      <PasswordField label={labels.currentPassword} autoComplete="current-password" {...field('password')} />
      <CodeField label={labels.appOrRecovery} inputMode="text" {...field('code')} />
      <FormActions submit={submit} danger={danger} busy={busy} onCancel={onCancel} />
    </FormStack>
  )
}

/** Returns a function that reloads what depends on the second factor, also in the session. */
function useRefresh() {
  const { auth } = trpc.useUtils()
  return () => {
    void auth.mfa.status.invalidate()
    void auth.sessions.invalidate()
    void refreshSession()
  }
}

function RenewCodes({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const renew = trpc.auth.mfa.renewRecoveryCodes.useMutation()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <ProofForm
      text={labels.renewText}
      submit={labels.renew}
      send={async proof => setCodes((await renew.mutateAsync(proof)).recoveryCodes)}
      onCancel={onDone}
    />
  )
}

function Disable({ onDone }: { onDone: () => void }) {
  const disable = trpc.auth.mfa.disable.useMutation()
  return (
    <ProofForm
      danger
      text={labels.disableText}
      submit={labels.disableTitle}
      send={async proof => {
        await disable.mutateAsync(proof)
        showToast(texts.disabled)
        onDone()
      }}
      onCancel={onDone}
    />
  )
}

function Enabled({ status }: { status: Status }) {
  const [opened, setOpened] = useState<'renew' | 'disable'>()
  const refresh = useRefresh()
  const close = () => {
    setOpened(undefined)
    refresh()
  }
  if (opened === 'renew') return <RenewCodes onDone={close} />
  if (opened === 'disable') return <Disable onDone={close} />
  return (
    <>
      <p>
        {status.since && labels.onSince(dateIt(status.since))}. {labels.left(status.recoveryCodesLeft)}
      </p>
      <Group gap="sm">
        <Button variant="default" onClick={() => setOpened('renew')}>
          {labels.renew}
        </Button>
        <Button variant="outline" color="red" onClick={() => setOpened('disable')}>
          {texts.disable}
        </Button>
      </Group>
    </>
  )
}

export function SecondFactorSection() {
  const query = trpc.auth.mfa.status.useQuery()
  const refresh = useRefresh()
  // Stays true while the recovery codes are shown, although the status is enabled by then.
  const [isEnrolling, setEnrolling] = useState(false)
  const isOn = query.data?.on
  const close = () => {
    setEnrolling(false)
    refresh()
  }
  const contentOf = (status: Status) => {
    if (isEnrolling) return <Enrolment onDone={close} onCancel={close} />
    if (status.on) return <Enabled status={status} />
    if (!status.hasPassword) return <Note>{labels.noPassword}</Note>
    return (
      <Group>
        <Button onClick={() => setEnrolling(true)}>{texts.begin}</Button>
      </Group>
    )
  }
  return (
    <SettingsSection
      title={texts.title}
      text={labels.offText}
      badge={query.data && <Badge color={isOn ? 'green' : 'gray'}>{isOn ? texts.on : texts.off}</Badge>}
    >
      <QueryView query={query} skeletonHeights={[46]} errorTitle={labels.load}>
        {contentOf}
      </QueryView>
    </SettingsSection>
  )
}
