import style from './auth-form.module.css'

/** What stands in the way, read out when it appears; nothing while there is nothing. */
export const Notice = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={style.notice} role="alert">
      {text}
    </p>
  ) : null
