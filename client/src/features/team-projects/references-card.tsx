import { Group, Stack, Title } from '@mantine/core'
import { IconMovie, IconPlayerPlayFilled, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { type LibraryCategory, libraryCategoryTexts } from 'shared/catalogue/video-library'
import { clockOf } from 'shared/formats/units'
import { teamTexts } from 'shared/messages/it/team'
import { stillOfCategory } from '../../lib/category-still.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { IconButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TimecodedNote } from '../../ui/timecoded-note.tsx'

const texts = teamTexts.references

const Player = lazyComponent(
  async () => ({ default: (await import('../../ui/player/video-player.tsx')).VideoPlayer }),
  <Skeleton heights={[320]} />,
)

type Reference = Outputs['team']['references']['list'][number]

const isCategory = (text: string): text is LibraryCategory => text in libraryCategoryTexts

const watchLabel = ({ videoTitle, atSecond }: Reference): string =>
  atSecond === null ? texts.watch(videoTitle) : texts.watchFrom(videoTitle, clockOf(atSecond))

/** Shows an inspiration; its player opens on request and starts at the client's timecode. */
function ReferenceRow({ reference }: { reference: Reference }) {
  const [isOpen, setOpen] = useState(false)
  const { videoTitle, videoUrl, videoCategory, selectedAt, note, atSecond } = reference
  const category = isCategory(videoCategory) ? videoCategory : undefined
  const kind = category ? stillOfCategory(category) : 'kinetic'
  const PlayIcon = isOpen ? IconX : IconPlayerPlayFilled
  return (
    <li>
      <Group gap="md" wrap="nowrap" align="start">
        <IconButton
          label={isOpen ? texts.close(videoTitle) : watchLabel(reference)}
          icon={PlayIcon}
          variant="light"
          color="violet"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
        <Stack gap={2} miw={0}>
          <Title order={3} size="1.0625rem" className="breaks">
            {videoTitle}
          </Title>
          <Note>
            {category ? libraryCategoryTexts[category] : texts.ownLink} ·{' '}
            <RelativeTime moment={selectedAt} words={texts.saved} />
          </Note>
          <TimecodedNote note={note} at={atSecond === null ? null : texts.at(clockOf(atSecond))} />
        </Stack>
      </Group>
      {isOpen && (
        <Player
          video={{ url: videoUrl, title: videoTitle, kind, seed: videoUrl, fromSecond: atSecond ?? 0 }}
        />
      )}
    </li>
  )
}

export function ReferencesCard({ projectId }: { projectId: string }) {
  const list = trpc.team.references.list.useQuery({ projectId })
  return (
    <SectionCard title={teamTexts.project.references}>
      <QueryView query={list} skeletonHeights={[64, 64]} errorTitle={texts.load}>
        {references =>
          references.length === 0 ? (
            <Group gap="sm" wrap="nowrap" c="dimmed">
              <IconMovie size={28} aria-hidden="true" style={{ flex: 'none' }} />
              <p>
                <b>{texts.empty}</b> {texts.emptyText}
              </p>
            </Group>
          ) : (
            <Stack component="ul" gap="lg">
              {references.map(reference => (
                <ReferenceRow key={reference.id} reference={reference} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </SectionCard>
  )
}
