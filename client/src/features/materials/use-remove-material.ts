import { materialTexts } from 'shared/messages/it/materials'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = materialTexts

export type Material = Outputs['dashboard']['materials']['list'][number]

/** Throws a file away; it cannot be brought back, so it was asked before. */
export function useRemoveMaterial(projectId: string, onEnd: () => void) {
  const { list } = trpc.useUtils().dashboard.materials
  const removal = trpc.dashboard.materials.remove.useMutation({
    onError: error => showFailure(error, { text: texts.delete, unreachable: texts.deleteAlt }),
    onSettled() {
      onEnd()
      void list.invalidate({ projectId })
    },
  })
  const remove = ({ id, fileName }: Material) =>
    removal.mutate(
      { id },
      {
        onSuccess() {
          list.setData({ projectId }, (rows = []) => rows.filter(row => row.id !== id))
          showToast({ title: texts.deleted.title, text: texts.deleted.text(fileName) })
        },
      },
    )
  return { remove, busy: removal.isPending }
}
