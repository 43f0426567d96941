import style from './button.module.css'

export type ButtonLook = {
  look?: 'act' | 'line' | 'quiet' | 'danger'
  size?: 'small' | 'large'
  wide?: boolean
}

export const buttonClass = ({ look = 'act', size, wide }: ButtonLook, extra?: string) =>
  [style.button, style[look], size && style[size], wide && style.wide, extra].filter(Boolean).join(' ')
