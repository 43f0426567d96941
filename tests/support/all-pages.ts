/** Returns all rows of a list, page by page. */
export async function allPages<Row>(
  ask: (next: { cursor?: string }) => Promise<{ items: Row[]; nextCursor: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: { cursor?: string } = {}; ; ) {
    const { items, nextCursor } = await ask(next)
    rows.push(...items)
    if (nextCursor === null) return rows
    next = { cursor: nextCursor }
  }
}
