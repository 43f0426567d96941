import { randomUUID } from 'node:crypto'
import { processAuditJob, processScriptJob } from 'server/domain/inbox/leads.jobs'
import { auditReport } from 'shared/audit-reading/audit-report'
import { leadReceipts } from 'shared/messages/it/lead-receipts'
import { scriptReport } from 'shared/script-improvement/script-report'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { getRow } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')

const person = () => ({
  firstName: 'Ada',
  lastName: 'Rossi',
  email: `answers-${randomUUID()}@example.com`,
  company: 'Forno Rossi',
})

const stored = async (table: 'auditRequests' | 'scriptImprovementRequests', id: string) =>
  (await getRow(app, table, { id })).report

test('an audit is answered with a reading of every section, which is kept for the team to complete', async () => {
  const sent = {
    ...person(),
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

test('without a video the visitor hears what to send', async () => {
  const sent = { ...person(), description: 'Presentare la nostra azienda.' }
  await app.visitor().call('publicForms.submitAudit', sent)
  expect((await app.mailbox.find(sent.email, leadReceipts.audit.subject)).text).toContain(
    'Rispondi a questa email',
  )
})

test('a script comes back improved, in scenes, with figures and reasons, and the team hears of it', async () => {
  const sent = {
    ...person(),
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
    // As it reads: no mail program makes a link of it.
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

test('a good script is sent back as it is', async () => {
  const sent = {
    ...person(),
    originalScript:
      'Il tuo pane dura un giorno? Il nostro dura una settimana. Vieni a trovarci in via Milano 15.',
  }
  await app.visitor().call('publicForms.submitScript', sent)
  const { text } = await app.mailbox.find(sent.email, /script/)
  expect(text).toContain('non abbiamo cambiato le parole')
  expect(text).toMatch(/Parole: adesso \d+/)
})

test('the work done twice, also at the same moment, mails once', async () => {
  const audit = { ...person(), description: 'Il nostro hotel.' }
  const script = { ...person(), originalScript: 'Facciamo il pane. Ogni giorno.' }
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

test('what a visitor typed is text in the mail, markup and all', async () => {
  const sent = {
    ...person(),
    firstName: '<img src=x>',
    originalScript: 'Il pane è <script>alert(1)</script> buono.\n[musica] Vieni da noi in bottega.',
  }
  await app.visitor().call('publicForms.submitScript', sent)
  const { html } = await app.mailbox.find(sent.email, /script/)
  expect(html).not.toMatch(/<script|<img/)
})
