import { createFileRoute } from '@tanstack/react-router'
import { reviewListTexts } from 'shared/messages/it/testimonials'
import { ManagersOnly } from '../../../features/account/managers-only.tsx'
import { ReviewsScreen } from '../../../features/testimonials/reviews-screen.tsx'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/testimonials')({ component: Testimonials })

function Testimonials() {
  const session = useSession()
  if (session.state !== 'signed-in' || !session.member) return null
  return session.member.isManager ? <ReviewsScreen /> : <ManagersOnly text={reviewListTexts.managersOnly} />
}
