import type { ReactNode } from 'react'
import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AvatarCard } from './avatar-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import style from './profile-screen.module.css'

const texts = dashboardTexts.profile

export type Profile = Outputs['dashboard']['profile']['get']

function Figures({ profile }: { profile: Profile }) {
  const figures = [
    { label: texts.projects, count: profile.projectsCount },
    { label: texts.inProgress, count: profile.inProgressVideos },
    { label: texts.completed, count: profile.completedVideos },
  ]
  return (
    <Card>
      <dl className="stack gap-18">
        {figures.map(({ label, count }) => (
          <div key={label} className={style.figure}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className={style.since}>{texts.memberSince(dateIt(profile.createdAt))}</p>
    </Card>
  )
}

/** Who the client is, and whom the invoice goes to (`billing`). */
export function ProfileScreen({ billing }: { billing: ReactNode }) {
  const query = trpc.dashboard.profile.get.useQuery()
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <QueryView query={query} skeletonHeights={[420, 240]} errorTitle={texts.load}>
        {profile => (
          <div className={style.grid}>
            <div className="stack gap-28">
              <ProfileForm profile={profile} />
              {billing}
            </div>
            <div className="stack gap-28">
              <AvatarCard profile={profile} />
              <Figures profile={profile} />
            </div>
          </div>
        )}
      </QueryView>
    </Screen>
  )
}
