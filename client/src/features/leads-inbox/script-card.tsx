import { durationIt } from 'shared/formats/duration-it'
import { inboxTexts } from 'shared/messages/it/inbox'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FoldedText } from './folded-text.tsx'
import style from './lead.module.css'
import type { Lead } from './lead-screen.tsx'

const texts = inboxTexts.script

function Written({ script }: { script: NonNullable<Lead['script']> }) {
  const { after, changes, notes } = script
  const facts = [
    { name: texts.readability, value: after.readability !== null && String(after.readability) },
    { name: texts.seconds, value: durationIt(after.seconds) },
    { name: texts.changesLabel, value: texts.changes(changes.length) },
  ]
  return (
    <div className={style.stack}>
      <FoldedText text={script.script} />
      <Facts facts={facts} />
      {notes.length > 0 && (
        <div>
          <h3 className={style.label}>{texts.notes}</h3>
          <ul className={style.notes}>
            {notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** The better script, as it went out by mail. */
export function ScriptCard({ lead: { script } }: { lead: Lead }) {
  return (
    <Card title={texts.sent}>
      {script ? <Written script={script} /> : <p className="soft">{texts.waiting}</p>}
    </Card>
  )
}
