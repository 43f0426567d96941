import { news } from 'shared/messages/it/news'
import type { TestimonialEvents } from '../events/testimonial.events.ts'
import type { AuditEntry, ConsequencesOf, Scene } from './consequence.service.ts'

export const testimonialConsequences: ConsequencesOf<keyof TestimonialEvents> = {
  'testimonial.given': {
    audit: null,
    news: async ({ people, event: { authorName, rating } }) => [
      {
        to: await people.managers(),
        title: news.newReview.title,
        message: news.newReview.message(authorName, rating),
        type: 'info',
        link: '/team/testimonials',
      },
    ],
    mails: null,
    live: null,
  },
  'testimonial.published': { audit: moderated, news: null, mails: null, live: null },
  'testimonial.withdrawn': { audit: moderated, news: null, mails: null, live: null },
}

function moderated({
  event: { type, testimonialId, projectId, from, to },
}: Pick<Scene<'testimonial.published'> | Scene<'testimonial.withdrawn'>, 'event'>): AuditEntry {
  return {
    action: type,
    subject: 'testimonial',
    subjectId: testimonialId,
    ...(projectId && { projectId }),
    detail: { from, to },
  }
}
