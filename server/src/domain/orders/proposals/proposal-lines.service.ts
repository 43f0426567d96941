import type { ProposalLine } from 'shared/proposals/proposal'

/** The lines of a proposal as a quote and a payment keep them: numbered, and caused by no words of a brief. */
export const linesOf = (kind: 'custom' | 'extra', lines: ProposalLine[]): string =>
  JSON.stringify(
    lines.map(({ label, amountCents }, index) => ({
      code: `${kind}-${index + 1}`,
      label,
      amountCents,
      because: null,
    })),
  )
