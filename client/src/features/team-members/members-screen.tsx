import { IconUsers } from '@tabler/icons-react'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { WindowButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { MemberCard } from './member-card.tsx'
import style from './members.module.css'

const AddMemberDialog = onDemand(() => import('./add-member-dialog.tsx'))

const texts = teamTexts.members

/** Who works here; managers take people in. */
export function MembersScreen({ isManager }: { isManager: boolean }) {
  const query = trpc.team.members.list.useQuery({ limit: 100 })
  const add = isManager && (
    <WindowButton window={state => <AddMemberDialog {...state} />}>{texts.add}</WindowButton>
  )
  return (
    <Screen wide title={texts.title} intro={texts.intro} actions={add}>
      <QueryView query={query} skeletonHeights={[110, 110, 110]} errorTitle={texts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={IconUsers} title={texts.empty} />
          ) : (
            <ul className={style.grid}>
              {items.map(member => (
                <MemberCard key={member.id} member={member} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Screen>
  )
}
