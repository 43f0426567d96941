import { IconStar } from '@tabler/icons-react'
import { reviewListTexts as texts } from 'shared/messages/it/testimonials'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/query-view.tsx'
import rows from '../../ui/row-list.module.css'
import { Screen } from '../../ui/screen.tsx'
import { TestimonialRow } from './testimonial-row.tsx'

/** What clients say of the work, newest first; for managers, who decide what the site shows. */
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
          <ul className={rows.list}>
            {items.map(review => (
              <TestimonialRow key={review.id} review={review} />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  )
}
