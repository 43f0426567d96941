import { useState } from 'react'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import style from './auth-form.module.css'
import { useSecondFactor } from './use-second-factor.ts'

const texts = authTexts.secondFactor
const words = securityTexts.code

type Props = {
  onIn: () => void
  /** Back to the password: by choice, or because time or tries are used up. */
  onBack: (notice?: string) => void
}

function CodeForm({ recovery, ...way }: Props & { recovery: boolean }) {
  const { busy, field, formProps } = useSecondFactor({ recovery, ...way })
  return (
    <form {...formProps} className={style.form}>
      <CodeField recovery={recovery} label={recovery ? words.recovery : texts.code} {...field('code')} />
      <Button type="submit" size="large" wide busy={busy}>
        {texts.submit}
      </Button>
    </form>
  )
}

/** The second step of signing in, on the same screen: the code of the app, or a recovery code. */
export function SecondFactorStep(props: Props) {
  const [recovery, setRecovery] = useState(false)
  return (
    <>
      <h1 className={style.title}>{texts.title}</h1>
      <p className={style.subtitle}>{recovery ? words.recoveryText : texts.text}</p>
      <CodeForm key={String(recovery)} recovery={recovery} {...props} />
      <div className={style.actions}>
        <Button variant="outline" wide onClick={() => setRecovery(!recovery)}>
          {recovery ? words.useApp : words.useRecovery}
        </Button>
        <Button variant="subtle" wide onClick={() => props.onBack()}>
          {words.back}
        </Button>
      </div>
    </>
  )
}
