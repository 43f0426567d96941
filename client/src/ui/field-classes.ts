import style from './field.module.css'

/** Class names of Mantine's fields. */
export const fieldClasses = {
  label: style.label ?? '',
  input: style.input ?? '',
  description: style.description ?? '',
  error: style.error ?? '',
}
