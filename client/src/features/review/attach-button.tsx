import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { AttachTray } from './late-comment-parts.ts'

const texts = reviewTexts.comments

/** Chooses files that go with a comment. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="subtle"
        size="small"
        onPointerEnter={AttachTray.warm}
        onFocus={AttachTray.warm}
        onClick={() => input.current?.click()}
      >
        <IconPaperclip size={16} aria-hidden="true" />
        {texts.attach}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={texts.attachFiles}
        onChange={event => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file can be chosen again once it was taken off.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
