import { Alert, Group, Paper, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { type BriefField, briefFields, isSettled, isSlot, slots } from 'shared/briefing/brief/brief'
import { contradictsExtras } from 'shared/briefing/brief/read-extras'
import { answerOf, clarityOf } from 'shared/briefing/brief/written'
import { isSendable } from 'shared/briefing/interview/interview'
import { quotePrices } from 'shared/catalogue/price-list'
import { dateIt } from 'shared/formats/date-it'
import { ilGiorno } from 'shared/formats/italian'
import { summaryTexts } from 'shared/messages/it/briefing'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { studioBriefingTexts } from 'shared/messages/it/studio-briefing'
import { trpc } from '../../lib/trpc.ts'
import { IconButton, QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Money } from '../../ui/money.tsx'
import { Note, Remark } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './brief-panel.module.css'
import type { InterviewProps } from './interview.tsx'
import { type Conversation, useIsStudio } from './use-conversation.ts'

/** Returns the quote's total once the brief was sent, else the estimate; the base price while the kind is not known. */
export function usePriceSoFar({ sent, estimateCents }: Conversation, projectId: string | undefined) {
  const isQuoted = !useIsStudio() && sent && projectId !== undefined
  const { data } = trpc.dashboard.quote.get.useQuery({ projectId: projectId ?? '' }, { enabled: isQuoted })
  if (isQuoted && data?.available) return { label: panelTexts.quote, cents: data.totalCents }
  if (estimateCents === null) return { label: panelTexts.basePrice, cents: quotePrices.base }
  return { label: panelTexts.estimate, cents: estimateCents }
}

type Props = Pick<InterviewProps, 'projectId' | 'conversation' | 'actions' | 'onEdit'> & {
  isClosed: boolean
  /** True inside the drawer, which has its own title. */
  isSheet?: boolean
}

type PriceProps = Pick<Props, 'projectId' | 'conversation'> & { isFixed: boolean }

function Price({ projectId, conversation, isFixed }: PriceProps) {
  const { label, cents } = usePriceSoFar(conversation, projectId)
  return (
    <Paper bg="var(--surface-2)" radius="md" px={14} py="sm" my="sm" role="status">
      <Group justify="space-between" align="baseline" gap="0 12px" fw={600}>
        {label}
        <Text span fz="1.375rem" fw={700} ff="heading">
          <Money cents={cents} />
        </Text>
      </Group>
      <Text fz="0.8125rem" c="dimmed">
        {panelTexts.vatIncluded}{' '}
        {!isFixed && `${conversation.brief.kind ? panelTexts.estimateNote : panelTexts.basePriceNote} `}
        {panelTexts.deliveryBy(ilGiorno(dateIt(conversation.deliveryBy)))}
      </Text>
    </Paper>
  )
}

const fieldLabel = { ff: 'text', fz: '0.8125rem', fw: 500, lh: 1.5, c: 'dimmed' } as const

const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton
    label={panelTexts.edit(label)}
    icon={IconPencil}
    c="dimmed"
    pos="absolute"
    top={6}
    right={0}
    onClick={onClick}
  />
)

type RowProps = Pick<Props, 'conversation' | 'isClosed' | 'onEdit'> & { field: BriefField }

function Row({ field, conversation: { brief }, isClosed, onEdit }: RowProps) {
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
      <Title order={3} {...fieldLabel}>
        {label}
        {clarity !== 'side' && (
          <span className="visually-hidden">, {panelTexts.clarity[clarity].toLowerCase()}</span>
        )}
      </Title>
      <p className={`typed ${style.value}`}>{text ?? empty[clarity]}</p>
      {!isClosed && <EditButton label={label} onClick={() => onEdit(field)} />}
    </li>
  )
}

/** Notice that the recap no longer follows the fields, with a button that recomposes it from them. */
function EditedByHand({ actions, conversation }: Pick<Props, 'actions' | 'conversation'>) {
  const texts = panelTexts.backToFields
  return (
    <Alert color="orange" mb="sm">
      <p>{panelTexts.editedByHand}</p>
      {isSendable(conversation.brief) && (
        <SmallButton
          mt="xs"
          onClick={() =>
            confirm({ title: texts.label, text: texts.question, confirm: texts.confirm }, () =>
              actions.send({ replaceText: true, seenAt: conversation.recapUpdatedAt }),
            )
          }
        >
          {texts.label}
        </SmallButton>
      )}
    </Alert>
  )
}

/** Shows the brief beside the interview: price, progress, and every field with an edit button. */
export function BriefPanel({ projectId, conversation, actions, isClosed, isSheet = false, onEdit }: Props) {
  const { brief, sent, complete, recapEditedByHand } = conversation
  const isStudio = useIsStudio()
  const title = isStudio ? panelTexts.titleForStudio : panelTexts.title
  const [showsAll, setShowsAll] = useState(false)
  const count = slots.filter(slot => isSettled(brief, slot)).length
  // Answers to the questions no longer change recap and price.
  const isFixed = isClosed || recapEditedByHand
  const isShown = (field: BriefField) =>
    answerOf(brief, field) !== null || (isSlot(field) ? !isClosed || isSettled(brief, field) : showsAll)
  const fields = briefFields.filter(isShown)
  const sendAlready = async () => {
    const text = isStudio ? studioBriefingTexts.sent : interviewScreenTexts.send.sentHelp
    if (await actions.send({ replaceText: false })) showToast({ title: interviewScreenTexts.send.sent, text })
  }
  return (
    <Paper component="section" aria-label={title} {...(!isSheet && { withBorder: true, p: 20 })}>
      {!isSheet && (
        <Title order={2} size="h3">
          {title}
        </Title>
      )}
      {!isFixed && <Note>{panelTexts.answered(count, slots.length)}</Note>}
      <Price projectId={projectId} conversation={conversation} isFixed={isFixed} />
      {recapEditedByHand && !isClosed && <EditedByHand actions={actions} conversation={conversation} />}
      {!sent && !complete && isSendable(brief) && (
        <SmallButton fullWidth loading={actions.isBusy} onClick={() => void sendAlready()}>
          {interviewScreenTexts.send.already}
        </SmallButton>
      )}
      {(isClosed || !recapEditedByHand) && (
        <Note mt="sm" mb={4}>
          {isClosed ? panelTexts.closed : panelTexts.intro}
        </Note>
      )}
      <ul>
        {fields.map(field => (
          <Row key={field} field={field} conversation={conversation} isClosed={isClosed} onEdit={onEdit} />
        ))}
        {(brief.notes.length > 0 || showsAll) && (
          <li className={style.row} data-row="notes" data-clarity="side">
            <Title order={3} {...fieldLabel}>
              {panelTexts.notes}
            </Title>
            {brief.notes.map(note => (
              <Fragment key={note}>
                <p className={`typed ${style.value}`}>{note}</p>
                {contradictsExtras(brief, note) && <Remark>{summaryTexts.chosenExtrasApply}</Remark>}
              </Fragment>
            ))}
            {!isClosed && <EditButton label={panelTexts.notes} onClick={() => onEdit('notes')} />}
          </li>
        )}
      </ul>
      {!isClosed && !showsAll && (
        <QuietButton onClick={() => setShowsAll(true)}>{panelTexts.more}</QuietButton>
      )}
    </Paper>
  )
}
