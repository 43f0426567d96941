import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { Button } from './button.tsx'
import { showToast } from './toast-store.ts'

const SAID_MS = 2500

type Props = {
  text: string
  label: string
  /** What is copied, where the label does not say it. */
  name?: string
}

/** Puts a text on the clipboard, and says for a moment that it is there. */
export function CopyButton({ text, label, name }: Props) {
  const [copied, setCopied] = useState(false)
  const Sign = copied ? IconCheck : IconCopy
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return showToast({ tone: 'bad', title: uiTexts.copyByHand })
    }
    setCopied(true)
    setTimeout(() => setCopied(false), SAID_MS)
  }
  return (
    <Button variant="outline" size="small" onClick={() => void copy()}>
      <Sign size={18} aria-hidden="true" />
      <span aria-live="polite">
        {copied ? uiTexts.copied : label}
        {name && <span className="visually-hidden">: {name}</span>}
      </span>
    </Button>
  )
}
