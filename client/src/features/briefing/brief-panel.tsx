import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { type BriefField, briefFields, isSettled, isSlot, slots } from 'shared/briefing/brief/brief'
import { answerOf, clarityOf } from 'shared/briefing/brief/written'
import { isSendable } from 'shared/briefing/interview/interview'
import { quotePrices } from 'shared/catalogue/price-list'
import { dateIt } from 'shared/formats/date-it'
import { ilGiorno } from 'shared/formats/day-it'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Money } from '../../ui/money.tsx'
import style from './brief-panel.module.css'
import type { InterviewProps } from './interview.tsx'
import type { Conversation } from './use-conversation.ts'

/** Returns the quote's total once the brief was sent, else the estimate; the base price while the kind is not known. */
export function usePriceSoFar({ sent, estimateCents }: Conversation, projectId: string | undefined) {
  const isQuoted = sent && projectId !== undefined
  const { data } = trpc.dashboard.quote.get.useQuery({ projectId: projectId ?? '' }, { enabled: isQuoted })
  if (isQuoted && data?.available) return { label: panelTexts.quote, cents: data.totalCents }
  if (estimateCents === null) return { label: panelTexts.basePrice, cents: quotePrices.base }
  return { label: panelTexts.estimate, cents: estimateCents }
}

type Props = Pick<InterviewProps, 'projectId' | 'conversation' | 'acts' | 'onEdit'> & {
  isClosed: boolean
  /** Inside a sheet, which has the title. */
  isSheet?: boolean
}

function Price({ projectId, conversation }: Pick<Props, 'projectId' | 'conversation'>) {
  const { label, cents } = usePriceSoFar(conversation, projectId)
  return (
    <div className={style.price} role="status">
      <p className={style.priceLabel}>{label}</p>
      <p className={style.amount}>
        <Money cents={cents} />
      </p>
      <p className={style.priceNote}>
        {conversation.brief.kind ? panelTexts.estimateNote : panelTexts.basePriceNote}{' '}
        {panelTexts.deliveryBy(ilGiorno(dateIt(conversation.deliveryBy)))}
      </p>
    </div>
  )
}

function Row({
  field,
  conversation: { brief },
  isClosed,
  onEdit,
}: Pick<Props, 'conversation' | 'isClosed' | 'onEdit'> & { field: BriefField }) {
  const text = answerOf(brief, field)
  const clarity = isSlot(field) ? clarityOf(brief, field) : text === null ? 'side' : 'filled'
  const label = panelTexts.labels[field]
  const empty = {
    filled: '',
    uncertain: panelTexts.openValue,
    missing: panelTexts.missingValue,
    side: panelTexts.notSaid,
  }
  return (
    <li className={style.row} data-clarity={clarity} data-row={field}>
      <h3 className={style.label}>
        {label}
        {clarity !== 'side' && (
          <span className="visually-hidden">, {panelTexts.clarity[clarity].toLowerCase()}</span>
        )}
      </h3>
      <p className={style.value}>{text ?? empty[clarity]}</p>
      {!isClosed && (
        <button
          type="button"
          className={`icon-button ${style.pencil}`}
          aria-label={panelTexts.edit(label)}
          onClick={() => onEdit(field)}
        >
          <IconPencil size={18} aria-hidden="true" />
        </button>
      )}
    </li>
  )
}

/** Notice that the recap no longer follows the fields, with the button that recomposes it from them. */
function EditedByHand({ acts, conversation }: Pick<Props, 'acts' | 'conversation'>) {
  const texts = panelTexts.backToFields
  return (
    <div className={style.byHand}>
      <p>{panelTexts.editedByHand}</p>
      {isSendable(conversation.brief) && (
        <ConfirmButton
          variant="outline"
          size="small"
          label={texts.label}
          question={{ title: texts.label, text: texts.question, confirm: texts.confirm }}
          onConfirm={close => void acts.send(true).then(close)}
        />
      )}
    </div>
  )
}

/** The brief beside the interview: price, progress, every field with its pencil. */
export function BriefPanel({ projectId, conversation, acts, isClosed, isSheet = false, onEdit }: Props) {
  const { brief, sent, complete, recapEditedByHand } = conversation
  const [showsAll, setShowsAll] = useState(false)
  const count = slots.filter(slot => isSettled(brief, slot)).length
  const fields = briefFields.filter(field => showsAll || isSlot(field) || answerOf(brief, field) !== null)
  return (
    <section className={isSheet ? '' : `panel ${style.panel}`} aria-label={panelTexts.title}>
      {!isSheet && <h2 className={style.title}>{panelTexts.title}</h2>}
      <p className="hint tabular">{panelTexts.answered(count, slots.length)}</p>
      <Price projectId={projectId} conversation={conversation} />
      {recapEditedByHand && !isClosed && <EditedByHand acts={acts} conversation={conversation} />}
      {!sent && !complete && isSendable(brief) && (
        <Button variant="outline" size="small" wide busy={acts.isBusy} onClick={() => void acts.send(false)}>
          {interviewScreenTexts.send.already}
        </Button>
      )}
      {(isClosed || !recapEditedByHand) && (
        <p className={style.intro}>{isClosed ? panelTexts.paid : panelTexts.intro}</p>
      )}
      <ul>
        {fields.map(field => (
          <Row key={field} field={field} conversation={conversation} isClosed={isClosed} onEdit={onEdit} />
        ))}
        {(brief.notes.length > 0 || showsAll) && (
          <li className={style.row} data-row="notes" data-clarity="side">
            <h3 className={style.label}>{panelTexts.notes}</h3>
            {brief.notes.map(note => (
              <p key={note} className={style.value}>
                {note}
              </p>
            ))}
            {!isClosed && (
              <button
                type="button"
                className={`icon-button ${style.pencil}`}
                aria-label={panelTexts.edit(panelTexts.notes)}
                onClick={() => onEdit('notes')}
              >
                <IconPencil size={18} aria-hidden="true" />
              </button>
            )}
          </li>
        )}
      </ul>
      {!isClosed && !showsAll && (
        <Button variant="subtle" size="small" onClick={() => setShowsAll(true)}>
          {panelTexts.more}
        </Button>
      )}
    </section>
  )
}
