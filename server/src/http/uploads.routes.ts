import { type Context, Hono } from 'hono'
import { AppError } from 'shared/errors/app-error'
import { finishUpload, isComplete } from '../domain/uploads/finish-upload.service.ts'
import { beginUpload, dropFinishedUpload, getOwnUpload } from '../domain/uploads/uploads.service.ts'
import type { Actor } from '../platform/actor.ts'
import { sendAppError } from '../platform/http/refuse.ts'
import type { RequestVariables } from '../platform/http/request-log.ts'
import type { AppDeps } from '../platform/platform.ts'
import { createLeaseLocker } from '../platform/uploads/lease-locker.ts'
import { createTusServer } from '../platform/uploads/tus-server.ts'
import { requireActor } from './require-actor.ts'

type OwnUpload = Awaited<ReturnType<typeof getOwnUpload>>

const atCollection = new Set(['POST', 'OPTIONS'])
const atUpload = new Set(['PATCH', 'HEAD', 'DELETE', 'OPTIONS'])

/** Serves resumable uploads by tus. Bytes are read back under `/files/<id>` only. */
export function uploadRoutes(platform: AppDeps) {
  const protocol = createProtocol(platform)
  const app = new Hono<{ Variables: RequestVariables }>()

  app.all('/uploads', async c => {
    if (!atCollection.has(c.req.method)) throw new AppError('METHOD_NOT_ALLOWED')
    if (c.req.method === 'OPTIONS') return protocol.answer(c)
    const actor = await requireActor(platform, c)
    // The length must be known at the start, to refuse files that are too large.
    const isLengthSaid = c.req.header('upload-length') !== undefined && !c.req.header('upload-defer-length')
    if (c.req.header('tus-resumable') && !isLengthSaid)
      throw new AppError('INVALID_INPUT', { fields: { 'upload-length': 'REQUIRED' } })
    return protocol.answer(c, actor)
  })

  app.all('/uploads/:id', async c => {
    const { method } = c.req
    if (!atUpload.has(method)) throw new AppError('METHOD_NOT_ALLOWED')
    if (method === 'OPTIONS') return protocol.answer(c)
    const actor = await requireActor(platform, c)
    const upload = await getOwnUpload(platform, actor, c.req.param('id'))
    if (upload.finishedAt) return answerFinished(platform, c, upload)
    // The last answer may have been lost, or the process died; asking for the offset completes the upload.
    if (method === 'HEAD' && (await isComplete(platform, upload))) {
      await finishUpload(platform, upload.id)
      return answerFinished(platform, c, upload)
    }
    const answer = await protocol.answer(c, actor, upload.id)
    if (answer.status !== 404) return answer
    // Another request finished or deleted the upload while this one was waiting for it.
    const later = await getOwnUpload(platform, actor, upload.id)
    return later.finishedAt ? answerFinished(platform, c, later) : answer
  })
  return app
}

interface Call {
  actor: Actor | undefined
  id: string | undefined
  refusal?: AppError
}

/** Creates the tus server. Actor, upload id and error of a request are passed in a weak map. */
function createProtocol(platform: AppDeps) {
  const calls = new WeakMap<object, Call>()
  const answerTus = createTusServer({
    dataStore: platform.incoming.dataStore,
    locker: createLeaseLocker(platform.db),
    idOf: request => calls.get(request)?.id,
    async onCreate(request, announced) {
      const actor = calls.get(request)?.actor
      if (!actor) throw new AppError('SIGNED_OUT')
      await beginUpload(platform, actor, announced)
    },
    async onFinish(id) {
      await finishUpload(platform, id)
      return { 'X-File-Id': id }
    },
    onRefusal(request, refusal, cause) {
      const call = calls.get(request)
      if (call) call.refusal = refusal
      if (refusal.httpStatus >= 500) platform.log.error({ err: cause }, 'an upload failed')
    },
  })
  return {
    async answer(c: Context, actor?: Actor, id?: string): Promise<Response> {
      const call: Call = { actor, id }
      calls.set(c.req.raw, call)
      const answer = await answerTus(c.req.raw)
      return call.refusal ? spoken(sendAppError(c, call.refusal)) : answer
    },
  }
}

function spoken(answer: Response): Response {
  answer.headers.set('tus-resumable', '1.0.0')
  return answer
}

/** Answers for a finished upload, with its file id, however often it is requested. */
async function answerFinished(platform: AppDeps, c: Context, upload: OwnUpload): Promise<Response> {
  if (c.req.method === 'DELETE') {
    await dropFinishedUpload(platform, upload)
    return spoken(new Response(null, { status: 204 }))
  }
  const length = String(upload.fileSize)
  if (c.req.method === 'PATCH' && c.req.header('upload-offset') !== length)
    return spoken(new Response(null, { status: 409 }))
  const headers = {
    'upload-offset': length,
    'upload-length': length,
    'x-file-id': upload.id,
    'cache-control': 'no-store',
  }
  return spoken(new Response(null, { status: c.req.method === 'HEAD' ? 200 : 204, headers }))
}
