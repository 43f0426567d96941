import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconExternalLink, IconMovie, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { type LibraryCategory, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { clockOf } from 'shared/formats/units'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useCan } from '../../lib/capabilities.ts'
import { stillOfCategory } from '../../lib/category-still.ts'
import { OverlayButton } from '../../lib/overlay-button.tsx'
import { trpc } from '../../lib/trpc.ts'
import { QuietButton, RemoveButton } from '../../ui/action-buttons.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TimecodedNote } from '../../ui/timecoded-note.tsx'
import { AddLinkDialog } from './add-link-dialog.tsx'
import style from './inspiration.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { type Reference, useRemoveReference } from './use-references.ts'

const texts = orderTexts.inspiration

const isCategory = (text: string): text is LibraryCategory => text in libraryCategoryTexts

type Props = {
  reference: Reference
  busy: boolean
  onNote: (reference: Reference) => void
  onRemove: (reference: Reference) => void
}

function Actions({ reference, busy, onNote, onRemove }: Props) {
  const { videoTitle, videoUrl, note, atSecond } = reference
  const hasNote = note !== null || atSecond !== null
  const can = useCan()
  return (
    <Group gap="4px 8px" mt="auto" pt="sm">
      <Button
        component="a"
        variant="default"
        size="sm"
        href={videoUrl}
        target="_blank"
        rel="noopener noreferrer"
        rightSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        {texts.watch}
        <span className="visually-hidden">
          {videoTitle} ({texts.newTab})
        </span>
      </Button>
      {can('writeBrief') && (
        <>
          <QuietButton
            leftSection={<IconPencil size={18} aria-hidden="true" />}
            onClick={() => onNote(reference)}
          >
            {hasNote ? texts.editNote : texts.writeNote}
            <span className="visually-hidden">: {videoTitle}</span>
          </QuietButton>
          <RemoveButton
            label={texts.deleteLabel(videoTitle)}
            disabled={busy}
            ml="auto"
            onRemove={() => onRemove(reference)}
          />
        </>
      )}
    </Group>
  )
}

function ReferenceCard(props: Props) {
  const { videoTitle, videoCategory, videoUrl, selectedAt, note, atSecond } = props.reference
  const category = isCategory(videoCategory) ? videoCategory : undefined
  return (
    <Paper component="li" withBorder display="flex" className={style.card}>
      <SceneIllustration
        kind={category ? stillOfCategory(category) : 'kinetic'}
        seed={videoUrl}
        className={style.still}
        framed
      />
      <Stack gap={6} flex={1} px={20} pt={18} pb={14}>
        <Text fz="sm" c="var(--ink-faint)">
          {category ? libraryCategoryTexts[category] : texts.ownLink}
          {' · '}
          <RelativeTime moment={selectedAt} words={texts.savedOn} />
        </Text>
        <Title order={2} fz="1.25rem" className="breaks">
          {videoTitle}
        </Title>
        <TimecodedNote note={note} at={atSecond === null ? null : texts.at(clockOf(atSecond))} />
        <Actions {...props} />
      </Stack>
    </Paper>
  )
}

function Saved({ references, projectId }: { references: Reference[]; projectId: string }) {
  const [noted, setNoted] = useState<Reference>()
  const { remove, removing } = useRemoveReference(projectId)
  return (
    <>
      <ul className="cards">
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

/** Renders the videos saved as inspiration for a project, from the library or another site. */
export function InspirationScreen({ projectId }: { projectId: string }) {
  const list = trpc.dashboard.references.list.useQuery({ projectId })
  const [isAdding, adding] = useDisclosure()
  const can = useCan()
  const addOwn = (
    <Button key="link" variant="default" onClick={adding.open}>
      {texts.addOwn}
    </Button>
  )
  const explore = (
    <OverlayButton key="explore" opens="library">
      {texts.explore}
    </OverlayButton>
  )
  const hasActions = list.data?.length !== 0 && can('writeBrief')
  return (
    <Screen title={texts.title} intro={texts.intro} wide actions={hasActions && [addOwn, explore]}>
      <QueryView query={list} skeletonHeights={[260, 260]} errorTitle={orderTexts.references.load}>
        {references =>
          references.length === 0 ? (
            <EmptyState
              icon={IconMovie}
              title={texts.empty}
              text={can('writeBrief') ? texts.emptyText : texts.readEmptyText}
            >
              {can('writeBrief') && (
                <>
                  {explore}
                  {addOwn}
                </>
              )}
            </EmptyState>
          ) : (
            <>
              <Saved references={references} projectId={projectId} />
              <LinkButton variant="default" to="/dashboard/materials" search={{ project: projectId }} mt="xl">
                {texts.continue}
              </LinkButton>
            </>
          )
        }
      </QueryView>
      <AddLinkDialog projectId={projectId} opened={isAdding} onClose={adding.close} />
    </Screen>
  )
}
