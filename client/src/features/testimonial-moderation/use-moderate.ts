import { reviewListTexts as texts } from 'shared/messages/it/testimonials'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Shows a review on the site, or takes it off. */
export function useModerate(id: string) {
  const { team } = trpc.useUtils()
  const { mutate, isPending } = trpc.team.testimonials.moderate.useMutation({
    onSuccess: (_done, { published }) => showToast({ title: published ? texts.published : texts.takenDown }),
    onError: error => showFailure(error, { text: texts.failed }),
    onSettled: () => void team.testimonials.invalidate(),
  })
  return { moderate: (published: boolean) => mutate({ id, published }), busy: isPending }
}
