import { useEffect, useRef, useState } from 'react'
import type { AnswerOutcome } from 'shared/deliverables/comment-state'
import { publishTexts } from 'shared/messages/it/publishing'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import type { SentFile } from '../../lib/tus-upload.ts'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { readFigures } from './read-figures.ts'
import { isFilmFile, uploadPoster, uploadVersion } from './upload-video.ts'

const texts = teamTexts.deliverables

const outcomes = { sent: texts.published, waiting: texts.waiting, saved: texts.saved }

type Answer = { id: string; outcome: AnswerOutcome; reason?: string }

interface Chosen {
  file: File
  versionName: string
  notes: string
  /** None where it is saved for the team. */
  answers?: Answer[] | undefined
  /** A frame of the film, as soon as it is found; none, where the browser cannot read it. */
  picture(): Promise<Blob | undefined>
}

/** Sends a file and what it says of itself; one that has arrived is not sent again when what follows fails. */
export function useSending(projectId: string) {
  const [share, setShare] = useState<number>()
  const running = useRef<SentFile>(undefined)
  const arrived = useRef<{ file: File; uploadId: string }>(undefined)
  const upload = async (file: File): Promise<string> => {
    if (arrived.current?.file === file) return arrived.current.uploadId
    running.current = uploadVersion(file, projectId, setShare)
    const uploadId = await running.current.done
    arrived.current = { file, uploadId }
    return uploadId
  }
  const send = async (file: File) => {
    const figures = isFilmFile(file) ? await readFigures(file) : {}
    return { uploadId: await upload(file), ...figures }
  }
  // Nobody sees it any more: it goes on when the same file is chosen again.
  useEffect(() => () => running.current?.stop(), [])
  const forget = () => {
    arrived.current = undefined
  }
  const fail = (error: unknown, failed: string) => {
    // The server no longer has what had arrived, or has made a version of it already.
    if (appCodeOf(error) === 'NOT_FOUND') forget()
    if (appCodeOf(error)) showFailure(error, { text: failed })
    else showToast({ tone: 'bad', title: failed, text: publishTexts.interrupted })
  }
  return { share, setShare, send, forget, fail, stop: () => running.current?.stop() }
}

/** A version may do without its poster: one that does not arrive keeps nothing back. */
const sendPoster = (poster: Blob | undefined, projectId: string): Promise<string | undefined> =>
  poster ? uploadPoster(poster, projectId).done.catch(() => undefined) : Promise.resolve(undefined)

/** Sends the file and its poster, then makes them a version of an asset, or of the main one. */
export function usePublish(projectId: string, assetId: string | undefined) {
  const { team } = trpc.useUtils()
  const call = trpc.team.deliverables.publish.useMutation()
  const saving = trpc.team.deliverables.save.useMutation()
  const { share, setShare, send, forget, fail, stop } = useSending(projectId)
  /** Without answers it stays with the team. */
  const publish = async ({ file, picture, answers, ...words }: Chosen): Promise<boolean> => {
    setShare(0)
    try {
      const sent = await send(file)
      const poster = await picture()
      const posterUploadId = await sendPoster(poster, projectId)
      const version = { projectId, assetId, posterUploadId, ...words, ...sent }
      const { state } = answers
        ? await call.mutateAsync({ ...version, answers })
        : { ...(await saving.mutateAsync(version)), state: 'saved' as const }
      forget()
      const isLost = poster !== undefined && posterUploadId === undefined
      showToast({
        title: outcomes[state],
        ...(isLost && { text: publishTexts.poster.lost }),
      })
      await Promise.all([team.deliverables.invalidate(), team.projects.invalidate()])
      return true
    } catch (error) {
      // The client has said something meanwhile, which is then in the form.
      if (appCodeOf(error) === 'NOTES_UNANSWERED') void team.deliverables.invalidate()
      fail(error, answers ? texts.failed : texts.saveFailed)
      return false
    } finally {
      setShare(undefined)
    }
  }
  return { publish, share, stop }
}
