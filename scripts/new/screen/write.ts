import type { Changes } from '../changes.ts'
import { addPiece } from '../pieces.ts'
import { report } from '../run-generator.ts'
import { dashboardTexts, shownBy } from './dashboard-texts.ts'
import { addEntries, dashboardEntries, publicEntries, teamEntries } from './lists.ts'
import { findOwnList } from './own-queries.ts'
import { personTexts } from './person-texts.ts'
import { publicTexts } from './public-texts.ts'
import { teamTexts } from './team-texts.ts'
import type { Texts, Writing } from './texts.ts'

export function writeScreen(changes: Changes, writing: Writing): void {
  const texts = writeLists(changes, writing)
  addPiece(changes, writing.messages, texts.messages)
  addPiece(changes, writing.feature, texts.feature)
  addPiece(changes, writing.route, texts.route)
  addPiece(changes, writing.journey, texts.journey)
}

/** Names the screen where screens are listed. @returns what its own files say. */
function writeLists(changes: Changes, writing: Writing): Texts {
  if (writing.area === 'dashboard') {
    const list = findOwnList(writing.name)
    if (list) {
      addEntries(changes, dashboardEntries(writing, list.procedure))
      return personTexts(writing, list)
    }
    const shown = shownBy(writing.name)
    addEntries(changes, dashboardEntries(writing, shown.procedure))
    return dashboardTexts(writing, shown)
  }
  addEntries(changes, writing.area === 'team' ? teamEntries(writing) : publicEntries(writing))
  return writing.area === 'team' ? teamTexts(writing) : publicTexts(writing)
}

/** The closing words. */
export function reportOf({ created, edited }: Changes, writing: Writing): string {
  const { address, area, feature, journey, messages, title } = writing
  return report({
    title: `${address} is there.`,
    created,
    edited: [...edited, 'client/src/routeTree.gen.ts'],
    next: [
      `${messages}: the words; «${title}» is the title, and on the link`,
      `${feature}: what it shows`,
      ...(area === 'public'
        ? [
            'a link to it, such as in client/src/features/site/footer.tsx',
            'its own description in head, of 40 characters or more',
          ]
        : [`its icon, and its place beside the others: client/src/routes/_${area}.tsx`]),
      `${journey}: what it promises`,
    ],
    run: [
      'npm run check',
      'npm run dev, to look at it',
      'npm run build, for the journey tests the last build',
      `npx playwright test ${journey} --retries=0`,
    ],
  })
}
