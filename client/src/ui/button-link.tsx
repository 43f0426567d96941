import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'

type Props = ComponentPropsWithRef<'a'> & ButtonLook

function ButtonAnchor({ look = 'act', size, wide = false, className, ...rest }: Props) {
  return <a {...rest} className={buttonClass({ look, wide, ...(size && { size }) }, className)} />
}

/** A link of the site that looks like a button; for other addresses use `ButtonAnchor`. */
export const ButtonLink = createLink(ButtonAnchor)
export { ButtonAnchor }
