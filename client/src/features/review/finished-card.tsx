import { dateIt } from 'shared/formats/date-it'
import { reviewTexts } from 'shared/messages/it/review'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import type { ReviewVersion } from './review-types.ts'
import style from './room.module.css'
import { DownloadLink } from './version-facts.tsx'
import { VersionFrame } from './version-thumb.tsx'

const texts = reviewTexts.finished

/** The end of a review: the file first, then a word about the work. */
export function FinishedCard({ version, projectId }: { version: ReviewVersion; projectId: string }) {
  return (
    <Viewfinder className={style.finished} focusing>
      <div className={style.finishedWords}>
        <h2 className={style.finishedTitle}>{texts.title}</h2>
        {version.approvedAt && <p>{texts.text(version.versionName, dateIt(version.approvedAt))}</p>}
        <DownloadLink version={version} large />
      </div>
      <VersionFrame version={version} />
      <div className={style.testimonial}>
        <p>{texts.reviewText}</p>
        <ButtonLink variant="outline" to="/dashboard/testimonial" search={{ project: projectId }}>
          {texts.review}
        </ButtonLink>
      </div>
    </Viewfinder>
  )
}
