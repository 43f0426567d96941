import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { decodeText } from 'shared/formats/decode-text'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { uiTexts } from 'shared/messages/it/screens'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { FileThumbnail } from '../../ui/file-thumbnail.tsx'
import style from './review.module.css'
import type { ReviewVersion } from './review-model.ts'

const texts = assetRoomTexts.file

/** Length of the preview of a text file; subtitles of an hour are shorter. */
const SHOWN_BYTES = 256 * 1024

async function loadBeginning(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { range: `bytes=0-${SHOWN_BYTES - 1}` } })
  if (!answer.ok) throw new Error(`A file answered with ${answer.status}.`)
  return decodeText(new Uint8Array(await answer.arrayBuffer()))
}

function TextPreview({ version: { id, url, fileSize, versionName } }: { version: ReviewVersion }) {
  const query = useQuery({ queryKey: ['file-text', id], queryFn: () => loadBeginning(url) })
  if (query.isError)
    return (
      <Text c="red" role="alert">
        {texts.failed} <SmallButton onClick={() => void query.refetch()}>{uiTexts.retry}</SmallButton>
      </Text>
    )
  if (query.data === undefined) return <p>{texts.loading}</p>
  return (
    <>
      <textarea
        readOnly
        className={style.text}
        rows={16}
        aria-label={texts.label(versionName)}
        value={query.data}
      />
      {fileSize > SHOWN_BYTES && <p>{texts.cut}</p>}
    </>
  )
}

function FilePreview({ version }: { version: ReviewVersion }) {
  const { fileType, url, versionName } = version
  if (/^image\/(?!svg)/.test(fileType))
    return <img className={style.picture} src={url} alt={texts.label(versionName)} />
  if (fileType.startsWith('audio/'))
    // biome-ignore lint/a11y/useMediaCaption: a sound that is delivered has none
    return <audio className="full-width" src={url} controls aria-label={texts.label(versionName)} />
  if (fileType.startsWith('text/')) return <TextPreview version={version} />
  if (fileType !== 'application/pdf') return <p>{texts.notShown}</p>
  return (
    <Button component="a" variant="default" href={url} target="_blank" rel="noopener">
      {texts.open}
    </Button>
  )
}

/** Previews a version that is no film; if that is impossible, shows its name and size. */
export function FileCard({ version }: { version: ReviewVersion }) {
  return (
    <Paper
      component="section"
      withBorder
      p="clamp(18px, 2.6vw, 28px)"
      aria-label={texts.label(version.versionName)}
    >
      <Stack gap={16} align="flex-start">
        <Group gap={14} wrap="nowrap" miw={0} className="breaks">
          <FileThumbnail type={version.fileType} sizeBytes={version.fileSize} />
          <b>{version.fileName}</b>
        </Group>
        <FilePreview key={version.id} version={version} />
      </Stack>
    </Paper>
  )
}
