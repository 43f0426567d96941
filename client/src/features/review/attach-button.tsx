import { IconPaperclip } from '@tabler/icons-react'
import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import { AttachTray } from './late-comment-parts.ts'

const texts = reviewTexts.comments

/** Chooses files that go with a comment. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { picker, choose } = useFilePicker({ label: texts.attachFiles, multiple: true, onFiles })
  return (
    <>
      <Button
        variant="subtle"
        size="small"
        onPointerEnter={AttachTray.warm}
        onFocus={AttachTray.warm}
        onClick={choose}
      >
        <IconPaperclip size={16} aria-hidden="true" />
        {texts.attach}
      </Button>
      {picker}
    </>
  )
}
