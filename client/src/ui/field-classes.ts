import style from './field.module.css'

/** How the kit's fields look here. */
export const fieldClasses = {
  label: style.label ?? '',
  input: style.input ?? '',
  description: style.description ?? '',
  error: style.error ?? '',
}
