import { Anchor, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './form.module.css'

/** Explains the use of the data. The policy opens in a new tab, so that nothing typed is lost. */
export function PrivacyNote() {
  return (
    <Text fz="sm" lh={1.6} c="dimmed">
      {publicTexts.form.privacy}{' '}
      <Anchor inherit href="/privacy" target="_blank" rel="noreferrer">
        {publicTexts.footer.privacy}
      </Anchor>
      . {publicTexts.form.keep}
    </Text>
  )
}

type SuccessProps = { title: string; text: string; close: string; onClose: () => void }

/** Replaces a form that was sent. Takes the focus, so that screen readers announce it. */
export function FormSuccess({ title, text, close, onClose }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack align="center" px={8} pt="xl" pb="md" ta="center">
      <Viewfinder className={style.sign} focusing>
        <IconCheck size={36} aria-hidden="true" />
      </Viewfinder>
      <Title order={3} ref={heading} tabIndex={-1} fz="1.75rem" lh={1.12}>
        {title}
      </Title>
      <Text inherit c="dimmed">
        {text}
      </Text>
      <Button onClick={onClose}>{close}</Button>
    </Stack>
  )
}

const texts = publicTexts.form

type Field = (name: 'firstName' | 'lastName' | 'email' | 'company') => ComponentProps<typeof TextField>

/** Name, email and company: the first fields of both free forms. */
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
