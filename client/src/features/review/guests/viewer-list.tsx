import { dateTimeIt } from 'shared/formats/date-it'
import { guestPanelTexts } from 'shared/messages/it/guests'
import type { Outputs } from '../../../lib/trpc.ts'
import { Badge } from '../../../ui/badge.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { guestCalls, type HostSide } from './guest-calls.ts'
import style from './guests.module.css'

const texts = guestPanelTexts.viewers

type Viewer = Outputs['dashboard']['reviewGuests']['viewers']['items'][number]

function seenIn({ versionName, firstAt, lastAt }: Viewer): string {
  const [first, last] = [dateTimeIt(firstAt), dateTimeIt(lastAt)]
  return first === last ? texts.once(versionName, first) : texts.seen(versionName, first, last)
}

const Row = ({ viewer }: { viewer: Viewer }) => (
  <li className={style.row}>
    <p className="cluster spread breaks full-width gap-4-12">
      <b>{viewer.name}</b>
      {viewer.isGuest && <Badge tone="gray">{texts.guest}</Badge>}
    </p>
    <p className="note breaks">{seenIn(viewer)}</p>
    <p className="note breaks">{texts.said(viewer.said)}</p>
  </li>
)

/** Who of company and guests has looked at the versions, and who has spoken. */
export function ViewerList({ projectId, side }: { projectId: string; side: HostSide }) {
  const query = guestCalls(side).viewers.useQuery({ projectId })
  return (
    <section>
      <h3 className={style.title}>{texts.title}</h3>
      <QueryView query={query} skeletonHeights={[64]} errorTitle={texts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="note breaks">{texts.empty}</p>
          ) : (
            <ul>
              {items.map(viewer => (
                <Row key={`${viewer.name} ${viewer.firstAt}`} viewer={viewer} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}
