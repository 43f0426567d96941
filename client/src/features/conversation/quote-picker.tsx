import { Stack, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconQuote } from '@tabler/icons-react'
import { useRef } from 'react'
import { conversationTexts as texts } from 'shared/messages/it/conversation'
import { useCan } from '../../lib/capabilities.ts'
import type { QuotedComment } from '../../lib/message-draft.ts'
import { trpc } from '../../lib/trpc.ts'
import { IconButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import style from './conversation.module.css'
import type { Side } from './conversation-queries.ts'

interface Props {
  side: Side
  projectId: string
  onPick: (quote: QuotedComment) => void
}

/** Renders the picker for a client whose hats open the review; otherwise nothing. */
const ClientQuotePicker = (props: Props) => (useCan()('review') ? <CommentPicker {...props} /> : null)

/** Renders a button that opens the comments that the client sees, of which a message can quote one. */
export const QuotePicker = (props: Props) =>
  props.side === 'team' ? <CommentPicker {...props} /> : <ClientQuotePicker {...props} />

function CommentPicker({ side, projectId, onPick }: Props) {
  const [opened, { open, close }] = useDisclosure()
  const button = useRef<HTMLButtonElement>(null)
  const leave = () => {
    close()
    button.current?.focus()
  }
  return (
    <>
      <IconButton ref={button} label={texts.quoteComment} icon={IconQuote} size={44} onClick={open} />
      {/* The focus moves to the message box when a comment is picked. */}
      <AppModal returnFocus={false} opened={opened} onClose={leave} title={texts.quoteComment}>
        {opened && (
          <Comments
            side={side}
            projectId={projectId}
            onPick={quote => {
              close()
              onPick(quote)
            }}
          />
        )}
      </AppModal>
    </>
  )
}

function Comments({ side, projectId, onPick }: Props) {
  const { dashboard, team } = trpc
  const ofClient = dashboard.deliverables.list.useQuery({ projectId }, { enabled: side === 'client' })
  const ofTeam = team.deliverables.list.useQuery({ projectId }, { enabled: side === 'team' })
  const query = side === 'team' ? ofTeam : ofClient
  return (
    <QueryView query={query} skeletonHeights={[64, 64, 64]} errorTitle={texts.quoteLoad}>
      {({ items }) => {
        const comments = items
          .filter(({ state }) => state !== 'saved')
          .flatMap(({ versionName, comments }) =>
            comments
              .filter(comment => !('internal' in comment && comment.internal))
              .flatMap(({ replies, ...comment }) => [comment, ...replies])
              .map(comment => ({ ...comment, versionName })),
          )
        if (comments.length === 0) return <Text c="dimmed">{texts.quoteNone}</Text>
        return (
          <Stack component="ul" gap="xs">
            {comments.map(({ id, text, authorName, versionName }) => (
              <li key={id}>
                <UnstyledButton className={style.comment} onClick={() => onPick({ commentId: id, text })}>
                  <Text span size="xs" c="dimmed" display="block">
                    {versionName} · {authorName}
                  </Text>
                  <span className="two-lines breaks">{text}</span>
                </UnstyledButton>
              </li>
            ))}
          </Stack>
        )
      }}
    </QueryView>
  )
}
