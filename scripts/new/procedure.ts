import { Changes } from './changes.ts'
import { findPlaces } from './procedure/places.ts'
import { readProcedureRequest } from './procedure/request.ts'
import { writingOf } from './procedure/texts.ts'
import { reportOf, textsOf, writeProcedure } from './procedure/write.ts'
import { finish, format, runGenerator } from './run-generator.ts'

/** `npm run new:procedure` writes a procedure on every layer, with its tests. */
await runGenerator(async () => {
  const request = await readProcedureRequest(process.argv.slice(2))
  const changes = new Changes()
  const writing = writingOf(request, findPlaces(changes, request))
  const texts = textsOf(writing)
  writeProcedure(changes, writing, texts)
  changes.write()
  await format([...changes.created, ...changes.edited])
  await finish(['scripts/docs-api.ts'])
  return reportOf(changes, writing, texts)
})
