import { materialTexts } from 'shared/messages/it/materials'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { StoredFile } from '../../ui/stored-file.tsx'
import style from './team-project.module.css'

const texts = materialTexts

/** What the client has given, to look at and to take along. */
export function MaterialsCard({ projectId }: { projectId: string }) {
  const list = trpc.team.materials.list.useQuery({ projectId })
  return (
    <Card title={texts.team.title}>
      <QueryView query={list} skeletonHeights={[56, 56]} errorTitle={texts.load}>
        {materials =>
          materials.length === 0 ? (
            <p className={style.soft}>{texts.team.empty}</p>
          ) : (
            <ul>
              {materials.map(material => (
                <StoredFile key={material.id} file={material} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}
