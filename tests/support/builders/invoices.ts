import type { Insertable } from 'kysely'
import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import type { DB } from 'server/platform/db/schema.gen'
import { vatOf } from 'shared/pricing/charge-rules'
import type { TestApp } from '../app.ts'
import { type Facts, getRow } from '../rows.ts'
import { billing } from './people.ts'
import { makePayment } from './projects.ts'

type BillingFacts = Partial<Omit<Insertable<DB['companyBilling']>, 'companyId'>>

/** Sets the billing details of a project's company. */
export async function setBilling(app: TestApp, projectId: string, facts: BillingFacts = {}): Promise<void> {
  const { db, clock } = app.context
  const { companyId } = await getRow(app, 'projects', { id: projectId })
  const known = { ...billing, ...facts }
  await db
    .insertInto('companyBilling')
    .values({ companyId, declaredBusinessAt: clock.now(), ...known })
    .onConflict(conflict => conflict.column('companyId').doUpdateSet(known))
    .execute()
}

/** Creates a payment of a confirmed project and reports it as paid; by default the deposit. Returns its id. */
export async function makeSettled(app: TestApp, projectId: string, facts: Facts<'payments'> = {}) {
  const totalCents = facts.totalCents ?? 47_000
  const id = await makePayment(app, projectId, {
    rule: 'deposit',
    status: 'processing',
    paidAt: null,
    balanceCents: 55_000,
    totalCents,
    ...vatOf(totalCents, 'statutory'),
    ...facts,
  })
  await recordPaymentOutcome(app.context, id, 'paid')
  return id
}

export const balanceFacts = { instalment: 'balance', totalCents: 55_000, balanceCents: 0 } as const

/** Returns the documents of payments, ordered by number. */
export function documentsOf(app: TestApp, paymentIds: string[]) {
  return app.context.db
    .selectFrom('invoices')
    .innerJoin('invoiceFiles', 'invoiceFiles.invoiceId', 'invoices.id')
    .select(['invoices.id', 'year', 'nth', 'issuedOn', 'type', 'totalCents', 'netCents', 'vatCents'])
    .select(['aboutNumber', 'state', 'fileName', 'xml', 'progressive'])
    .where('paymentId', 'in', paymentIds)
    .orderBy('year')
    .orderBy('nth')
    .orderBy('progressive')
    .execute()
}

const roots = { RC: 'RicevutaConsegna', NS: 'RicevutaScarto', MC: 'RicevutaImpossibilitaRecapito' }

const faults = `<ListaErrori><Errore><Codice>00305</Codice><Descrizione>1.4.1.1.2 &lt;IdCodice&gt; non valido</Descrizione></Errore></ListaErrori>`

/** Returns the exchange's answer about a file, as in its published examples. */
export const answerXml = (kind: keyof typeof roots, fileName: string, sdiId = '111'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="RC_v1.0.xsl"?>
<types:${roots[kind]} xmlns:types="http://www.fatturapa.gov.it/sdi/messaggi/v1.0" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" versione="1.0">
  <IdentificativoSdI>${sdiId}</IdentificativoSdI>
  <NomeFile>${fileName}</NomeFile>
  <Hash>2c1b6a0f</Hash>
  <DataOraRicezione>2026-11-24T12:00:00.000+01:00</DataOraRicezione>
  ${kind === 'NS' ? faults : '<DataOraConsegna>2026-11-24T12:02:00.000+01:00</DataOraConsegna>'}
  <MessageId>123456</MessageId>
  <ds:Signature><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/></ds:SignedInfo></ds:Signature>
</types:${roots[kind]}>`
