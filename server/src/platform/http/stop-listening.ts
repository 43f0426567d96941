import { once } from 'node:events'
import { get, type Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * Stops listening, without a reset for whoever had knocked before: the system hands connections over one after the
 * other, so once a knock of our own is answered everybody before it is in. Waits for that `longestMs` at most.
 */
export async function stopListening(server: HttpServer, longestMs: number): Promise<void> {
  // An unanswered knock only means that there is nothing more to wait for.
  await knock(server, longestMs).catch(() => undefined)
  // Not `http.Server.close`: it cuts answers whose last bytes are still on their way.
  Server.prototype.close.call(server)
  // What came in last is read in the next turn of the loop, whole, so that it is known to be waited for.
  await turn()
  await turn()
}

async function knock(server: HttpServer, longestMs: number): Promise<void> {
  const address = server.address()
  if (address === null || typeof address === 'string') return
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address
  const signal = AbortSignal.timeout(longestMs)
  const asking = get({ host, port: address.port, path: '/healthz', agent: false, signal })
  const [answer] = await once(asking, 'response')
  answer.resume()
  await once(answer, 'end')
}
