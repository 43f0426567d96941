import { Button, Stack, Title } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { enterWithPhraseInput } from 'shared/deliverables/guests.inputs'
import { errorCatalogue } from 'shared/errors/codes'
import { dateTimeIt } from 'shared/formats/date-it'
import { guestPageTexts, guestPageTexts as texts } from 'shared/messages/it/guests'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { TrpcProvider } from '../../../lib/trpc-provider.tsx'
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx'
import { appCodeOf, getErrorMessage } from '../../../ui/errors.ts'
import { PasswordField } from '../../../ui/field.tsx'
import { NoScriptNotice } from '../../../ui/no-script-notice.tsx'
import { ProductRoot } from '../../../ui/product-root.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useZodForm } from '../../../ui/use-zod-form.ts'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { OFFLINE_MUTATION_OPTIONS } from '../comment-draft.ts'
import { createCommentMutations, useAsset } from '../review-model.ts'
import { AssetReview } from '../review-workspace.tsx'
import style from './guests.module.css'

const keyOf = (token: string) => ['guestLink', token]

/**
 * Queries the state of a guest's link. Uses a mutation, because the token must be sent in the body. A browser that has
 * opened the link before is let in again.
 */
function useGuestLink(token: string) {
  const { guestReview } = trpc.useUtils().client
  const cache = useQueryClient()
  const query = useQuery({
    queryKey: keyOf(token),
    queryFn: () => guestReview.open.mutate({ token }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  /** Opens the link with its pass phrase. */
  const enter = async (passPhrase: string | undefined) =>
    cache.setQueryData(keyOf(token), await guestReview.open.mutate({ token, passPhrase }))
  return { query, enter }
}

/** Refetches a guest's review after every event, and when the stream ends because the link did. */
function useLiveReview(guestId: string): void {
  const { client, guestReview } = trpc.useUtils()
  useEffect(() => {
    const fetchAnew = () => void guestReview.room.invalidate()
    const stream = client.guestReview.events.subscribe(
      { guestId },
      { onData: fetchAnew, onComplete: fetchAnew },
    )
    return () => stream.unsubscribe()
  }, [client, guestReview, guestId])
}

const phraseTexts = guestPageTexts.phrase

type Props = { token: string; onEnter: (passPhrase: string | undefined) => Promise<unknown> }

function GuestPhraseForm({ token, onEnter }: Props) {
  const { busy, field, formProps } = useZodForm({
    schema: enterWithPhraseInput,
    initial: { passPhrase: '' },
    extra: { token },
    refusals: { WRONG_PASS_PHRASE: { passPhrase: errorCatalogue.WRONG_PASS_PHRASE.text } },
    failed: phraseTexts.failed,
    send: ({ passPhrase }) => onEnter(passPhrase),
  })
  return (
    <Stack gap={20} w="min(440px, 100%)" mx="auto">
      <Title order={1} fz="1.75rem">
        {phraseTexts.title}
      </Title>
      <p>{phraseTexts.text}</p>
      <form {...formProps} className="stack gap-16">
        <PasswordField label={phraseTexts.label} autoComplete="current-password" {...field('passPhrase')} />
        <Button type="submit" fullWidth loading={busy}>
          {phraseTexts.submit}
        </Button>
      </form>
    </Stack>
  )
}

type GuestReviewData = Outputs['guestReview']['room']

function useGuestMutations(guestId: string) {
  const { client, guestReview } = trpc.useUtils()
  const { editComment, removeComment } = client.guestReview
  const comment = trpc.guestReview.comment.useMutation(OFFLINE_MUTATION_OPTIONS)
  return createCommentMutations(
    {
      comment: ({ internal: _, uploadIds: __, ...input }) => comment.mutateAsync({ guestId, ...input }),
      edit: input => editComment.mutate({ guestId, ...input }),
      remove: input => removeComment.mutate({ guestId, ...input }),
    },
    () => guestReview.room.invalidate(),
  )
}

function GuestWorkspace({ review }: { review: GuestReviewData }) {
  const { guest, items } = review
  const shown = useAsset(review)
  const mutations = useGuestMutations(guest.id)
  const seen = trpc.guestReview.markSeen.useMutation()
  if (items.length === 0) return <EmptyState {...texts.empty} />
  return (
    <AssetReview
      {...shown}
      viewer="guest"
      mutations={mutations}
      canDownload={version => version.mayDownload === true}
      onVersionViewed={deliverableId => seen.mutate({ guestId: guest.id, deliverableId })}
    />
  )
}

const introOf = ({ guest: { name, mayComment, expiresAt } }: GuestReviewData): string =>
  [texts.intro(name), mayComment ? texts.comments : texts.watches, texts.until(dateTimeIt(expiresAt))].join(
    ' ',
  )

/** Renders the review for a guest. `onOver` is called when the link is no longer valid. */
function GuestReview({ guestId, onOver }: { guestId: string; onOver: () => void }) {
  useLiveReview(guestId)
  const query = trpc.guestReview.room.useQuery({ guestId })
  const isOver = appCodeOf(query.error) === 'GUEST_LINK_OVER'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it turns out
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  return (
    <Screen wide title={query.data?.title ?? texts.title} {...(query.data && { intro: introOf(query.data) })}>
      <QueryView query={query} skeletonHeights={[420, 120]} errorTitle={texts.load}>
        {review => <GuestWorkspace review={review} />}
      </QueryView>
    </Screen>
  )
}

/** Layout of a guest's page: the wordmark, and no navigation. */
export function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <ProductRoot>
      <TrpcProvider>
        <div className={style.frame}>
          <header className={style.top}>
            <Wordmark />
          </header>
          <NoScriptNotice />
          <main id="contenuto" className={style.main}>
            {children}
          </main>
        </div>
      </TrpcProvider>
    </ProductRoot>
  )
}

const LinkOver = ({ why }: { why: keyof typeof texts.over }) => <EmptyState level={1} {...texts.over[why]} />

const Loading = () => (
  <Screen wide title={texts.title}>
    <Skeleton heights={[420, 120]} />
  </Screen>
)

function OpenedLink({ token }: { token: string }) {
  const { query, enter } = useGuestLink(token)
  const { data, error, refetch } = query
  if (appCodeOf(error) === 'NOT_FOUND') return <LinkOver why="unknown" />
  if (error && !data)
    return (
      <Screen wide title={texts.title}>
        <ErrorState title={texts.load} text={getErrorMessage(error)} retry={() => void refetch()} />
      </Screen>
    )
  if (!data) return <Loading />
  if (data.state === 'revoked') return <LinkOver why="revoked" />
  if (data.guestId === null) return <GuestPhraseForm token={token} onEnter={enter} />
  return <GuestReview key={query.dataUpdatedAt} guestId={data.guestId} onOver={() => void refetch()} />
}

/** Renders a review without an account (docs/decisions/review-guests.md). The prerendered page has no token. */
export function GuestReviewScreen({ token }: { token: string | undefined }) {
  if (token === undefined) return <Loading />
  if (token === '') return <LinkOver why="missing" />
  return <OpenedLink key={token} token={token} />
}
