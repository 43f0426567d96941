import { useFocusTrap } from '@mantine/hooks'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { brand } from 'shared/catalogue/brand'
import type { ErrorCode } from 'shared/errors/codes'
import { publicTexts } from 'shared/messages/it/public'
import { previewGatePrompt } from '../../lib/blocking-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './gate-overlay.module.css'

type Unlocking = 'open' | 'wrong' | 'failed'

const CHECK_MS = 1000
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Asks the server whether the password is right; never answers before the one-second check is over. */
export async function unlock(password: string): Promise<Unlocking> {
  const [response] = await Promise.all([
    fetch('/trpc/gate.unlock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    }).catch(() => undefined),
    pause(CHECK_MS),
  ])
  if (response?.ok) return 'open'
  const body = await response?.json().catch(() => undefined)
  const code: ErrorCode | undefined = body?.error?.data?.appCode
  return code === 'WRONG_PREVIEW_PASSWORD' || code === 'INVALID_INPUT' ? 'wrong' : 'failed'
}

const texts = publicTexts.gate

function PasswordRow({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [shown, setShown] = useState(false)
  const Eye = shown ? IconEyeOff : IconEye
  return (
    <div className={style.row}>
      <input
        id="gate-password"
        name="password"
        className={style.input}
        data-autofocus
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <button
        type="button"
        className={style.toggle}
        aria-label={shown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Eye size={20} aria-hidden="true" />
      </button>
    </div>
  )
}

function useUnlocking() {
  const [password, setPassword] = useState('')
  const [checking, setChecking] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecking(true)
    const outcome = await unlock(password)
    setChecking(false)
    if (outcome === 'wrong') return showToast({ variant: 'error', ...texts.wrong })
    if (outcome === 'failed') return showToast({ variant: 'error', ...texts.failed })
    showToast(texts.ok)
    previewGatePrompt.answer(true)
  }
  return { password, setPassword, checking, submit }
}

// Dialogs of the page are rendered beside the root and are covered by the gate too.
function useInertPage(): void {
  useEffect(() => {
    const others = [...document.body.children].filter(child => child.id !== 'root')
    for (const other of others) other.toggleAttribute('inert', true)
    return () => {
      for (const other of others) other.toggleAttribute('inert', false)
    }
  }, [])
}

function GateForm() {
  const { password, setPassword, checking, submit } = useUnlocking()
  const mail = `mailto:${brand.contact.email}?subject=${encodeURIComponent(texts.contactSubject)}`
  return (
    <form className={style.card} onSubmit={submit}>
      <h2 id="gate-title" className={style.title}>
        {texts.again.title}
      </h2>
      <p className="soft">{texts.again.text}</p>
      <label className={style.label} htmlFor="gate-password">
        {texts.password}
      </label>
      <PasswordRow value={password} onChange={setPassword} />
      <Button type="submit" wide busy={checking} disabled={password.trim() === ''}>
        {texts.submit}
      </Button>
      <a className={style.link} href={mail}>
        {texts.contact}
      </a>
    </form>
  )
}

/** Renders the gate over an open page. Typed text stays, and blocked calls are retried. */
export default function GateOverlay() {
  const trap = useFocusTrap()
  useInertPage()
  return (
    <div ref={trap} className={style.overlay} role="dialog" aria-modal="true" aria-labelledby="gate-title">
      <Viewfinder className={style.frame}>
        <GateForm />
      </Viewfinder>
    </div>
  )
}
