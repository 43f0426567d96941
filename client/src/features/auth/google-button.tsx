import { IconBrandGoogleFilled } from '@tabler/icons-react'
import { authTexts } from 'shared/messages/it/auth'
import { trpc } from '../../lib/trpc.ts'
import { ButtonAnchor } from '../../ui/button-link.tsx'
import style from './auth-form.module.css'

/** The way in through Google: a plain link, because the server leads there. It says so where it is not set up. */
export function GoogleButton() {
  const isOff = trpc.auth.waysIn.useQuery().data?.google === false
  return (
    <>
      <p className={style.or}>{authTexts.google.or}</p>
      <ButtonAnchor variant="outline" wide href="/auth/google">
        <IconBrandGoogleFilled size={18} aria-hidden="true" />
        {authTexts.google.button}
      </ButtonAnchor>
      {isOff && <p className={style.off}>{authTexts.google.off}</p>}
    </>
  )
}
