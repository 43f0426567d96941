import { readFileSync } from 'node:fs'
import { documentOf, type InvoiceOrder, invoiceKinds } from 'shared/invoices/document'
import { progressiveOf } from 'shared/invoices/invoice-state'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { invoiceXml } from './invoice-xml.service.ts'

const schemaFile = (fileName: string) => ({
  fileName,
  contents: readFileSync(
    new URL(`../../../../../tests/fixtures/fatturapa/${fileName}`, import.meta.url),
    'utf8',
  ),
})

const names = [
  'Pastificio Bellini S.r.l.',
  'Caffè & Più <S.n.c.>',
  `L’Officina “Bella” ${'àèìòù '.repeat(40)}`.slice(0, 200),
  'Студия 🎬 Łódź',
  '&'.repeat(200),
]

/** Creates the nth order. Kinds, amounts, names, delivery addresses and references occur in all combinations. */
function orderOf(nth: number): InvoiceOrder {
  const kind = invoiceKinds[nth % 4] ?? 'whole'
  const name = names[nth % names.length] ?? ''
  return {
    kind,
    name: { number: `${nth + 1}/2026`, date: '2026-03-01' },
    seller: {
      name,
      vatNumber: '01234567897',
      taxRegime: 'RF01',
      pec: 'primopiano@pec.example',
      street: 'Via Tortona 1',
      postalCode: '20144',
      city: 'Forlì',
      province: 'MI',
    },
    buyer: {
      legalName: name,
      vatNumber: nth % 3 === 0 ? null : '12345678903',
      taxCode: nth % 3 === 1 ? null : 'RSSMRA85T10A562S',
      sdiCode: nth % 2 === 0 ? 'M5UXCR1' : null,
      pec: nth % 7 < 3 ? 'bellini@pec.example' : null,
      street: name.slice(0, 60),
      postalCode: '43121',
      city: name.slice(0, 60),
      province: 'PR',
    },
    totalCents: 100 + nth * 9_973,
    title: name.repeat(10),
    poNumber: nth % 5 < 2 ? 'Ordine <è> & 7/2026' : null,
    about: kind === 'balance' || kind === 'credit-note' ? { number: '1/2026', date: '2026-02-27' } : null,
  }
}

test('a hundred invoices of every kind are valid against the schema', async () => {
  const orders = Array.from({ length: 100 }, (_, nth) => orderOf(nth))
  const xml = orders.map(async (order, nth) => ({
    fileName: `${nth}.xml`,
    contents: await invoiceXml(documentOf(order), progressiveOf(nth + 1)),
  }))
  const { valid, errors } = await validateXML({
    xml: await Promise.all(xml),
    schema: schemaFile('Schema_del_file_xml_FatturaPA_v1.2.2.xsd'),
    preload: schemaFile('xmldsig-core-schema.xsd'),
    maxMemoryPages: 1024,
  })
  expect(errors).toEqual([])
  expect(valid).toBe(true)
}, 60_000)

test('an invoice has its amounts, its recipient, and the documents that it references', async () => {
  const order = { ...orderOf(1), totalCents: 55_000, poNumber: 'A&B', sdiCode: null }
  const xml = await invoiceXml(documentOf(order), '0000A')
  for (const part of [
    '<FormatoTrasmissione>FPR12</FormatoTrasmissione>',
    '<ProgressivoInvio>0000A</ProgressivoInvio>',
    '<CodiceDestinatario>0000000</CodiceDestinatario><PECDestinatario>bellini@pec.example</PECDestinatario>',
    '<TipoDocumento>TD01</TipoDocumento>',
    '<ImportoTotaleDocumento>550.00</ImportoTotaleDocumento>',
    '<ImponibileImporto>450.82</ImponibileImporto><Imposta>99.18</Imposta>',
    '</DatiGeneraliDocumento><DatiOrdineAcquisto><IdDocumento>A&amp;B</IdDocumento></DatiOrdineAcquisto>' +
      '<DatiFattureCollegate><IdDocumento>1/2026</IdDocumento><Data>2026-02-27</Data></DatiFattureCollegate>',
  ])
    expect(xml).toContain(part)
})
