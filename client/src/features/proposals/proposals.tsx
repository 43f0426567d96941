import type { Outputs } from '../../lib/trpc.ts'
import { trpc } from '../../lib/trpc.ts'
import { DueExtra } from './due-extra.tsx'
import { OpenProposal } from './open-proposal.tsx'
import style from './proposals.module.css'

const ASK_AGAIN_MS = 2000

export type Proposal = Outputs['dashboard']['proposals']['list']['items'][number]

const isDue = ({ payment }: Proposal) =>
  payment === 'open' || payment === 'failed' || payment === 'processing'

/** What a manager proposes, to be answered, and what was accepted and is to be paid; nothing where there is neither. */
export function Proposals({ projectId }: { projectId: string }) {
  const { data } = trpc.dashboard.proposals.list.useQuery(
    { projectId },
    {
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ payment }) => payment === 'processing') ? ASK_AGAIN_MS : false,
    },
  )
  const open = data?.items.filter(({ state }) => state === 'open') ?? []
  const due = data?.items.filter(isDue) ?? []
  if (open.length + due.length === 0) return null
  return (
    <div className={style.all}>
      {due.map(proposal => (
        <DueExtra key={proposal.id} proposal={proposal} />
      ))}
      {open.map(proposal => (
        <OpenProposal key={proposal.id} proposal={proposal} projectId={projectId} />
      ))}
    </div>
  )
}
