import { Badge, Group, Paper, Rating, Stack } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { dateIt } from 'shared/formats/date-it'
import { reviewListTexts as texts } from 'shared/messages/it/testimonials'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { LinkAnchor } from '../../ui/links.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Note } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'

type Testimonial = Outputs['team']['testimonials']['list']['items'][number]

const stateOf = ({ publicConsent, publishedAt }: Testimonial) => {
  if (!publicConsent) return 'private'
  return publishedAt ? 'published' : 'waiting'
}

const colors = { private: 'gray', published: 'green', waiting: 'orange' } as const

function PublishButton({ testimonial }: { testimonial: Testimonial }) {
  const { id, authorName, publishedAt, createdAt: seenAt } = testimonial
  const { team } = trpc.useUtils()
  const moderate = trpc.team.testimonials.moderate.useMutation({
    onSuccess: (_, { published }) => showToast({ title: published ? texts.published : texts.takenDown }),
    onError: error => showErrorToast(error, { text: texts.failed }),
    onSettled: () => void team.testimonials.invalidate(),
  })
  const label = publishedAt ? texts.takeDown : texts.publish
  return (
    <SmallButton
      loading={moderate.isPending}
      aria-label={`${label}: ${texts.actsOn(authorName)}`}
      onClick={() => moderate.mutate({ id, published: !publishedAt, seenAt })}
    >
      {label}
    </SmallButton>
  )
}

function TestimonialRow({ testimonial }: { testimonial: Testimonial }) {
  const { rating, comment, authorName, company, projectId, projectTitle, createdAt } = testimonial
  const state = stateOf(testimonial)
  return (
    <Paper component="li" withBorder px="lg" py="sm">
      <Group justify="space-between" gap="8px 20px">
        <Stack gap={4} flex="1 1 280px" miw={0} className="breaks">
          <Group gap="6px 12px">
            <Rating readOnly size="xs" value={rating} aria-hidden="true" />
            <span className="visually-hidden">{texts.stars(rating)}</span>
            <Badge color={colors[state]}>{texts.states[state]}</Badge>
          </Group>
          {comment ? <blockquote>{comment}</blockquote> : <Note>{texts.noComment}</Note>}
          <Note>
            {[authorName, company, dateIt(createdAt)].filter(Boolean).join(' · ')}
            {projectId && (
              <>
                {' · '}
                <LinkAnchor inherit to="/team/project/$projectId" params={{ projectId }}>
                  {projectTitle}
                </LinkAnchor>
              </>
            )}
          </Note>
        </Stack>
        {state !== 'private' && <PublishButton testimonial={testimonial} />}
      </Group>
    </Paper>
  )
}

/** Lists clients' testimonials, newest first; managers choose which ones the site shows. */
export function TestimonialsScreen() {
  const query = trpc.team.testimonials.list.useInfiniteQuery(
    {},
    { getNextPageParam: page => page.nextCursor },
  )
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <PagedList
        query={query}
        skeletonHeights={[96, 96, 96]}
        errorTitle={texts.load}
        more={texts.more}
        empty={<EmptyState icon={IconStar} title={texts.empty} text={texts.emptyText} />}
      >
        {items => (
          <Stack component="ul" gap={8}>
            {items.map(testimonial => (
              <TestimonialRow key={testimonial.id} testimonial={testimonial} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
}
