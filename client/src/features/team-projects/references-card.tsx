import { IconMovie } from '@tabler/icons-react'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ReferenceRow } from './reference-row.tsx'
import style from './references.module.css'

const texts = teamTexts.references

function Nothing() {
  return (
    <div className={style.nothing}>
      <IconMovie size={28} aria-hidden="true" />
      <p>
        <b>{texts.empty}</b> {texts.emptyText}
      </p>
    </div>
  )
}

/** The videos that the client likes, and what is liked of each: to watch before the first cut. */
export function ReferencesCard({ projectId }: { projectId: string }) {
  const list = trpc.team.references.list.useQuery({ projectId })
  return (
    <Card title={teamTexts.project.references}>
      <QueryView query={list} skeletonHeights={[64, 64]} errorTitle={texts.load}>
        {references =>
          references.length === 0 ? (
            <Nothing />
          ) : (
            <ul className="stack">
              {references.map(reference => (
                <ReferenceRow key={reference.id} reference={reference} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}
