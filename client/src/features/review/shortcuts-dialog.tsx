import { playerKeyTexts } from 'shared/messages/it/player-keys'
import DialogWindow from '../../ui/dialog-window.tsx'
import style from './shortcuts-dialog.module.css'

/** The keys of the player. */
export default function ShortcutsDialog(props: { opened: boolean; onClose: () => void }) {
  return (
    <DialogWindow {...props} size="lg" title={playerKeyTexts.title}>
      <dl className={style.keys}>
        {playerKeyTexts.keys.map(([key, act]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </DialogWindow>
  )
}
