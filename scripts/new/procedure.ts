import { Changes } from './changes.ts'
import { findPlaces } from './procedure/places.ts'
import { reportOf } from './procedure/report.ts'
import { readProcedureRequest } from './procedure/request.ts'
import { writingOf } from './procedure/texts.ts'
import { USAGE } from './procedure/usage.ts'
import { textsOf, writeProcedure } from './procedure/write.ts'
import { finish, format, runGenerator } from './run-generator.ts'

/** `npm run new:procedure` writes a procedure on every layer, with its tests. */
await runGenerator(USAGE, async args => {
  const request = await readProcedureRequest(args)
  const changes = new Changes()
  const writing = writingOf(request, findPlaces(changes, request))
  const texts = textsOf(changes, writing)
  writeProcedure(changes, writing, texts)
  changes.write()
  await format([...changes.created, ...changes.edited])
  if (texts.table) await finish(['scripts/generate.ts'])
  await finish(['scripts/docs-api.ts'])
  return reportOf(changes, writing, texts)
})
