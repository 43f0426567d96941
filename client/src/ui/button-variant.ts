import style from './button.module.css'

export type ButtonVariant = {
  variant?: 'primary' | 'outline' | 'subtle' | 'danger' | undefined
  size?: 'small' | 'large' | undefined
  wide?: boolean | undefined
}

export const buttonClass = ({ variant = 'primary', size, wide }: ButtonVariant, extra?: string) =>
  [style.button, style[variant], size && style[size], wide && 'full-width', extra].filter(Boolean).join(' ')
