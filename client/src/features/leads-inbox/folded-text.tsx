import { useState } from 'react'
import { inboxTexts } from 'shared/messages/it/inbox'
import { Button } from '../../ui/button.tsx'
import style from './lead.module.css'

const LONG = 900
const LONG_LINES = 14

const isLong = (text: string) => text.length > LONG || text.split('\n').length > LONG_LINES

/** A text as it was written; a long one shows its beginning first. */
export function FoldedText({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  if (!isLong(text)) return <p className={style.words}>{text}</p>
  return (
    <div className={style.stack}>
      <p className={`${style.words} ${open ? '' : style.folded}`}>{text}</p>
      <Button variant="outline" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? inboxTexts.detail.fold : inboxTexts.detail.unfold}
      </Button>
    </div>
  )
}
