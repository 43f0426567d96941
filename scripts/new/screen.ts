import { resolveConfig } from 'vite'
import { root } from '../setup/tools.ts'
import { Changes } from './changes.ts'
import { format, runGenerator } from './run-generator.ts'
import { findPlaces } from './screen/places.ts'
import { readScreenRequest, USAGE } from './screen/request.ts'
import { reportOf, writeScreen } from './screen/write.ts'

/** `npm run new:screen` writes a screen with its words, its route and its journey. */
await runGenerator(USAGE, async args => {
  const request = readScreenRequest(args)
  const changes = new Changes()
  const writing = { ...request, ...findPlaces(changes, request) }
  writeScreen(changes, writing)
  changes.write()
  await format([...changes.created, ...changes.edited])
  // The router's plugin writes its tree as soon as the client's configuration is read.
  await resolveConfig({ configFile: `${root}/client/vite.config.ts` }, 'serve')
  return reportOf(changes, writing)
})
