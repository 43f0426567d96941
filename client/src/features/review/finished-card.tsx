import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { paymentTexts } from 'shared/messages/it/payment'
import { reviewTexts } from 'shared/messages/it/review'
import { useUnpaid } from '../../lib/use-paid.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import type { ReviewVersion } from './review-types.ts'
import style from './room.module.css'
import { DownloadLink } from './version-facts.tsx'
import { VersionFrame } from './version-thumb.tsx'

const texts = reviewTexts.finished
const due = paymentTexts.balance.downloads

/** The file, or what has to be paid before it can be taken away. */
function Download({ version, projectId }: { version: ReviewVersion; projectId: string }) {
  const unpaid = useUnpaid(projectId)
  if (!unpaid) return null
  if (unpaid.isPaidInFull) return <DownloadLink version={version} large />
  const { balance } = unpaid
  return (
    <section className={style.unpaid} aria-labelledby="unpaid">
      <h3 id="unpaid">{balance ? due.title : due.firstTitle}</h3>
      <p>{balance ? due.text(euro(balance.totalCents)) : due.first}</p>
      <ButtonLink to="/dashboard/payment" search={{ project: projectId }} size="large">
        {balance ? due.pay : due.payFirst}
      </ButtonLink>
    </section>
  )
}

/** The end of a review: the file first, then a word about the work. */
export function FinishedCard({ version, projectId }: { version: ReviewVersion; projectId: string }) {
  return (
    <Viewfinder className={style.finished} focusing>
      <div className={style.finishedWords}>
        <h2 className={style.finishedTitle}>{texts.title}</h2>
        {version.approvedAt && <p>{texts.text(version.versionName, dateIt(version.approvedAt))}</p>}
        <Download version={version} projectId={projectId} />
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
