import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { securityTexts } from 'shared/messages/it/security'
import { Button } from '../../ui/button.tsx'

const SAID_MS = 2500

/** Puts a text on the clipboard, and says for a moment that it is there. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false)
  const Sign = copied ? IconCheck : IconCopy
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), SAID_MS)
  }
  return (
    <Button variant="outline" size="small" onClick={() => void copy()}>
      <Sign size={18} aria-hidden="true" />
      <span aria-live="polite">{copied ? securityTexts.factor.copied : label}</span>
    </Button>
  )
}
