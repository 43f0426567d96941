import type { CompanyRole } from 'shared/companies/hat'

interface OfCompany {
  companyId: string
}

interface OfMember extends OfCompany {
  userId: string
}

export interface CompanyEvents {
  /** A user without a company created one. */
  'company.begun': { companyId: string; userId: string }
  'company.invited': OfCompany & {
    invitationId: string
    /** Null for a company without a name. */
    company: string | null
    email: string
    hats: CompanyRole[]
    /** Null if the studio invites. */
    inviter: string | null
    token: string
  }
  'company.invitation-revoked': OfCompany & { invitationId: string }
  'company.joined': OfMember & { hats: CompanyRole[] }
  'company.hats-changed': OfMember & { company: string | null; from: CompanyRole[]; to: CompanyRole[] }
  /** Emitted once the membership is deleted. */
  'company.left': OfMember
  'company.removed': OfMember & { company: string | null }
}
