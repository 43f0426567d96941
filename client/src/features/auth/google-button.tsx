import { IconBrandGoogleFilled } from '@tabler/icons-react'
import { authTexts } from 'shared/messages/it/auth'
import { ButtonAnchor } from '../../ui/button-link.tsx'
import style from './auth-form.module.css'

/** The way in through Google: a plain link, because the server leads there. */
export function GoogleButton() {
  return (
    <>
      <p className={style.or}>{authTexts.google.or}</p>
      <ButtonAnchor look="line" wide href="/auth/google">
        <IconBrandGoogleFilled size={18} aria-hidden="true" />
        {authTexts.google.button}
      </ButtonAnchor>
    </>
  )
}
