import { IconAlertTriangle } from '@tabler/icons-react'
import { uiTexts } from 'shared/messages/it/screens'
import { Button } from './button.tsx'
import style from './state.module.css'
import { Viewfinder } from './viewfinder.tsx'

type Props = { title: string; text?: string | undefined; retry?: (() => void) | undefined }

/** What went wrong, in the place where the thing should be, with the way to try again. */
export function ErrorState({ title, text, retry }: Props) {
  return (
    <section className={`${style.state} ${style.bad}`} role="alert">
      <Viewfinder className={style.frame}>
        <IconAlertTriangle size={28} aria-hidden="true" />
      </Viewfinder>
      <h2 className={style.title}>{title}</h2>
      {text && <p className="soft">{text}</p>}
      {retry && (
        <div className={style.actions}>
          <Button variant="outline" onClick={retry}>
            {uiTexts.retry}
          </Button>
        </div>
      )}
    </section>
  )
}
