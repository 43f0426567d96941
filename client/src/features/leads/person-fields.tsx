import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './form.module.css'

/** Says what the data are for and that nothing typed is lost; the policy opens beside the form, which stays as it is. */
export function PrivacyNote() {
  return (
    <p className={style.small}>
      {publicTexts.form.privacy}{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        {publicTexts.footer.privacy}
      </a>
      . {publicTexts.form.keep}
    </p>
  )
}

type SuccessProps = { title: string; text: string; close: string; onClose: () => void }

/** What stands in the form's place once it was sent; takes the focus, so that it is read out. */
export function FormSuccess({ title, text, close, onClose }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={style.success}>
      <Viewfinder className={style.sign} focusing>
        <IconCheck size={36} aria-hidden="true" />
      </Viewfinder>
      <h3 ref={heading} tabIndex={-1} className={style.successTitle}>
        {title}
      </h3>
      <p className="soft">{text}</p>
      <Button onClick={onClose}>{close}</Button>
    </div>
  )
}

const texts = publicTexts.form

type Field = (name: 'firstName' | 'lastName' | 'email' | 'company') => ComponentProps<typeof TextField>

/** Who writes: the fields that both free forms begin with. */
export function PersonFields({ field }: { field: Field }) {
  return (
    <>
      <div className="pair gap-20">
        <TextField label={texts.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={texts.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className="pair gap-20">
        <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
        <TextField label={texts.company} autoComplete="organization" {...field('company')} />
      </div>
    </>
  )
}
