/** What Stripe calls a thing that it sends by name or whole. */
export const nameOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id
