import { useEffect, useRef, useState } from 'react'
import { acceptsFile, isFilmType, isFormat } from 'shared/deliverables/asset'
import type { AnswerOutcome } from 'shared/deliverables/comments'
import { errorCatalogue } from 'shared/errors/codes'
import { checkAcceptance, maxBytesOf } from 'shared/materials/acceptance'
import { declaredTypeOf } from 'shared/materials/file-types'
import { assetLabel } from 'shared/messages/it/assets'
import { publishTexts } from 'shared/messages/it/publishing'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { isContentWrong, type SentFile, sendUpload } from '../../lib/tus-upload.ts'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useUnsavedChangesPrompt } from '../../ui/use-unsaved-changes-prompt.tsx'
import type { ReviewAsset } from './review-model.ts'

const texts = teamTexts.deliverables

export const isFilmFile = (file: File): boolean => isFilmType(declaredTypeOf(file))

const uploadKindOf = (file: File) => (isFilmFile(file) ? 'deliverable' : 'delivery-file')

function fileRefusal(file: File, asset: ReviewAsset | undefined): string | undefined {
  const type = declaredTypeOf(file)
  if (asset && !isFormat(asset.kind) && !acceptsFile(asset.kind, { fileName: file.name, fileType: type }))
    return publishTexts.refused(file.name, assetLabel(asset))
  const kind = asset && !isFormat(asset.kind) ? uploadKindOf(file) : 'deliverable'
  const refusal = checkAcceptance(kind, { type, sizeBytes: file.size })
  if (refusal === 'FILE_TOO_LARGE' || file.size > maxBytesOf.deliverable) return texts.tooLarge(file.name)
  if (refusal === 'FILE_EMPTY') return errorCatalogue.FILE_EMPTY.text
  return refusal ? texts.badType(file.name) : undefined
}

/** Returns what a function reads in a file; undefined until it is read. */
function useRead<Value>(file: File | undefined, read: (file: File) => Promise<Value>): Value | undefined {
  const [known, setKnown] = useState<{ file: File; value: Value }>()
  useEffect(() => {
    let isChosen = true
    if (file) void read(file).then(value => isChosen && setKnown({ file, value }))
    return () => {
      isChosen = false
    }
  }, [file, read])
  return known?.file === file ? known?.value : undefined
}

const hasWrongContent = (file: File) => isContentWrong(file, declaredTypeOf(file))

/** Returns why a chosen file is refused: its name and size at once, its content as soon as it is read. */
export function useFileRefusal(file: File | undefined, asset: ReviewAsset | undefined): string | undefined {
  const isWrong = useRead(file, hasWrongContent)
  if (!file) return undefined
  return fileRefusal(file, asset) ?? (isWrong ? errorCatalogue.CONTENT_MISMATCH.text : undefined)
}

/** Uploads a file in parts and resumes after an interruption. */
function uploadVersion(file: File, projectId: string, onProgress: (share: number) => void): SentFile {
  const { name, size, lastModified } = file
  const type = declaredTypeOf(file)
  const kind = uploadKindOf(file)
  const fingerprint = [kind, projectId, size, lastModified, type, name].join(':')
  const order = { file, name, type, kind, projectId, fingerprint } as const
  return sendUpload(order, sentBytes => onProgress(size > 0 ? sentBytes / size : 0))
}

type VideoFigures = { resolution?: string; durationSeconds?: number; frameRate?: number }

const MAX_WAIT_MS = 5000
/** Number of packets that are read to find the frame rate. */
const MAX_PROBED_BYTES = 120

/** Reads metadata from the file, also in formats that the browser cannot play. The parser is loaded on demand. */
async function figuresInside(file: File): Promise<VideoFigures> {
  const { ALL_FORMATS, BlobSource, Input } = await import('mediabunny')
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  if (!track) return {}
  const { averagePacketRate } = await track.computePacketStats(MAX_PROBED_BYTES)
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  return {
    resolution: `${width}x${height}`,
    durationSeconds: await input.computeDuration(),
    // Snaps a measured 23.975 to the standard 23.976.
    ...(averagePacketRate > 0 && { frameRate: Math.round(averagePacketRate * 1000) / 1000 }),
  }
}

/** Reads a video's metadata before the upload; empty if that takes too long or fails. */
function readFigures(file: File): Promise<VideoFigures> {
  const late = new Promise<VideoFigures>(resolve => setTimeout(() => resolve({}), MAX_WAIT_MS))
  // The server checks the bytes and refuses a file that is no video.
  return Promise.race([figuresInside(file).catch(() => ({})), late])
}

/** Returns the metadata of a film; undefined until it is read. */
export const useFigures = (film: File | undefined): VideoFigures | undefined => useRead(film, readFigures)

const outcomes = { sent: texts.published, waiting: texts.waiting, saved: texts.saved }

interface Chosen {
  file: File
  versionName: string
  notes: string
  /** Undefined if the version is saved for the team only. */
  answers?: { id: string; outcome: AnswerOutcome; reason?: string }[] | undefined
  /** Resolves to a frame of the film, or to undefined if the browser cannot decode it. */
  picture(): Promise<Blob | undefined>
}

/**
 * Uploads a file and hands its id and metadata to a call. A finished upload is reused if the call fails. `share` is
 * undefined while nothing runs; `warning` asks before the page is left meanwhile.
 */
export function useSending(projectId: string) {
  const [share, setShare] = useState<number>()
  const running = useRef<SentFile>(undefined)
  const isStopped = useRef(false)
  const arrived = useRef<{ file: File; uploadId: string }>(undefined)
  const upload = async (file: File): Promise<string> => {
    if (isStopped.current) throw new Error('stopped')
    if (arrived.current?.file === file) return arrived.current.uploadId
    running.current = uploadVersion(file, projectId, setShare)
    const uploadId = await running.current.done
    arrived.current = { file, uploadId }
    return uploadId
  }
  /** Stops the upload, also before it has begun: the metadata is read first. */
  const stop = () => {
    isStopped.current = true
    running.current?.stop()
  }
  // Choosing the same file again resumes the upload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on unmount
  useEffect(() => stop, [])
  /** Resolves to true if the call succeeded; a failure has been shown. */
  const send = async (
    file: File,
    call: (sent: VideoFigures & { uploadId: string }) => Promise<unknown>,
    failed: string,
  ): Promise<boolean> => {
    setShare(0)
    isStopped.current = false
    try {
      const figures = isFilmFile(file) ? await readFigures(file) : {}
      await call({ uploadId: await upload(file), ...figures })
      arrived.current = undefined
      return true
    } catch (error) {
      // The server has deleted the upload, or has already used it for a version.
      if (appCodeOf(error) === 'NOT_FOUND') arrived.current = undefined
      if (appCodeOf(error)) showErrorToast(error, { text: failed })
      else showToast({ variant: 'error', title: failed, text: publishTexts.interrupted })
      return false
    } finally {
      setShare(undefined)
    }
  }
  const warning = useUnsavedChangesPrompt(() => share !== undefined, publishTexts.leaving)
  return { share, send, warning, stop }
}

/** Uploads the poster of a video. A version needs none, so that a failed upload is ignored. */
const uploadPoster = (file: Blob, projectId: string): Promise<string | undefined> =>
  sendUpload({ file, name: 'poster.jpg', type: file.type, kind: 'poster', projectId }).done.catch(
    () => undefined,
  )

/** Uploads the file and its poster, then publishes them as a version of an asset, or of the main one. */
export function usePublish(projectId: string, assetId: string | undefined) {
  const { client, team } = trpc.useUtils()
  const calls = client.team.deliverables
  const { send, ...sending } = useSending(projectId)
  /** Without answers the version stays with the team. */
  const publish = ({ file, picture, answers, ...details }: Chosen): Promise<boolean> => {
    const call = async (sent: VideoFigures & { uploadId: string }) => {
      const poster = await picture()
      const posterUploadId = poster && (await uploadPoster(poster, projectId))
      const version = { projectId, assetId, posterUploadId, ...details, ...sent }
      const { state } = answers
        ? await calls.publish.mutate({ ...version, answers })
        : { ...(await calls.save.mutate(version)), state: 'saved' as const }
      const isLost = poster !== undefined && posterUploadId === undefined
      showToast({ title: outcomes[state], ...(isLost && { text: publishTexts.poster.lost }) })
      await Promise.all([team.deliverables.invalidate(), team.projects.invalidate()])
    }
    const noteRefusal = (error: unknown) => {
      // The client has commented meanwhile: the refetched form asks for that answer.
      if (appCodeOf(error) === 'NOTES_UNANSWERED') void team.deliverables.invalidate()
      throw error
    }
    return send(file, sent => call(sent).catch(noteRefusal), answers ? texts.failed : texts.saveFailed)
  }
  return { publish, ...sending }
}
