import style from './auth-form.module.css'

/** Shows a problem, which screen readers announce. */
export const Notice = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={style.notice} role="alert">
      {text}
    </p>
  ) : null
