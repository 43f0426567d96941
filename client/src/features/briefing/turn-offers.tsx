import type { Brief, Extra } from 'shared/briefing/brief/brief'
import { isBrought, type OfferedExtra } from 'shared/briefing/brief/offered-extras'
import { choiceTexts } from 'shared/messages/it/briefing-choices'
import { Button } from '../../ui/button.tsx'
import style from './turns.module.css'

type Props = { offers: readonly Extra[]; brief: Brief; isBusy: boolean; onSay: (text: string) => void }

/** What the client has asked about, to be added by one tap; gone once it is in the brief. */
export function TurnOffers({ offers, brief, isBusy, onSay }: Props) {
  const open = offers.filter(
    (extra): extra is OfferedExtra => !isBrought(extra) && !brief.extras.includes(extra),
  )
  if (open.length === 0) return null
  return (
    <div className={style.offers}>
      {open.map(extra => (
        <Button
          key={extra}
          variant="outline"
          size="small"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onSay(choiceTexts.offers[extra].says)}
        >
          {choiceTexts.offers[extra].label}
        </Button>
      ))}
    </div>
  )
}
