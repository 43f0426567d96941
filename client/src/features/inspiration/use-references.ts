import { orderTexts } from 'shared/messages/it/dashboard-order'
import { frameTexts } from 'shared/messages/it/frame'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = orderTexts.references

export type Reference = Outputs['dashboard']['references']['list'][number]

/** Returns the input that saves a removed reference again. */
const toInput = ({ projectId, videoUrl, videoTitle, videoCategory, note, atSecond }: Reference) => ({
  projectId,
  videoUrl,
  videoTitle,
  videoCategory,
  ...(note && { note }),
  atSecond,
})

/** Removes a saved video. The toast offers to restore it with its note. */
export function useRemoveReference(projectId: string): {
  remove: (reference: Reference) => void
  removing?: string
} {
  const { list } = trpc.useUtils().dashboard.references
  const onSettled = () => void list.invalidate({ projectId })
  const restore = trpc.dashboard.references.add.useMutation({
    onError: error => showErrorToast(error, { text: texts.save }),
    onSettled,
  })
  const removal = trpc.dashboard.references.remove.useMutation({
    onError: error => showErrorToast(error, { text: texts.delete }),
    onSettled,
  })
  const remove = (reference: Reference) =>
    removal.mutate(
      { id: reference.id },
      {
        onSuccess() {
          list.setData({ projectId }, (rows = []) => rows.filter(row => row.id !== reference.id))
          showToast({
            title: texts.removed,
            action: { label: frameTexts.undo, run: () => restore.mutate(toInput(reference)) },
          })
        },
      },
    )
  return { remove, ...(removal.isPending && { removing: removal.variables.id }) }
}
