import type { ProjectStatus } from 'shared/projects/status'
import type { ClientTurnReason } from 'shared/projects/turn'
import type { ProposalKind, ProposalLine } from 'shared/proposals/proposal'
import type { PhaseDays, PhaseKind } from 'shared/schedule/phase'

export interface ProjectRef {
  projectId: string
}

export interface ProjectEvents {
  'project.created': ProjectRef
  /** By a manager, for a client's company. */
  'project.made': ProjectRef
  /** Something that its screens show is another; nobody needs to be told more. */
  'project.changed': ProjectRef
  'project.renamed': ProjectRef & { from: string; to: string }
  'project.status-set': ProjectRef & { from: ProjectStatus; to: ProjectStatus }
  /** A status is told to those concerned: at once, or once it can no longer be taken back. */
  'project.status-told': ProjectRef & { status: ProjectStatus }
  'project.deadline-set': ProjectRef & { from: string | null; to: string | null }
  /** The members' ids; whoever is removed is out of the project's team by now. */
  'project.assigned': ProjectRef & {
    deadline: string | null
    before: string[]
    after: string[]
    added: string[]
    removed: string[]
  }
  /** A phase is planned, moved or removed; null where there is none. */
  'project.phase-set': ProjectRef & { kind: PhaseKind; from: PhaseDays | null; to: PhaseDays | null }
  /** Another side has to act, or for another reason. */
  'project.turn-changed': ProjectRef
  /** A manager reminds the client of their turn. */
  'project.client-reminded': ProjectRef & { because: ClientTurnReason }
  'project.archived': ProjectRef
  /** Out of the archive, by a manager. */
  'project.restored': ProjectRef
  'project.removed': ProjectRef & { title: string }
}

/** Facts of a shooting day in notifications and mails. */
export interface ShootFacts {
  /** `YYYY-MM-DD`, and the time in Rome as `HH:MM`. */
  day: string
  callTime: string | null
  address: string
  contact: string | null
}

/** `before` is null unless the day is changed. */
type OfShoot = ProjectRef & { shootId: string; shoot: ShootFacts; before: ShootFacts | null }

export interface ShootEvents {
  'shoot.added': OfShoot
  'shoot.changed': OfShoot
  'shoot.removed': OfShoot
}

export interface InspirationEvents {
  'material.added': ProjectRef
  'material.removed': ProjectRef
  'reference.added': ProjectRef
  'reference.changed': ProjectRef
  'reference.removed': ProjectRef
}

interface OfTestimonial {
  testimonialId: string
  /** Null where it is about the service as a whole. */
  projectId: string | null
}

interface Moderated extends OfTestimonial {
  /** Since when the site shows it, before and now. */
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

interface MessageRef {
  projectId: string
  messageId: string
}

export interface ConversationEvents {
  'message.sent': MessageRef & { text: string; mentioned: string[] }
  'message.changed': MessageRef & { text: string; mentioned: string[] }
  'message.read': { projectId: string }
}
