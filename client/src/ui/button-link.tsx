import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonVariant, buttonClass } from './button.tsx'

type Props = ComponentPropsWithRef<'a'> & ButtonVariant

function ButtonAnchor({ variant, size, wide, className, ...rest }: Props) {
  return <a {...rest} className={buttonClass({ variant, size, wide }, className)} />
}

/** A link of the site that looks like a button; for other addresses use `ButtonAnchor`. */
export const ButtonLink = createLink(ButtonAnchor)
export { ButtonAnchor }
