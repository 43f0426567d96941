import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import style from './empty-room.module.css'

const texts = orderTexts.downloads

const shapes = [style.wide, style.tall, style.square]

/** What will be here: the films, their other formats, and what comes along. */
export function EmptyRoom() {
  return (
    <>
      <EmptyState title={texts.empty} text={texts.emptyText} />
      <Card title={texts.otherFormats}>
        <ul className={style.formats}>
          {texts.formats.map((format, index) => (
            <li key={format} className={style.format}>
              <span className={`${style.shape} ${shapes[index] ?? ''}`} aria-hidden="true">
                {format}
              </span>
              <div>
                <b>{format}</b>
                <p>{texts.formatUses[index]}</p>
                <p className={style.soon}>{texts.soon}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={texts.additional}>
        <p>{texts.additionalText}</p>
        <p className={style.soon}>{texts.soon}</p>
      </Card>
    </>
  )
}
