import { projectListTexts } from 'shared/messages/it/project-list'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { getFieldErrors, showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'

type Result = Outputs['team']['projects']['archive']

const { bulk } = projectListTexts

/** Project of a bulk action. */
export type Chosen = Pick<Outputs['team']['projects']['list']['items'][number], 'id' | 'title'>

const idsOf = (chosen: Chosen[]) => chosen.map(({ id }) => id)

/** Shows a toast with the number of changed projects, and the refused ones by reason, also those that were deleted. */
function showResult(chosen: Chosen[], { done, refused }: Result, title: string, undo?: () => void): void {
  const nameOf = (id: string) => chosen.find(project => project.id === id)?.title ?? null
  const named = refused.map(({ id, title: name, code }) => ({ code, name: name ?? nameOf(id) }))
  const byReason = [...Map.groupBy(named, ({ code }) => code)]
  const names = (all: typeof named) => all.map(({ name }) => name)
  const text = byReason.map(([code, all]) => bulk.refusedFor(code, names(all))).join(' ')
  showToast({
    title: done.length > 0 || refused.length === 0 ? title : bulk.failed,
    variant: done.length === 0 && refused.length > 0 ? 'error' : 'success',
    ...(text && { text }),
    ...(undo && done.length > 0 && { action: { label: bulk.undo, run: undo } }),
  })
}

/** Archives, restores and assigns many projects at once; archiving and restoring can be undone. */
export function useBulkActions() {
  const { team } = trpc.useUtils()
  const options = {
    onError: (error: unknown) =>
      showErrorToast(error, { text: getFieldErrors(error)?.memberIds ?? bulk.failed }),
    onSettled: () => {
      void team.projects.invalidate()
      void team.today.invalidate()
      void team.timeline.invalidate()
    },
  }
  const archiving = trpc.team.projects.archive.useMutation(options)
  const restoring = trpc.team.projects.restore.useMutation(options)
  const assigning = trpc.team.projects.assignToAll.useMutation(options)

  /** Options of a call that shows its result; `undo` gets the changed projects. */
  const reporting = (
    chosen: Chosen[],
    titleOf: (count: number) => string,
    onDone?: () => void,
    undo?: (ids: string[]) => void,
  ) => ({
    onSuccess(result: Result) {
      showResult(chosen, result, titleOf(result.done.length), undo && (() => undo(result.done)))
      onDone?.()
    },
  })
  const restore = (chosen: Chosen[], onDone?: () => void) =>
    restoring.mutate({ ids: idsOf(chosen) }, reporting(chosen, bulk.restored, onDone))
  const archive = (chosen: Chosen[], onDone?: () => void) =>
    archiving.mutate(
      { ids: idsOf(chosen) },
      reporting(chosen, bulk.archived, onDone, done => restore(chosen.filter(({ id }) => done.includes(id)))),
    )
  const assign = (chosen: Chosen[], memberIds: string[], onDone: () => void) =>
    assigning.mutate({ ids: idsOf(chosen), memberIds }, reporting(chosen, bulk.assigned, onDone))
  return {
    archive,
    restore,
    assign,
    isPending: archiving.isPending || restoring.isPending || assigning.isPending,
  }
}
