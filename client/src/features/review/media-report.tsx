import type { Finding } from 'shared/deliverables/media-results'
import { clockOf } from 'shared/formats/duration-it'
import { mediaTexts } from 'shared/messages/it/review-media'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import style from './media-report.module.css'
import type { TeamVersion } from './review-types.ts'

const texts = mediaTexts

type Media = NonNullable<TeamVersion['media']>

const keyOf = ({ kind, fromSeconds = 0 }: Finding): string => `${kind} ${fromSeconds}`

const findingIt = ({ kind, fromSeconds, toSeconds }: Finding): string =>
  fromSeconds === undefined || toSeconds === undefined
    ? texts.findings[kind]
    : texts.stretch(texts.findings[kind], clockOf(fromSeconds), clockOf(toSeconds))

function Failed({ id, failure }: { id: string; failure: Media['failure'] }) {
  const { team } = trpc.useUtils()
  const retry = trpc.team.deliverables.retryMedia.useMutation({
    onSuccess: () => team.deliverables.invalidate(),
    onError: error => showFailure(error, { text: texts.retryFailed }),
  })
  return (
    <div className="stack items-start gap-8" role="status">
      <p>{texts.failures[failure ?? 'OTHER']}</p>
      <Button
        variant="outline"
        size="small"
        busy={retry.isPending}
        onClick={() => retry.mutate({ deliverableId: id })}
      >
        {texts.retry}
      </Button>
    </div>
  )
}

function Done({ loudness, findings }: Media) {
  return (
    <>
      {findings.length === 0 && <p className="soft">{texts.nothingFound}</p>}
      {findings.length > 0 && (
        <ul>
          {findings.map(found => (
            <li key={keyOf(found)}>{findingIt(found)}</li>
          ))}
        </ul>
      )}
      {loudness && <p className="soft">{texts.loudness(loudness.integratedLufs, loudness.truePeakDb)}</p>}
    </>
  )
}

type Props = Pick<TeamVersion, 'id' | 'media'> & { opened: boolean }

/** How far the preview of a version is, and what was found in the film; for its team. */
export default function MediaReport({ opened, id, media }: Props) {
  if (!opened || !media) return null
  const isWorking = media.state === 'waiting' || media.state === 'running'
  return (
    <section className="stack gap-8" aria-label={texts.title}>
      <h3 className={style.title}>{texts.title}</h3>
      {isWorking && (
        <label className={style.progress}>
          <span>{media.state === 'waiting' ? texts.waiting : texts.progress(media.percent)}</span>
          <progress max={100} value={media.percent} />
        </label>
      )}
      {media.state === 'failed' && <Failed id={id} failure={media.failure} />}
      {media.state === 'done' && <Done {...media} />}
    </section>
  )
}
