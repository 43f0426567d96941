import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { approvalTexts } from 'shared/messages/it/assets'
import { paymentTexts } from 'shared/messages/it/payment'
import { finishedTexts } from 'shared/messages/it/review-decision'
import { useUnpaid } from '../../lib/payment-page-link.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import type { Delivered } from './delivered-list.tsx'
import { DeliveredList } from './lazy-asset-components.ts'
import type { ReviewVersion } from './review-types.ts'
import style from './room.module.css'
import { CertificateLink, DownloadLink } from './version-facts.tsx'
import { VersionFrame } from './version-thumb.tsx'

const texts = finishedTexts
const due = paymentTexts.balance.downloads

type Props = {
  /** The main one. */
  version: ReviewVersion
  /** All that is approved. */
  delivered: readonly Delivered[]
  projectId: string
}

/** The files, or what has to be paid before they can be taken away. */
function Download({ version, delivered, projectId }: Props) {
  const unpaid = useUnpaid(projectId)
  if (!unpaid) return null
  if (unpaid.isPaidInFull && delivered.length < 2) return <DownloadLink version={version} large />
  if (unpaid.isPaidInFull) return <DeliveredList delivered={delivered} projectId={projectId} />
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
export function FinishedCard(props: Props) {
  const { version, delivered, projectId } = props
  return (
    <Viewfinder className={`cluster spread ${style.finished}`} focusing>
      <div className={style.finishedWords}>
        <h2 className={style.finishedTitle}>{delivered.length > 1 ? texts.titleOfSeveral : texts.title}</h2>
        {delivered.length > 1 && <p>{approvalTexts.all}</p>}
        {delivered.length < 2 && version.approvedAt && (
          <p>{texts.text(version.versionName, dateIt(version.approvedAt))}</p>
        )}
        <Download {...props} />
        {delivered.length < 2 && <CertificateLink version={version} />}
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
