import type { OfProject } from './project.events.ts'

interface OfGuest extends OfProject {
  guestId: string
  /** As whoever invited them has written it. */
  name: string
}

/** What happens around the guests of a review. */
export interface GuestEvents {
  'guest.invited': OfGuest & { expiresAt: Date }
  /** For the first time. */
  'guest.opened': OfGuest
  'guest.revoked': OfGuest
  'guest.commented': OfProject & {
    name: string
    /** Its format or file, where the project has several. */
    asset: string | null
    text: string
    /** Single words are news for the team only after the client's round was sent. */
    tellsTeam: boolean
  }
  /** Somebody of the company or a guest has looked at a version for the first time. */
  'version.seen': OfProject
}
