import { payLinkTexts } from 'shared/messages/it/pay-links'
import DialogWindow from '../../ui/dialog-window.tsx'
import { MadeLink } from '../../ui/made-link.tsx'

const texts = payLinkTexts.made

export interface MadePayLink {
  url: string
  expiresAt: string
  /** To whom our mail takes it. */
  email: string | undefined
}

type Props = { opened: boolean; made: MadePayLink | undefined; onClose: () => void }

/** A link that was just made, to be copied. */
export default function MadeLinkDialog({ opened, made, onClose }: Props) {
  return (
    <DialogWindow opened={opened} onClose={onClose} title={texts.title}>
      {made && (
        <div className="stack gap-16">
          <p>{made.email ? texts.sent(made.email) : texts.text}</p>
          <MadeLink made={made} words={texts} next={texts.close} onNext={onClose} />
        </div>
      )}
    </DialogWindow>
  )
}
