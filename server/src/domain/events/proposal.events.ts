import type { ProposalKind, ProposalLine } from 'shared/proposals/proposal'
import type { OfProject } from './project.events.ts'

interface OfProposal extends OfProject {
  proposalId: string
}

/** What a manager proposes to a client, and what comes of it. */
export interface ProposalEvents {
  /** `isGranted`: a round that is given for free, and needs no answer. */
  'proposal.made': OfProposal & {
    kind: ProposalKind
    totalCents: number
    lines: readonly ProposalLine[]
    reason: string
    validUntil: string
    isGranted: boolean
  }
  'proposal.answered': OfProposal & {
    userId: string
    kind: ProposalKind
    totalCents: number
    state: 'accepted' | 'declined'
    answer: string | undefined
  }
  'proposal.withdrawn': OfProposal
}
