import { dateTimeIt } from 'shared/formats/date-it'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import DialogWindow from '../../ui/dialog-window.tsx'
import style from './pay-links.module.css'

const texts = payLinkTexts.made

export interface MadeLink {
  url: string
  expiresAt: string
  /** To whom our mail takes it. */
  email: string | undefined
}

type Props = { opened: boolean; made: MadeLink | undefined; onClose: () => void }

/** A link that was just made, to be copied. */
export default function MadeLinkDialog({ opened, made, onClose }: Props) {
  return (
    <DialogWindow opened={opened} onClose={onClose} title={texts.title}>
      {made && (
        <div className={style.made}>
          <p>{made.email ? texts.sent(made.email) : texts.text}</p>
          <p className={style.link}>
            <span className="visually-hidden">{texts.label}: </span>
            {made.url}
          </p>
          <p className={style.soft}>{texts.until(dateTimeIt(made.expiresAt))}</p>
          <div className={style.acts}>
            <CopyButton text={made.url} label={texts.copy} />
            <Button variant="subtle" size="small" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </div>
      )}
    </DialogWindow>
  )
}
