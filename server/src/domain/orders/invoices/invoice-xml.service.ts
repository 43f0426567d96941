import type { InvoiceDocument, InvoiceName, Seat } from 'shared/invoices/document'

const euro = (cents: number): number => cents / 100

const seat = ({ street, postalCode, city, province }: Seat) => ({
  Indirizzo: street,
  CAP: postalCode,
  Comune: city,
  Provincia: province,
  Nazione: 'IT',
})

const italian = (vatNumber: string) => ({ IdPaese: 'IT', IdCodice: vatNumber })

function headerOf({ seller, buyer }: InvoiceDocument, progressive: string) {
  return {
    DatiTrasmissione: {
      ProgressivoInvio: progressive,
      CodiceDestinatario: buyer.sdiCode,
      ...(buyer.pec && { PECDestinatario: buyer.pec }),
    },
    CedentePrestatore: {
      DatiAnagrafici: {
        IdFiscaleIVA: italian(seller.vatNumber),
        Anagrafica: { Denominazione: seller.name },
        RegimeFiscale: seller.taxRegime,
      },
      Sede: seat(seller),
    },
    CessionarioCommittente: {
      DatiAnagrafici: {
        ...(buyer.vatNumber && { IdFiscaleIVA: italian(buyer.vatNumber) }),
        ...(buyer.taxCode && { CodiceFiscale: buyer.taxCode }),
        Anagrafica: { Denominazione: buyer.legalName },
      },
      Sede: seat(buyer),
    },
  }
}

function bodyOf({ type, name, description, totalCents, netCents, vatCents }: InvoiceDocument) {
  const net = euro(netCents)
  return {
    DatiGenerali: {
      DatiGeneraliDocumento: {
        TipoDocumento: type,
        Data: name.date,
        Numero: name.number,
        ImportoTotaleDocumento: euro(totalCents),
      },
    },
    DatiBeniServizi: {
      DettaglioLinee: [
        {
          NumeroLinea: 1,
          Descrizione: description,
          AliquotaIVA: 22,
          PrezzoUnitario: net,
          PrezzoTotale: net,
        },
      ],
      DatiRiepilogo: [
        {
          AliquotaIVA: 22,
          ImponibileImporto: net,
          Imposta: euro(vatCents),
          EsigibilitaIVA: 'I' as const,
        },
      ],
    },
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const named = ({ number, date }: InvoiceName): string =>
  `<DatiFattureCollegate><IdDocumento>${escaped(number)}</IdDocumento><Data>${date}</Data></DatiFattureCollegate>`

/** Returns the references to other documents, in the order of the schema; the library does not write them. */
function referencesOf({ poNumber, about }: InvoiceDocument): string {
  const order = poNumber
    ? `<DatiOrdineAcquisto><IdDocumento>${escaped(poNumber)}</IdDocumento></DatiOrdineAcquisto>`
    : ''
  return order + (about ? named(about) : '')
}

/** The document breaks a rule of the exchange, which would refuse it. */
export class BrokenRule extends Error {}

/**
 * Renders an invoice in the exchange's format FPR12 (docs/decisions/electronic-invoices.md).
 * @param progressive unique part of the file's name
 * @throws BrokenRule if the document breaks a rule of the exchange.
 */
export async function invoiceXml(document: InvoiceDocument, progressive: string): Promise<string> {
  // Loaded on first use, since it includes a DOM.
  const { applyDefaults, buildXml, validate } = await import('fattura-elettronica-sdi-builder')
  const invoice = applyDefaults({
    FatturaElettronicaHeader: headerOf(document, progressive),
    FatturaElettronicaBody: bodyOf(document),
  })
  const checked = validate(invoice)
  if (!checked.ok)
    throw new BrokenRule('An invoice breaks a rule of the exchange.', { cause: checked.error.fields })
  const built = buildXml(invoice)
  if (!built.ok) throw built.error
  const end = '</DatiGeneraliDocumento>'
  return built.value.replace(end, () => end + referencesOf(document))
}
