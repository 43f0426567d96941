import { Group, Stack, Text } from '@mantine/core'
import { assetRoomTexts, versionsCardTexts as texts } from 'shared/messages/it/asset-room'
import { assetLabel } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { VersionBadge, VersionThumbnail } from './option-switcher.tsx'
import type { TeamReviewData, TeamVersion } from './review-model.ts'

const { hub } = reviewTexts

function Versions({ review, projectId }: { review: TeamReviewData; projectId: string }) {
  const versions = review.items
  return (
    <Stack align="flex-start" gap={18}>
      {versions.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      <StillToCome assets={review.assets} />
      <Stack component="ul" gap={12}>
        {versions.map(version => (
          <Group component="li" key={version.id} gap="4px 12px" className="breaks">
            <VersionThumbnail version={version} />
            <b>{version.versionName}</b>
            <AssetName assets={review.assets} version={version} />
            <VersionBadge version={version} viewer="team" />
            <Text span c="dimmed">
              <RelativeTime moment={version.publishedAt} /> ·{' '}
              {texts.openComments(version.comments.filter(thread => thread.resolvedAt === null).length)}
            </Text>
            <MediaLine media={version.media} />
          </Group>
        ))}
      </Stack>
      <LinkButton
        variant={versions.length === 0 ? 'default' : 'filled'}
        size="sm"
        to="/team/project/$projectId/review"
        params={{ projectId }}
      >
        {versions.length === 0 ? hub.first : hub.open}
      </LinkButton>
    </Stack>
  )
}

type Assets = TeamReviewData['assets']

/** Renders the asset of a version, if the project has several. */
function AssetName({ assets, version }: { assets: Assets; version: TeamVersion }) {
  const asset = assets.find(({ id }) => id === version.assetId)
  return asset && assets.length > 1 ? <span>{assetLabel(asset)}</span> : null
}

/** Lists the assets without a version, if the project has several. */
function StillToCome({ assets }: { assets: Assets }) {
  const open = assets.filter(({ state }) => state === 'open')
  if (assets.length < 2 || open.length === 0) return null
  return <p>{assetRoomTexts.card(open.map(assetLabel))}</p>
}

/** Preview state and findings; nothing if all is well. */
function MediaLine({ media }: Pick<TeamVersion, 'media'>) {
  if (!media || (media.state === 'done' && media.findings.length === 0)) return null
  const mediaTexts = {
    waiting: texts.media.working(0),
    running: texts.media.working(media.percent),
    failed: texts.media.failed,
    done: texts.media.found(media.findings.length),
  }
  return (
    <Text span c="dimmed">
      {mediaTexts[media.state]}
    </Text>
  )
}

/** Renders the versions of a project on its page in the hub, with a link to the review. */
export function VersionsCard({ projectId }: { projectId: string }) {
  const query = trpc.team.deliverables.list.useQuery({ projectId })
  return (
    <SectionCard title={texts.card}>
      <QueryView query={query} skeletonHeights={[72]} errorTitle={hub.load}>
        {review => <Versions review={review} projectId={projectId} />}
      </QueryView>
    </SectionCard>
  )
}
