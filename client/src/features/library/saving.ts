import type { LibraryItem } from 'shared/catalogue/video-library'

/** What the library can do with a video besides showing it; without it there is nothing to save to. */
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
