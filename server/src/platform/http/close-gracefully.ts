import { once } from 'node:events'
import { get, type Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * Stops listening without a reset for connections that are still in the accept queue. The system hands them over in
 * order, so once a request of our own is answered, all before it have been accepted. Waits for that `longestMs` at most.
 */
export async function closeGracefully(server: HttpServer, longestMs: number): Promise<void> {
  // A request that is not answered means that there is nothing more to wait for.
  await drainAcceptQueue(server, longestMs).catch(() => undefined)
  // Not `http.Server.close`: it cuts answers whose last bytes are still on their way.
  Server.prototype.close.call(server)
  // What came in last is read in the next turn of the loop, whole, so that it is known to be waited for.
  await turn()
  await turn()
}

async function drainAcceptQueue(server: HttpServer, longestMs: number): Promise<void> {
  const address = server.address()
  if (address === null || typeof address === 'string') return
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address
  const signal = AbortSignal.timeout(longestMs)
  const asking = get({ host, port: address.port, path: '/healthz', agent: false, signal })
  const [answer] = await once(asking, 'response')
  answer.resume()
  await once(answer, 'end')
}
