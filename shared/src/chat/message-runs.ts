import { linksIn } from './links.ts'
import { findMentions } from './mentions.ts'

/** A stretch of a message: plain words, an address that can be followed, or somebody's name. */
export type MessageRun<Person> =
  | { readonly kind: 'words'; readonly text: string; readonly start: number }
  | { readonly kind: 'link'; readonly text: string; readonly start: number; readonly href: string }
  | { readonly kind: 'mention'; readonly text: string; readonly start: number; readonly person: Person }

/** A message cut into its runs, which together are the message; a name inside an address is part of that. */
export function messageRuns<Person extends { readonly fullName: string }>(
  text: string,
  people: readonly Person[],
): MessageRun<Person>[] {
  const links = linksIn(text)
  const mentions = findMentions(text, people).filter(
    ({ start }) => !links.some(link => start >= link.start && start < link.end),
  )
  const found = [...links, ...mentions].sort((one, other) => one.start - other.start)
  const runs: MessageRun<Person>[] = []
  let at = 0
  for (const part of found) {
    if (part.start > at) runs.push({ kind: 'words', text: text.slice(at, part.start), start: at })
    const own = { text: text.slice(part.start, part.end), start: part.start }
    runs.push(
      'href' in part
        ? { kind: 'link', ...own, href: part.href }
        : { kind: 'mention', ...own, person: part.person },
    )
    at = part.end
  }
  if (at < text.length) runs.push({ kind: 'words', text: text.slice(at), start: at })
  return runs
}
