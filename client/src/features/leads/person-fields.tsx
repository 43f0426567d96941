import type { ComponentProps } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { TextField } from '../../ui/field.tsx'

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
