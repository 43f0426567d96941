import type { ComponentPropsWithRef } from 'react'
import style from './button.module.css'
import { type ButtonLook, buttonClass } from './button-look.ts'

type Props = ComponentPropsWithRef<'button'> & ButtonLook & { busy?: boolean }

export function Button({ look, size, wide, busy, className, children, disabled, ...rest }: Props) {
  const classes = buttonClass(
    { ...(look && { look }), ...(size && { size }), ...(wide && { wide }) },
    className,
  )
  return (
    <button type="button" {...rest} className={classes} disabled={disabled || busy} aria-busy={busy}>
      {busy && <span className={style.ring} aria-hidden="true" />}
      {children}
    </button>
  )
}
