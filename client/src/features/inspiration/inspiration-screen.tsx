import { IconMovie } from '@tabler/icons-react'
import { useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { OverlayButton } from '../../lib/overlay-button.tsx'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import style from './inspiration.module.css'
import { ReferenceCard } from './reference-card.tsx'
import { type Reference, useRemoveReference } from './use-references.ts'

const AddLinkDialog = onDemand(() => import('./add-link-dialog.tsx'))
const NoteDialog = onDemand(() => import('./note-dialog.tsx'))

const texts = orderTexts.inspiration

function Explore() {
  return <OverlayButton opens="library">{texts.explore}</OverlayButton>
}

function Saved({ references, projectId }: { references: Reference[]; projectId: string }) {
  const [noted, setNoted] = useState<Reference>()
  const { remove, removing } = useRemoveReference(projectId)
  return (
    <>
      <ul className={style.list}>
        {references.map(reference => (
          <ReferenceCard
            key={reference.id}
            reference={reference}
            busy={removing === reference.id}
            onNote={setNoted}
            onRemove={remove}
          />
        ))}
      </ul>
      <NoteDialog opened={noted !== undefined} reference={noted} onClose={() => setNoted(undefined)} />
    </>
  )
}

/** The videos that a project keeps as inspiration, from the library or from anywhere else. */
export function InspirationScreen({ projectId }: { projectId: string }) {
  const list = trpc.dashboard.references.list.useQuery({ projectId })
  const [adding, setAdding] = useState(false)
  const addOwn = (
    <Button key="link" variant="outline" onClick={() => setAdding(true)}>
      {texts.addOwn}
    </Button>
  )
  const isEmpty = list.data?.length === 0
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      wide
      actions={isEmpty ? undefined : [addOwn, <Explore key="explore" />]}
    >
      <QueryView query={list} skeletonHeights={[260, 260]} errorTitle={orderTexts.references.load}>
        {references =>
          references.length === 0 ? (
            <EmptyState icon={IconMovie} title={texts.empty} text={texts.emptyText}>
              <Explore />
              {addOwn}
            </EmptyState>
          ) : (
            <>
              <Saved references={references} projectId={projectId} />
              <ButtonLink
                variant="outline"
                to="/dashboard/materials"
                search={{ project: projectId }}
                className={style.continue}
              >
                {texts.continue}
              </ButtonLink>
            </>
          )
        }
      </QueryView>
      <AddLinkDialog projectId={projectId} opened={adding} onClose={() => setAdding(false)} />
    </Screen>
  )
}
