/** Everything that is written down of what people do, by the part of the product that it belongs to. */
const acts = {
  access: [
    'account.confirmed',
    'account.erased',
    'account.exported',
    'account.lapsed',
    'google.joined',
    'password.changed',
    'password.reset',
    'second-factor.codes-renewed',
    'second-factor.off',
    'second-factor.on',
    'second-factor.recovery-used',
    'session.began',
    'session.ended',
    'sessions.others-ended',
  ],
  money: [
    'payment.failed',
    'payment.odd',
    'payment.paid',
    'payment.refunded',
    'quote.confirmed',
    'refund.asked',
  ],
  projects: [
    'brief.completed',
    'project.assigned',
    'project.deadline',
    'project.removed',
    'project.renamed',
    'project.status',
    'review.approved',
    'review.changes-requested',
    'review.published',
    'testimonial.published',
    'testimonial.withdrawn',
  ],
  requests: [
    'lead.assigned',
    'lead.invited',
    'lead.replied',
    'lead.report-saved',
    'lead.report-sent',
    'lead.state',
    'lead.unassigned',
  ],
  team: ['member.added', 'member.changed', 'member.restored', 'member.suspended'],
} as const

export type ActArea = keyof typeof acts
export type ActCode = (typeof acts)[ActArea][number]

export const actAreas = ['access', 'money', 'projects', 'requests', 'team'] as const satisfies ActArea[]

export const actCodes = actAreas.flatMap<ActCode>(area => acts[area])

const areas = new Map<string, ActArea>(actAreas.flatMap(area => acts[area].map(act => [act, area] as const)))

/** The part of the product that an act belongs to. */
export function areaOfAct(act: ActCode): ActArea {
  const area = areas.get(act)
  if (!area) throw new Error(`The act ${act} belongs nowhere.`)
  return area
}

export const isActArea = (text: unknown): text is ActArea =>
  typeof text === 'string' && (actAreas as readonly string[]).includes(text)
