import type { Shoot } from 'shared/messages/it/schedule'
import type { ProjectStatus } from 'shared/projects/status'
import type { ClientTurnReason } from 'shared/projects/turn'
import type { ProposalKind, ProposalLine } from 'shared/proposals/proposal'
import type { PhaseDays, PhaseKind } from 'shared/schedule/phase'

export interface ProjectRef {
  projectId: string
}

export interface ProjectEvents {
  'project.created': ProjectRef
  /** A manager created a project for a client's company. */
  'project.made': ProjectRef
  /** Data on the project's screens changed, such as materials and references; no further notification. */
  'project.changed': ProjectRef
  'project.renamed': ProjectRef & { from: string; to: string }
  'project.status-set': ProjectRef & { from: ProjectStatus; to: ProjectStatus }
  /** A status is notified: at once, or once it can no longer be undone. */
  'project.status-told': ProjectRef & { status: ProjectStatus }
  'project.deadline-set': ProjectRef & { from: string | null; to: string | null }
  /** Member ids; removed members are no longer in the project's team. */
  'project.assigned': ProjectRef & {
    deadline: string | null
    before: string[]
    after: string[]
    added: string[]
    removed: string[]
  }
  /** A phase was planned, moved or removed; null where there is none. */
  'project.phase-set': ProjectRef & { kind: PhaseKind; from: PhaseDays | null; to: PhaseDays | null }
  /** The side that has to act changed, or the reason. */
  'project.turn-changed': ProjectRef
  'project.client-reminded': ProjectRef & { because: ClientTurnReason }
  'project.archived': ProjectRef
  /** A manager took the project out of the archive. */
  'project.restored': ProjectRef
  'project.removed': ProjectRef & { title: string }
}

/** `before` is null unless a shooting day is changed. */
type OfShoot = ProjectRef & { shootId: string; shoot: Shoot; before: Shoot | null }

export interface ShootEvents {
  'shoot.added': OfShoot
  'shoot.changed': OfShoot
  'shoot.removed': OfShoot
}

interface OfTestimonial {
  testimonialId: string
  /** Null for a testimonial about the service as a whole. */
  projectId: string | null
}

interface Moderated extends OfTestimonial {
  /** Start of publication, before and after. */
  from: Date | null
  to: Date | null
}

export interface TestimonialEvents {
  'testimonial.given': OfTestimonial & { authorName: string; rating: number }
  'testimonial.published': Moderated
  'testimonial.withdrawn': Moderated
}

interface OfProposal extends ProjectRef {
  proposalId: string
}

export interface ProposalEvents {
  /** `isGranted`: a free round, which needs no answer. */
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

interface MessageRef {
  projectId: string
  messageId: string
}

export interface ConversationEvents {
  'message.sent': MessageRef & { text: string; mentioned: string[] }
  'message.changed': MessageRef & { text: string; mentioned: string[]; isWithdrawn: boolean }
  'message.read': { projectId: string }
}
