import { VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { SmallButton } from './action-buttons.tsx'
import { showToast } from './toast-store.ts'

const SHOWN_MS = 2500

type Props = {
  text: string
  label: string
  /** Accessible name, if the label does not name the copied text. */
  name?: string
}

/** Copies a text and says so for a moment. A refused clipboard is reported in a toast. */
export function CopyButton({ text, label, name }: Props) {
  const { copied, error, copy } = useClipboard({ timeout: SHOWN_MS })
  useEffect(() => {
    if (error) showToast({ variant: 'error', title: uiTexts.copyByHand })
  }, [error])
  const Icon = copied ? IconCheck : IconCopy
  return (
    <SmallButton leftSection={<Icon size={18} aria-hidden="true" />} onClick={() => copy(text)}>
      <span aria-live="polite">
        {copied ? uiTexts.copied : label}
        {name && <VisuallyHidden>: {name}</VisuallyHidden>}
      </span>
    </SmallButton>
  )
}
