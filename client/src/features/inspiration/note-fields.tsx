import { orderTexts } from 'shared/messages/it/dashboard-order'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import style from './inspiration.module.css'

const texts = orderTexts.inspiration

type Named = 'note' | 'atSecond'
type Props = {
  field: (name: Named) => { name: string }
  /** The dialog begins with them. */
  first?: boolean
}

/** What is liked of a video, and at which moment. */
export function NoteFields({ field, first }: Props) {
  return (
    <>
      <TextAreaField
        optional
        label={texts.note}
        placeholder={texts.notePlaceholder}
        {...(first && { 'data-autofocus': true })}
        {...field('note')}
      />
      <TextField
        optional
        className={style.moment ?? ''}
        label={texts.moment}
        description={texts.momentHint}
        inputMode="text"
        autoComplete="off"
        {...field('atSecond')}
      />
    </>
  )
}
