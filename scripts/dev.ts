import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { freePort } from '../tests/support/processes/free-port.ts'
import { root } from './setup/tools.ts'

/** `npm run dev`: the pages from Vite with hot reload, the rest from a server that restarts on change; one address. */
const SERVED_BY_SERVER =
  '^/(trpc|uploads|files|guest-files|documents|auth/google|webhooks|calendar|unsubscribe|healthz|readyz|metrics|dev|gate|robots\\.txt|sitemap\\.xml)(/|\\?|$)'

const port = Number(process.env.PORT || 3000)
const serverPort = await freePort()

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/app/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    DEMO: 'on',
    // Vite serves the pages without the gate; set the variable to work on the gate.
    PREVIEW_PASSWORD: '',
    PUBLIC_URL: `http://localhost:${port}`,
    ...process.env,
    PORT: String(serverPort),
    HOST: '127.0.0.1',
  },
})

const pages = await createServer({
  root: `${root}/client`,
  configFile: `${root}/client/vite.config.ts`,
  server: {
    port,
    strictPort: true,
    proxy: { [SERVED_BY_SERVER]: { target: `http://127.0.0.1:${serverPort}` } },
  },
})
await pages.listen()
pages.printUrls()

server.once('exit', code => void pages.close().then(() => process.exit(code ?? 0)))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill('SIGTERM'))
