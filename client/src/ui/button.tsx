import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import style from './button.module.css'

export type ButtonVariant = {
  variant?: 'primary' | 'outline' | 'subtle' | 'danger' | undefined
  size?: 'small' | 'large' | undefined
  wide?: boolean | undefined
}

export const buttonClass = ({ variant = 'primary', size, wide }: ButtonVariant, extra?: string) =>
  [style.button, style[variant], size && style[size], wide && 'full-width', extra].filter(Boolean).join(' ')

type Props = ComponentPropsWithRef<'button'> & ButtonVariant & { busy?: boolean }

export function Button({ variant, size, wide, busy, className, children, disabled, ...rest }: Props) {
  const classes = buttonClass({ variant, size, wide }, className)
  return (
    <button type="button" {...rest} className={classes} disabled={disabled || busy} aria-busy={busy}>
      {busy && <span className={style.ring} aria-hidden="true" />}
      {children}
    </button>
  )
}

type LinkProps = ComponentPropsWithRef<'a'> & ButtonVariant

export function ButtonAnchor({ variant, size, wide, className, ...rest }: LinkProps) {
  return <a {...rest} className={buttonClass({ variant, size, wide }, className)} />
}

/** A link of the site that looks like a button; for other addresses use `ButtonAnchor`. */
export const ButtonLink = createLink(ButtonAnchor)
