import { materialTexts } from 'shared/messages/it/materials'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { LinkedFolder } from '../../ui/linked-folder.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { StoredFile } from '../../ui/stored-file.tsx'

const texts = materialTexts

type Materials = Outputs['team']['materials']
type Given = { files: Materials['list']; folders: Materials['links'] }

function List({ files, folders }: Given) {
  if (files.length + folders.length === 0) return <p className="soft">{texts.team.empty}</p>
  return (
    <ul>
      {folders.map(folder => (
        <LinkedFolder key={folder.id} folder={folder} />
      ))}
      {files.map(file => (
        <StoredFile key={file.id} file={file} />
      ))}
    </ul>
  )
}

/** What the client has given, to look at and to take along; folders that lie somewhere else are opened there. */
export function MaterialsCard({ projectId }: { projectId: string }) {
  const files = trpc.team.materials.list.useQuery({ projectId })
  const folders = trpc.team.materials.links.useQuery({ projectId })
  return (
    <Card title={texts.team.title}>
      <QueryView query={files} skeletonHeights={[56, 56]} errorTitle={texts.load}>
        {given => (
          <QueryView query={folders} skeletonHeights={[56]} errorTitle={texts.links.load}>
            {shared => <List files={given} folders={shared} />}
          </QueryView>
        )}
      </QueryView>
    </Card>
  )
}
