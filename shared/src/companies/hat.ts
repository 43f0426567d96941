/**
 * Hats of a member of a client's company (docs/decisions/companies.md): *referente*, *approvatore*, *amministrazione*.
 * A member has at least one.
 */
export const companyRoles = ['representative', 'approver', 'billing'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** Hats that open each capability, for the projects of the company (docs/decisions/companies.md). */
const hatsByCapability = {
  /** Project list, status, conversation. */
  follow: ['representative', 'approver', 'billing'],
  /** Brief, inspiration and materials. */
  readBrief: ['representative', 'approver'],
  writeBrief: ['representative'],
  /** Quote with its summary, confirmation, payments, transfers, pay links, billing data, documents. */
  order: ['representative', 'billing'],
  /** Versions, comments, approval, change requests, guests, the originals once they are released, testimonials. */
  review: ['representative', 'approver'],
  /** Members, company name, creating and deleting projects. */
  administer: ['representative'],
} as const satisfies Record<string, readonly CompanyRole[]>

export type CompanyCapability = keyof typeof hatsByCapability

/** Returns the hats of which one is needed for a capability. */
export const hatsFor = (capability: CompanyCapability): readonly CompanyRole[] => hatsByCapability[capability]

/** Returns the capabilities of a member with some hats; none without a hat. */
export const capabilitiesOf = (hats: readonly CompanyRole[]): Set<CompanyCapability> =>
  new Set(
    (Object.keys(hatsByCapability) as CompanyCapability[]).filter(capability =>
      hatsFor(capability).some(hat => hats.includes(hat)),
    ),
  )
