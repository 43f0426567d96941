import { randomUUID } from 'node:crypto'
import { createPlatformClient, type PlatformClient, parseRefusal } from 'api-client'
import { errorCatalogue, fieldErrorTexts } from 'shared/errors/codes'
import { euro } from 'shared/formats/units'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { documentTexts, invoiceHeading } from 'shared/messages/it/documents'
import { limitedText } from 'shared/messages/it/errors'
import { unreachableText } from 'shared/messages/it/unreachable'
import { readArguments } from './arguments.ts'
import { confirmationToken } from './demo-mailbox.ts'

type Answer = Parameters<PlatformClient['dashboard']['briefing']['answer']['mutate']>[0]

/** Answers of this client to the questions of the briefing. */
const answersOf = (projectId: string): Answer[] => [
  { projectId, field: 'kind', value: 'corporate' },
  { projectId, field: 'audience', value: 'I buyer della grande distribuzione' },
  { projectId, field: 'message', value: 'Facciamo la pasta con grano italiano' },
  { projectId, field: 'tone', value: 'Caldo e concreto' },
  { projectId, field: 'duration', value: 60 },
  { projectId, field: 'materials', value: 'Il logo e qualche foto' },
  { projectId, field: 'extras', value: ['voiceover', 'subtitles'] },
  { projectId, field: 'deadline', unsure: true },
]

async function order(client: PlatformClient, url: string, preview: string): Promise<void> {
  await openPreview(client, preview)
  await signUp(client, url)
  const { id: projectId, title } = await client.dashboard.projects.create.mutate({ title: 'Video aziendale' })
  console.log(`\n${dashboardTexts.statusPage.project}: ${title} (${projectId})`)
  await brief(client, projectId)
  await confirmQuote(client, projectId)
  await payDeposit(client, projectId)
  await payBalance(client, projectId)
  await printDocuments(client)
  await printStatus(client, projectId)
}

async function openPreview(client: PlatformClient, password: string): Promise<void> {
  const { unlocked } = await client.gate.status.query()
  if (!unlocked) await client.gate.unlock.mutate({ password })
}

async function signUp(client: PlatformClient, url: string): Promise<void> {
  const email = `ordine-${randomUUID()}@example.com`
  await client.auth.signUp.mutate({ fullName: 'Chiara Colombo', email, password: randomUUID() })
  const session = await client.auth.confirmEmail.mutate({ token: await confirmationToken(url, email) })
  if (!('user' in session)) throw new Error('A new account asks for no second factor.')
  console.log(`${session.user?.fullName} <${session.user?.email}>`)
}

async function brief(client: PlatformClient, projectId: string): Promise<void> {
  const { briefing } = client.dashboard
  const { turns } = await briefing.conversation.query({ projectId })
  console.log(`\n< ${turns.at(-1)?.text}`)
  for (const answer of answersOf(projectId)) {
    const said = await briefing.answer.mutate({ ...answer, requestId: randomUUID() })
    for (const { who, text } of said.turns.slice(-2)) console.log(`${who === 'client' ? '>' : '<'} ${text}`)
  }
  await briefing.send.mutate({ projectId, requestId: randomUUID() })
}

async function confirmQuote(client: PlatformClient, projectId: string): Promise<void> {
  const quote = await client.dashboard.quote.get.query({ projectId })
  if (!quote.available) throw new Error('There is no quote for this briefing.')
  console.log()
  for (const { label, amountCents, because } of quote.lines)
    console.log(`  ${label}: ${euro(amountCents)}${because ? ` («${because.text}»)` : ''}`)
  console.log(`  = ${euro(quote.totalCents)}`)
  await client.dashboard.quote.confirm.mutate({ projectId, totalCents: quote.totalCents })
}

interface Sum {
  begin(): Promise<unknown>
  /** Reads the status, and the sum in cents. */
  look(): Promise<{ status: string | undefined; totalCents: number }>
}

/** Pays a sum, and waits for the project's live events until it is paid. Returns the sum in cents. */
async function pay(client: PlatformClient, { begin, look }: Sum): Promise<number> {
  const { promise: paid, resolve, reject } = Promise.withResolvers<number>()
  const check = async () => {
    const { status, totalCents } = await look()
    if (status === 'failed') throw new Error('The payment has failed.')
    if (status === 'paid') resolve(totalCents)
  }
  const stream = client.live.events.subscribe(
    {},
    {
      onStarted: () => void begin().then(check).catch(reject),
      onData: () => void check().catch(reject),
      onError: reject,
    },
  )
  return paid.finally(() => stream.unsubscribe())
}

async function payDeposit(client: PlatformClient, projectId: string): Promise<void> {
  await client.dashboard.billing.save.mutate({
    projectId,
    isBusiness: true,
    legalName: 'Officina Rossi S.r.l.',
    vatNumber: '12345678903',
    street: 'Via Roma 1',
    postalCode: '20121',
    city: 'Milano',
    province: 'MI',
  })
  const accepted = { acceptTerms: true, acceptClauses: true, acceptHigher: true } as const
  const totalCents = await pay(client, {
    begin: () => client.dashboard.payment.pay.mutate({ projectId, requestId: randomUUID(), ...accepted }),
    look: () => client.dashboard.payment.summary.query({ projectId }),
  })
  console.log(`\n  ${documentTexts.kinds.deposit}: ${euro(totalCents)}`)
}

/** Pays the rest of the price, which is possible before the video is delivered. */
async function payBalance(client: PlatformClient, projectId: string): Promise<void> {
  const { balance } = await client.dashboard.payment.summary.query({ projectId })
  if (!balance) return
  const request = { projectId, requestId: randomUUID(), totalCents: balance.totalCents }
  const totalCents = await pay(client, {
    begin: () => client.dashboard.payment.payBalance.mutate(request),
    look: async () => {
      const summary = await client.dashboard.payment.summary.query({ projectId })
      return { status: summary.balance?.status, totalCents: balance.totalCents }
    },
  })
  console.log(`  ${documentTexts.kinds.balance}: ${euro(totalCents)}`)
}

async function printDocuments(client: PlatformClient): Promise<void> {
  const { items } = await client.dashboard.documents.list.query({})
  for (const { type, number, totalCents } of items.flatMap(({ payments }) =>
    payments.flatMap(({ invoices }) => invoices),
  ))
    console.log(`  ${invoiceHeading(type, number)}: ${euro(totalCents)}`)
}

async function printStatus(client: PlatformClient, projectId: string): Promise<void> {
  // Called together, they are sent as one request.
  const [{ steps }, { items }] = await Promise.all([
    client.dashboard.status.get.query({ projectId }),
    client.dashboard.projects.list.query({}),
  ])
  const { steps: titles, stepStates } = dashboardTexts.statusPage
  console.log()
  for (const { code, state } of steps) console.log(`  ${stepStates[state]}: ${titles[code].title}`)
  console.log(items.map(({ title, urgency }) => `  ${title} (${urgency})`).join('\n'))
}

/** Returns the text of a failure: what the server refused, field by field, or that it did not answer. */
function inWords(error: unknown): string {
  const refusal = parseRefusal(error)
  if (!refusal)
    return error instanceof Error && error.name !== 'TRPCClientError' ? error.message : unreachableText
  const { appCode, fields = {}, retryAfterSeconds } = refusal
  if (retryAfterSeconds) return limitedText(retryAfterSeconds)
  const wrong = Object.entries(fields).map(([name, code]) => `  ${name}: ${fieldErrorTexts[code]}`)
  return [errorCatalogue[appCode].text, ...wrong].join('\n')
}

const { url, preview } = readArguments()
try {
  await order(createPlatformClient({ url }), url, preview)
} catch (error) {
  console.error(inWords(error))
  process.exitCode = 1
}
