import style from './button.module.css'

export type ButtonVariant = {
  variant?: 'primary' | 'outline' | 'subtle' | 'danger'
  size?: 'small' | 'large'
  wide?: boolean
}

export const buttonClass = ({ variant = 'primary', size, wide }: ButtonVariant, extra?: string) =>
  [style.button, style[variant], size && style[size], wide && style.wide, extra].filter(Boolean).join(' ')
