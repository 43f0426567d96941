import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { clockOf, fileSizeIt } from 'shared/formats/units'
import { certificateLinkText } from 'shared/messages/it/certificate'
import { reviewTexts as texts } from 'shared/messages/it/review'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { downloadAddress, type ReviewVersion, useReview } from './review-model.ts'

export const factsOf = ({ format, resolution, durationSeconds, fileSize }: ReviewVersion): string =>
  [
    format,
    resolution?.replace('x', ' × '),
    durationSeconds === null ? null : clockOf(durationSeconds),
    fileSizeIt(fileSize),
  ]
    .filter(Boolean)
    .join(' · ')

export function DownloadLink({ version, large = false }: { version: ReviewVersion; large?: boolean }) {
  return (
    <Button
      component="a"
      variant={large ? 'filled' : 'default'}
      size={large ? 'lg' : 'sm'}
      href={downloadAddress(version.url)}
      download
      {...(!large && { 'aria-label': texts.download.label(version.versionName) })}
      leftSection={<IconDownload size={20} aria-hidden="true" />}
    >
      {large ? texts.download.film : texts.download.short}
    </Button>
  )
}

type CertificateProps = {
  version: ReviewVersion
  /** Label of the asset if there are several. */
  label?: string
}

export const CertificateLink = ({ version, label }: CertificateProps) => (
  <Text c="dimmed">
    <a
      href={`/documents/approvazione.pdf?version=${version.id}`}
      download
      {...(label && { 'aria-label': `${certificateLinkText}: ${label}` })}
    >
      {certificateLinkText}
    </a>
  </Text>
)

const VersionText = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Title order={3} size="h5" mb={4}>
      {title}
    </Title>
    <Text maw="72ch" className="typed">
      {text}
    </Text>
  </div>
)

export function VersionFacts({ version, canDownload }: { version: ReviewVersion; canDownload: boolean }) {
  const { viewer } = useReview()
  return (
    <Stack gap={16}>
      <Group justify="space-between" gap="10px 20px">
        <Stack component="p" gap={0} c="dimmed" className="tabular">
          <RelativeTime
            moment={version.publishedAt}
            words={when => texts.versions.published(version.publishedBy, when)}
          />
          <span>{factsOf(version)}</span>
          {version.fileReplacedAt && (
            <RelativeTime moment={version.fileReplacedAt} words={texts.versions.fileReplaced} />
          )}
        </Stack>
        {canDownload && <DownloadLink version={version} />}
      </Group>
      {version.state === 'approved' && viewer !== 'guest' && <CertificateLink version={version} />}
      {version.notes && <VersionText title={texts.versions.notes} text={version.notes} />}
      {version.closingWords && (
        <VersionText
          title={texts.versions.closing[viewer === 'client' ? 'client' : 'team']}
          text={version.closingWords}
        />
      )}
    </Stack>
  )
}
