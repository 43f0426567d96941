import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

/** What is done with a request; every change is fetched anew by the screens that show it. */
export function useHandle() {
  const { team } = trpc.useUtils()
  const acted = (title: string) => {
    showToast({ title })
    void team.leads.invalidate()
  }
  const failed = (text: string) => (error: unknown) => showFailure(error, { text })
  const setState = trpc.team.leads.setState.useMutation({
    onSuccess: () => acted(teamTexts.leads.stateChanged),
    onError: failed(teamTexts.leads.failed),
  })
  const assign = trpc.team.leads.assign.useMutation({
    onSuccess: (_, { memberId }) => acted(memberId ? inboxTexts.assigned : inboxTexts.unassigned),
    onError: failed(teamTexts.leads.failed),
  })
  const invite = trpc.team.leads.invite.useMutation({
    onSuccess: () => acted(teamTexts.leads.invited),
    onError: failed(inboxTexts.invite.failed),
  })
  return { setState, assign, invite }
}
