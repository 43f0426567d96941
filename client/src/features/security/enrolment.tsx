import { lazy, Suspense, useState } from 'react'
import { inGroups, readCode } from 'shared/accounts/second-factor'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { trpc } from '../../lib/trpc.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { PasswordField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import enrol from './enrolment.module.css'
import { FormEnd } from './form-end.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { sayAtField } from './say-at-field.ts'
import style from './security.module.css'

const QrCode = lazy(() => import('./qr-code.tsx'))

const texts = authTexts.secondFactor
const words = securityTexts.factor

type AppSecret = { secret: string; uri: string }
type Stage = { name: 'password' } | ({ name: 'app' } & AppSecret) | { name: 'codes'; codes: string[] }

function PasswordStage({ onNext, onCancel }: { onNext: (app: AppSecret) => void; onCancel?: () => void }) {
  const begin = trpc.auth.mfa.begin.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.beginMfaInput),
    initial: { password: '' },
    onFailure: error =>
      appCodeOf(error) === 'BAD_CREDENTIALS'
        ? sayAtField(form, 'password', authTexts.change.wrongCurrent)
        : showFailure(error),
    send: async input => onNext(await begin.mutateAsync(input)),
  })
  return (
    <form {...form.formProps} className={style.form}>
      <p>{words.passwordFirst}</p>
      <PasswordField
        label={words.currentPassword}
        autoComplete="current-password"
        {...form.field('password')}
      />
      <FormEnd submit={words.next} busy={form.busy} onCancel={onCancel} />
    </form>
  )
}

function AppSecretShown({ secret, uri }: AppSecret) {
  return (
    <div className={enrol.app}>
      <Suspense fallback={<Skeleton heights={[200]} className={enrol.qr} />}>
        <QrCode text={uri} label={words.qr} className={enrol.qr} />
      </Suspense>
      <div className="stack items-start gap-10">
        <p>{texts.scan}</p>
        <p className="note">{texts.manual}</p>
        <code className={enrol.key}>{inGroups(secret)}</code>
        <CopyButton text={secret} label={words.copyKey} />
      </div>
    </div>
  )
}

type AppStageProps = { app: AppSecret; onNext: (codes: string[]) => void; onCancel?: () => void }

function AppStage({ app, onNext, onCancel }: AppStageProps) {
  const confirm = trpc.auth.mfa.confirm.useMutation()
  const { auth } = trpc.useUtils()
  const form = useSchemaForm({
    schema: () => import('shared/accounts/accounts.inputs').then(inputs => inputs.confirmMfaInput),
    initial: { code: '' },
    onFailure: error =>
      appCodeOf(error) === 'BAD_CREDENTIALS' ? sayAtField(form, 'code', texts.wrong) : showFailure(error),
    send: async ({ code }) => {
      if (readCode(code)?.kind !== 'app') {
        sayAtField(form, 'code', securityTexts.code.malformed)
        return
      }
      onNext((await confirm.mutateAsync({ code })).recoveryCodes)
      // It is on from now, also while the recovery codes are still being read.
      void auth.mfa.status.invalidate()
      showToast(texts.enabled)
    },
  })
  return (
    <>
      <AppSecretShown {...app} />
      <form {...form.formProps} className={style.form}>
        <CodeField label={texts.code} description={words.othersEnd} {...form.field('code')} />
        <FormEnd submit={texts.confirm} busy={form.busy} onCancel={onCancel} />
      </form>
    </>
  )
}

/** Switching the second factor on: password, app, recovery codes. `onDone` once the codes are put away. */
export function Enrolment({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const [stage, setStage] = useState<Stage>({ name: 'password' })
  const cancel = onCancel && { onCancel }
  if (stage.name === 'codes') return <RecoveryCodes codes={stage.codes} onDone={onDone} />
  if (stage.name === 'app')
    return <AppStage app={stage} onNext={codes => setStage({ name: 'codes', codes })} {...cancel} />
  return <PasswordStage onNext={app => setStage({ name: 'app', ...app })} {...cancel} />
}
