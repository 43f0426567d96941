import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { layerDependencies } from './layer-dependencies.ts'

const faults = (path: string, text: string): string[] => layerDependencies([sourceFile(path, text)])

test.each([
  ['shared/src/pricing/quote.ts', "import { db } from 'server/platform/db/store'"],
  ['shared/src/pricing/quote.ts', "import { readFileSync } from 'node:fs'"],
  ['server/src/routers/gate.ts', "import { openStore } from '../platform/db/open-store.ts'"],
  ['server/src/routers/team/projects.ts', "import type { Store } from '../../platform/db/store.ts'"],
  ['server/src/domain/projects/project.service.ts', "import { appRouter } from '../../routers/index.ts'"],
  ['server/src/domain/projects/project.service.ts', "import { find } from '../leads/lead.repository.ts'"],
  [
    'server/src/domain/projects/project.service.ts',
    "import type { Lead } from '../leads/lead.repository.ts'",
  ],
  ['server/src/domain/projects/project.service.ts', "import { createContext } from '../../app/context.ts'"],
  ['server/src/domain/projects/project.service.ts', "import { readConfig } from '../../config/env.ts'"],
  ['server/src/platform/mail/mailbox.ts', "import { listLeads } from '../../domain/inbox/lead.service.ts'"],
  ['server/src/platform/mail/mailbox.ts', "const late = await import('../../routers/index.ts')"],
  ['server/src/drawer/thing.ts', "import { z } from 'zod'"],
  ['client/src/lib/trpc.ts', "import { appRouter } from 'server/routers/index'"],
  ['client/src/lib/trpc.ts', "import { type AppRouter } from 'server/routers/index'"],
  ['client/src/features/quote/card.tsx', "import { Bell } from '../notifications/bell.tsx'"],
  ['client/src/features/quote/card.tsx', "export { Route } from '../../routes/index.tsx'"],
  ['client/src/ui/button.tsx', "import { QuoteCard } from '../features/quote/card.tsx'"],
  ['client/src/routes/index.tsx', "import { gate } from '../../gate/gate.ts'"],
  ['api-client/src/platform-client.ts', "import { appRouter } from 'server/routers/index'"],
  ['api-client/src/platform-client.ts', "import { trpc } from '../../client/src/trpc.ts'"],
  ['api-client/src/platform-client.ts', "export { appRouter } from 'server/routers/index'"],
  ['client/src/lib/trpc.ts', "import { CookieJar } from 'api-client/cookie-jar'"],
  ['server/src/domain/projects/x.service.ts', "import { x } from '../event-handlers/people.service.ts'"],
  ['server/src/domain/projects/x.service.ts', "import { x } from '../leads/leads.mails.ts'"],
  ['server/src/domain/projects/project.service.ts', "import { CookieJar } from 'api-client/cookie-jar'"],
  ['migrations/0001-accounts.ts', "import { DAY } from 'server/platform/clock'"],
  ['migrations/0001-accounts.ts', "import { z } from 'zod'"],
])('forbidden imports are found: %s: %s', (path, text) => {
  expect(faults(path, text)).toHaveLength(1)
})

test.each([
  ['shared/src/pricing/quote.ts', "import { z } from 'zod'; import { cents } from '../money/cents.ts'"],
  [
    'server/src/app/main.ts',
    "import { createApp } from './app.ts'; import { readConfig } from './config/env.ts'",
  ],
  ['server/src/routers/gate.ts', "import { unlock } from '../domain/gate/gate.service.ts'"],
  [
    'server/src/domain/projects/project.service.ts',
    "import { notify } from '../notifications/notification.service.ts'",
  ],
  ['server/src/domain/projects/project.service.ts', "import type { Context } from '../../app/context.ts'"],
  ['server/src/domain/projects/project.service.ts', "import type { Config } from '../../config/env.ts'"],
  ['server/src/domain/projects/project.service.ts', "import { find } from './project.repository.ts'"],
  ['server/src/domain/event-handlers/x.handlers.ts', "import { x } from '../leads/leads.mails.ts'"],
  ['server/src/domain/event-handlers/x.handlers.ts', "import type { X } from '../events/x.events.ts'"],
  ['client/src/lib/trpc.ts', "import type { AppRouter } from 'server/routers/index'"],
  [
    'client/src/features/quote/card.tsx',
    "import { Money } from '../../ui/money.tsx'; import { quoteOf } from 'shared/quote/quote'",
  ],
  ['client/src/routes/index.tsx', "import { Hero } from '../features/landing/hero.tsx'"],
  [
    'api-client/src/platform-client.ts',
    "export type { AppRouter } from 'server/routers/index'; export { parseRefusal } from 'shared/errors/app-error'",
  ],
  ['migrations/0001-accounts.ts', "import { sql } from 'kysely'"],
  ['server/src/routers/gate.test.ts', "import { openStore } from '../platform/db/open-store.ts'"],
])('allowed imports are not reported: %s: %s', (path, text) => {
  expect(faults(path, text)).toEqual([])
})
