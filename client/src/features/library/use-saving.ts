import { useState } from 'react'
import type { LibraryItem } from 'shared/catalogue/video-library'
import { libraryTexts as texts } from 'shared/messages/it/library'
import { useSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'

export type Saving =
  | { state: 'unknown' }
  | { state: 'signed-out' }
  | {
      state: 'ready'
      /** The addresses that the chosen project keeps already. */
      saved: ReadonlySet<string>
      save(item: LibraryItem): void
      /** Shown where there is more than one. */
      projects: readonly { id: string; title: string }[]
      projectId: string | undefined
      choose(projectId: string): void
    }

const PAGE = { limit: 100 }

/** Returns the inspirations of a project, including the one that is being saved. */
function useInspirations(projectId: string | undefined) {
  const utils = trpc.useUtils()
  const list = trpc.dashboard.references.list.useQuery(
    { projectId: projectId ?? '' },
    { enabled: projectId !== undefined },
  )
  const add = trpc.dashboard.references.add.useMutation({
    onSuccess(added) {
      utils.dashboard.references.list.setData({ projectId: added.projectId }, (rows = []) => [
        added,
        ...rows.filter(row => row.id !== added.id),
      ])
      showToast(texts.savedToast)
    },
    onError: error => showErrorToast(error, { text: texts.saveFailed }),
  })
  const urls = list.data?.map(row => row.videoUrl) ?? []
  const onTheWay = add.isPending && add.variables.projectId === projectId ? [add.variables.videoUrl] : []
  return { add, saved: new Set([...urls, ...onTheWay]) }
}

/** Saves videos of the library to a project of the user; `preferred` is the project of the screen. */
export function useSaving(preferred?: string): Saving {
  const session = useSession()
  const isSignedIn = session.state === 'signed-in'
  const list = trpc.dashboard.projects.list.useQuery(PAGE, { enabled: isSignedIn })
  const [chosen, choose] = useState(preferred)
  const projects = list.data?.items ?? []
  const projectId = (projects.find(project => project.id === chosen) ?? projects[0])?.id
  const { add, saved } = useInspirations(isSignedIn ? projectId : undefined)
  if (session.state === 'loading') return { state: 'unknown' }
  if (!isSignedIn) return { state: 'signed-out' }
  const save = ({ url, title, category }: LibraryItem) => {
    if (projectId) return add.mutate({ projectId, videoUrl: url, videoTitle: title, videoCategory: category })
    if (list.isSuccess) return showToast({ variant: 'error', ...texts.noProject })
    showErrorToast(list.error, { text: texts.saveFailed })
  }
  return { state: 'ready', saved, save, projects, projectId, choose }
}
