import { IconFolderSymlink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { folderServiceOf } from 'shared/materials/file-name'
import { FileRow } from './file-row.tsx'
import { FileTile } from './file-thumbnail.tsx'
import { RelativeTime } from './relative-time.tsx'

export type LinkedFolderFacts = { url: string; name: string | null; createdAt: string }

/** Returns the name of a shared folder: the client's, or that of its service. */
export const folderNameOf = ({ name, url }: LinkedFolderFacts): string => name ?? folderServiceOf(url)

/** Renders a folder on another service, to be opened there. */
export function LinkedFolder({ folder, actions }: { folder: LinkedFolderFacts; actions?: ReactNode }) {
  const { url, name, createdAt } = folder
  return (
    <FileRow
      picture={
        <FileTile>
          <IconFolderSymlink size={24} />
        </FileTile>
      }
      name={
        <a href={url} target="_blank" rel="noopener noreferrer">
          {folderNameOf(folder)}
        </a>
      }
      facts={
        <>
          {name && `${folderServiceOf(url)} · `}
          <RelativeTime moment={createdAt} />
        </>
      }
      actions={actions}
    />
  )
}
