import { type Outputs, trpc } from '../../lib/trpc.ts'
import { OpenProposal } from './open-proposal.tsx'
import style from './proposals.module.css'

export type Proposal = Outputs['dashboard']['proposals']['list']['items'][number]

/** What a manager proposes, to be answered; nothing where nothing is. */
export function Proposals({ projectId }: { projectId: string }) {
  const { data } = trpc.dashboard.proposals.list.useQuery({ projectId })
  const open = data?.items.filter(({ state }) => state === 'open') ?? []
  if (open.length === 0) return null
  return (
    <div className={style.all}>
      {open.map(proposal => (
        <OpenProposal key={proposal.id} proposal={proposal} projectId={projectId} />
      ))}
    </div>
  )
}
