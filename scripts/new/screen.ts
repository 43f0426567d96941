import { writeRouteTree } from '../setup/route-tree.ts'
import { addScreen } from './add-screen.ts'
import { Changes } from './changes.ts'
import { finish, report, runGenerator } from './run-generator.ts'
import { readScreenRequest, USAGE } from './screen-request.ts'

/** `npm run new:screen` writes a screen with its words, its route and its journey. */
await runGenerator(USAGE, ['title'], async (words, options) => {
  const request = readScreenRequest(words, options)
  const changes = new Changes()
  const { feature, journey, messages } = addScreen(changes, request)
  const { created, edited } = changes.paths
  await finish(changes, [])
  await writeRouteTree()
  return report(`${request.address} is there.`, {
    New: created,
    Changed: [...edited, 'client/src/app/routeTree.gen.ts'],
    Next: [
      `${messages}: the words; «${request.title}» is the title, and on the link`,
      `${feature}: what it shows`,
      request.area === 'public'
        ? 'a link to it, such as in client/src/features/site/footer.tsx; its own description in head, of 40 characters or more'
        : `its icon, and its place beside the others: client/src/lib/${request.area}-pages.ts`,
      ...(request.area === 'team'
        ? [
            "who has it, everybody or managers (policy: 'manager'): client/src/lib/team-pages.ts",
            'other words that the search finds it by: shared/src/messages/it/search.ts',
          ]
        : []),
      `${journey}: what it promises`,
    ],
    Then: [
      'npm run check',
      'npm run build, for the journey tests the last build',
      `npx playwright test ${journey} --retries=0`,
    ],
  })
})
