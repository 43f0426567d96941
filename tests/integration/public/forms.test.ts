import { randomUUID } from 'node:crypto'
import { processAuditJob, processScriptJob } from 'server/domain/inbox/leads.jobs'
import { auditReport } from 'shared/audit-reading/audit-report'
import { marketingTextVersion } from 'shared/catalogue/terms/newest-terms'
import { leadReceipts } from 'shared/messages/it/lead-receipts'
import { scriptReport } from 'shared/script-improvement/script-report'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { leadPerson } from '../../support/builders/leads.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { getRow, listRows } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const audit = () => ({
  ...leadPerson(),
  description: 'Il nostro video sul pane.',
  videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
})

const audits = () => listRows(app, 'auditRequests')

describe('the audit form', () => {
  test('stores the request and mails the visitor and the team', async () => {
    const sent = audit()
    const { id } = await app.visitor().call('publicForms.submitAudit', sent)
    const [row] = (await audits()).filter(request => request.id === id)
    expect(row).toMatchObject({ ...sent, state: 'new', marketingConsentAt: null })
    const toVisitor = await app.mailbox.find(sent.email, leadReceipts.audit.subject)
    expect(toVisitor.text).toContain(sent.description)
    const toTeam = await app.mailbox.find(manager.email, /Nuova richiesta \(audit\)/)
    expect(toTeam.text).toContain(sent.videoUrl)
  })

  test('stores a marketing consent with its text and time', async () => {
    const { id } = await app.visitor().call('publicForms.submitAudit', { ...audit(), marketing: true })
    const [row] = (await audits()).filter(request => request.id === id)
    expect(row?.marketingConsentAt).toBeInstanceOf(Date)
    expect(row?.marketingTextVersion).toBe(marketingTextVersion)
  })

  test('reports an error for each invalid field and stores nothing', async () => {
    const before = (await audits()).length
    const wrong = { ...audit(), firstName: ' ', email: 'ada', videoUrl: 'https://vimeo.com/1' }
    const refused = await app.visitor().ask('publicForms.submitAudit', wrong)
    expect(refused).toMatchObject({
      status: 400,
      code: 'INVALID_INPUT',
      fields: { firstName: 'REQUIRED', email: 'INVALID_EMAIL', videoUrl: 'VIDEO_LINK' },
    })
    expect(await audits()).toHaveLength(before)
  })

  test('reports its progress only with the token', async () => {
    const { id, processToken } = await app.visitor().call('publicForms.submitAudit', audit())
    const done = await app.visitor().call('publicForms.processAudit', { auditRequestId: id, processToken })
    expect(done).toEqual({ state: 'done' })
    const guess = { auditRequestId: id, processToken: 'x'.repeat(43) }
    expect((await app.visitor().ask('publicForms.processAudit', guess)).status).toBe(404)
  })
})

test('the interview form stores the request with its phone number and sends mails', async () => {
  const email = `interview-${randomUUID()}@example.com`
  const sent = {
    companyName: 'Forno',
    contactName: 'Ada',
    email,
    phone: '+39 02 1234567',
    location: 'Parma',
    motivation: 'Perché sì.',
  }
  const { id } = await app.visitor().call('publicForms.applyForInterview', sent)
  const row = await getRow(app, 'interviewApplications', { id })
  expect(row).toMatchObject(sent)
  await app.mailbox.find(email, 'Candidatura ricevuta')
  const lead = await manager.client.call('team.leads.get', { kind: 'interview', id })
  expect(lead.phone).toBe('+39 02 1234567')
  const { phone: _, ...without } = sent
  await app.visitor().call('publicForms.applyForInterview', without)
})

test.each(['contact', 'anna&paolo=forno/2'])(
  'the contact form stores the request and mails %s',
  async name => {
    const email = `${name}-${randomUUID()}@example.com`
    const { id } = await app
      .visitor()
      .call('publicForms.contact', { name: 'Ada', email, message: 'Buongiorno.' })
    const row = await getRow(app, 'contactMessages', { id })
    expect(row).toMatchObject({ name: 'Ada', company: null, message: 'Buongiorno.' })
    await app.mailbox.find(email, 'Messaggio ricevuto')
  },
)

test('shows the newest ten testimonials with consent only, newest first', async () => {
  const authors = await Promise.all(Array.from({ length: 12 }, () => makeClient(app)))
  const reviews = authors.map(({ id: userId }, index) => ({
    userId,
    rating: 5,
    comment: `Recensione ${index}`,
    publicConsent: index !== 11,
    publishedAt: new Date(Date.UTC(2026, 0, 1 + index)),
    createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
  }))
  await app.context.db.insertInto('clientTestimonials').values(reviews).execute()
  const shown = await app.visitor().call('publicForms.testimonials')
  expect(shown.map(review => review.comment)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Recensione ${10 - index}`),
  )
})

const stored = async (table: 'auditRequests' | 'scriptImprovementRequests', id: string) =>
  (await getRow(app, table, { id })).report

test('an audit is answered with a report of every section, which the team can complete', async () => {
  const sent = {
    ...leadPerson(),
    description: 'Vogliamo trovare persone da assumere, lo mettiamo su LinkedIn.',
    videoUrl: 'https://drive.google.com/file/d/1A2b3C/view',
  }
  const { id } = await app.visitor().call('publicForms.submitAudit', sent)
  const { text, html } = await app.mailbox.find(sent.email, leadReceipts.audit.subject)
  for (const words of [
    'scritta da un programma',
    'Nessuno ha ancora guardato il video',
    'controlla che il link sia condiviso',
    'trovare persone da assumere',
    'I primi cinque secondi',
    'L’invito finale',
    'Forno Rossi',
    sent.description,
  ]) {
    expect(text).toContain(words)
    expect(html.replaceAll('&#x27;', "'")).toContain(words)
  }
  const report = auditReport.parse(await stored('auditRequests', id))
  expect(report).toMatchObject({ writtenBy: 'rules', goal: 'recruit', channels: ['linkedin'] })
  expect(report.sections.every(section => section.state === 'to-watch')).toBe(true)
})

test('without a video the mail says what to send', async () => {
  const sent = { ...leadPerson(), description: 'Presentare la nostra azienda.' }
  await app.visitor().call('publicForms.submitAudit', sent)
  const { text } = await app.mailbox.find(sent.email, leadReceipts.audit.subject)
  expect(text).toContain('Rispondi a questa email')
})

test('a script is answered with an improved one, scenes, figures and reasons, and the team is notified', async () => {
  const sent = {
    ...leadPerson(),
    website: 'www.fornorossi.it',
    originalScript:
      'Buongiorno a tutti, siamo lieti di presentarvi il Forno Rossi di Parma. Al fine di garantire il gusto, effettuiamo la lievitazione in 36 ore. Quanto dura il tuo pane?',
  }
  const { id } = await app.visitor().call('publicForms.submitScript', sent)
  const { subject, text, html } = await app.mailbox.find(sent.email, /script/)
  expect(subject).toBe('Il tuo script migliorato')
  for (const words of [
    'riscritto da un programma',
    'Quanto dura il tuo pane?',
    'Vi presentiamo il Forno Rossi di Parma.',
    'Per garantire il gusto, facciamo la lievitazione in 36 ore.',
    // The zero-width space keeps mail programs from making it a link.
    'su fornorossi\u200B.it.',
    'Scena 1, da 0:00 a',
    'Si vede',
    'Perché',
    'Buongiorno a tutti',
  ]) {
    expect(text).toContain(words)
    expect(html).toContain(words)
  }
  expect(text).toMatch(/Parole: prima \d+, dopo \d+/)
  const report = scriptReport.parse(await stored('scriptImprovementRequests', id))
  expect(report).toMatchObject({ writtenBy: 'rules', outcome: 'improved' })
  const toTeam = await app.mailbox.find(manager.email, /Nuova richiesta \(script\)/)
  expect(toTeam.text).toContain(sent.originalScript.slice(0, 40))
})

test('a good script is returned unchanged', async () => {
  const sent = {
    ...leadPerson(),
    originalScript:
      'Il tuo pane dura un giorno? Il nostro dura una settimana. Vieni a trovarci in via Milano 15.',
  }
  await app.visitor().call('publicForms.submitScript', sent)
  const { text } = await app.mailbox.find(sent.email, /script/)
  expect(text).toContain('non abbiamo cambiato le parole')
  expect(text).toMatch(/Parole: adesso \d+/)
})

test('a scene that the sender still has to write has no times', async () => {
  const sent = {
    ...leadPerson(),
    originalScript:
      'La nostra azienda è leader nel settore da oltre trent’anni. Offriamo soluzioni per ogni esigenza del cliente.',
  }
  await app.visitor().call('publicForms.submitScript', sent)
  const { text } = await app.mailbox.find(sent.email, /script/)
  expect(text).toContain('Scena 1, da scrivere\n  Si sente: [')
  expect(text).toContain('Scena 2, da 0:00 a')
})

test('a job that runs twice, also concurrently, mails once', async () => {
  const audit = { ...leadPerson(), description: 'Il nostro hotel.' }
  const script = { ...leadPerson(), originalScript: 'Facciamo il pane. Ogni giorno.' }
  const { id: auditRequestId } = await app.visitor().call('publicForms.submitAudit', audit)
  const { id: scriptRequestId } = await app.visitor().call('publicForms.submitScript', script)
  await Promise.all([
    processAuditJob.run(app.context, { auditRequestId }, 'a'),
    processAuditJob.run(app.context, { auditRequestId }, 'b'),
    processScriptJob.run(app.context, { scriptRequestId }, 'c'),
    processScriptJob.run(app.context, { scriptRequestId }, 'd'),
  ])
  await app.mailbox.find(audit.email, leadReceipts.audit.subject)
  await app.mailbox.find(script.email, /script/)
  await processScriptJob.run(app.context, { scriptRequestId }, 'e')
  expect(await app.mailbox.list(audit.email)).toHaveLength(1)
  expect(await app.mailbox.list(script.email)).toHaveLength(1)
})

test('text of visitors is escaped in mails', async () => {
  const sent = {
    ...leadPerson(),
    firstName: '<img src=x>',
    originalScript: 'Il pane è <script>alert(1)</script> buono.\n[musica] Vieni da noi in bottega.',
  }
  await app.visitor().call('publicForms.submitScript', sent)
  const { html } = await app.mailbox.find(sent.email, /script/)
  expect(html).not.toMatch(/<script|<img/)
})
