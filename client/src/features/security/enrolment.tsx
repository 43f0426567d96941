import { Button, Group, Stack, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { inGroups, readCode } from 'shared/accounts/second-factor'
import { beginMfaInput, confirmMfaInput } from 'shared/accounts/security.inputs'
import { brand } from 'shared/catalogue/brand'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { trpc } from '../../lib/trpc.ts'
import { CodeField } from '../../ui/access-fields.tsx'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { downloadText } from '../../ui/download.ts'
import { FormStack, PasswordField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Note } from '../../ui/section-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './security.module.css'

const QrCode = lazyComponent(() => import('./qr-code.tsx'), <Skeleton heights={[200]} />)

const texts = authTexts.secondFactor
const labels = securityTexts.factor

/** Shows recovery codes, which cannot be shown again; they can be copied or saved as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = codes.join('\n')
  const save = () => downloadText(labels.fileName, `${brand.name}\n\n${text}\n`)
  return (
    <Stack>
      <Title order={4} size="1.0625rem" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
        {labels.codes}
      </Title>
      <p>
        {texts.recoveryText} <b>{labels.codesOnce}</b>
      </p>
      <ul className={style.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton text={text} label={labels.copyCodes} />
        <SmallButton leftSection={<IconDownload size={18} aria-hidden="true" />} onClick={save}>
          {labels.saveCodes}
        </SmallButton>
      </Group>
      <Group>
        <Button onClick={onDone}>{labels.done}</Button>
      </Group>
    </Stack>
  )
}

type AppSecret = { secret: string; uri: string }

interface StepProps<Result> {
  onNext: (result: Result) => void
  onCancel?: (() => void) | undefined
}

function PasswordStep({ onNext, onCancel }: StepProps<AppSecret>) {
  const begin = trpc.auth.mfa.begin.useMutation()
  const form = useZodForm({
    schema: beginMfaInput,
    initial: { password: '' },
    refusals: { BAD_CREDENTIALS: { password: authTexts.change.wrongCurrent } },
    send: async input => onNext(await begin.mutateAsync(input)),
  })
  const { busy, field, formProps } = form
  return (
    <FormStack {...formProps} gap={18} maw={460}>
      <p>{labels.passwordFirst}</p>
      <PasswordField label={labels.currentPassword} autoComplete="current-password" {...field('password')} />
      <FormActions submit={labels.next} busy={busy} onCancel={onCancel} />
    </FormStack>
  )
}

function AppStep({ app: { secret, uri }, onNext, onCancel }: StepProps<string[]> & { app: AppSecret }) {
  const confirm = trpc.auth.mfa.confirm.useMutation()
  const { auth } = trpc.useUtils()
  const form = useZodForm({
    schema: confirmMfaInput,
    initial: { code: '' },
    refusals: { BAD_CREDENTIALS: { code: texts.wrong } },
    send: async ({ code }) => {
      if (readCode(code)?.kind !== 'app') {
        form.setError('code', securityTexts.code.malformed)
        return
      }
      onNext((await confirm.mutateAsync({ code })).recoveryCodes)
      // The factor is enabled by now, also while the recovery codes are still shown.
      void auth.mfa.status.invalidate()
      showToast(texts.enabled)
    },
  })
  const { busy, field, formProps } = form
  return (
    <>
      <Group align="flex-start" gap="lg">
        <QrCode text={uri} label={labels.qr} />
        <Stack gap={10} align="start" flex="1 1 240px">
          <p>{texts.scan}</p>
          <Note>{texts.manual}</Note>
          <code className={style.key}>{inGroups(secret)}</code>
          <CopyButton text={secret} label={labels.copyKey} />
        </Stack>
      </Group>
      <FormStack {...formProps} gap={18} maw={460}>
        <CodeField label={texts.code} description={labels.othersEnd} {...field('code')} />
        <FormActions submit={texts.confirm} busy={busy} onCancel={onCancel} />
      </FormStack>
    </>
  )
}

type Step = { name: 'password' } | { name: 'app'; app: AppSecret } | { name: 'codes'; codes: string[] }

interface Props {
  /** Called once the recovery codes are confirmed as stored. */
  onDone: () => void
  onCancel?: () => void
}

/** Enables the second factor in three steps: password, app, recovery codes. */
export function Enrolment({ onDone, onCancel }: Props) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onDone={onDone} />
  if (step.name === 'app')
    return <AppStep app={step.app} onNext={codes => setStep({ name: 'codes', codes })} onCancel={onCancel} />
  return <PasswordStep onNext={app => setStep({ name: 'app', app })} onCancel={onCancel} />
}
