import { euro } from '../formats/units.ts'
import { brand } from './brand.ts'
import { quotePrices } from './price-list.ts'

const { minimum, baseByRow, options } = quotePrices
const { email, phone } = brand.contact

/**
 * Answers that hold for every order, used by briefing and chat. Pages have texts of their own
 * (docs/decisions/page-content.md).
 */
export const factSheet = {
  price: `Dipende dal tipo: un corporate parte da ${euro(baseByRow.corporate)}, un video di prodotto da ${euro(baseByRow.product)}, un reel da ${euro(baseByRow['talking-head'])}, e non si scende mai sotto ${euro(minimum)}. Sempre IVA inclusa.`,
  days: `Di solito consegniamo in ${brand.delivery} dal pagamento; con riprese e drone può volerci qualcosa in più.`,
  revisions: 'Sono inclusi 2 giri di modifiche: commenti il video nel punto esatto e noi lo sistemiamo.',
  guarantee:
    'Prima ci sono 2 giri di modifiche inclusi. Se non ti convince lo stesso, hai 30 giorni per chiedere il rimborso.',
  ownership:
    'Il video lo usi per sempre e dove vuoi: la licenza commerciale non scade. Per i file di lavorazione chiedi al team.',
  script: `I testi li scriviamo noi se vuoi (${euro(quotePrices.addOns.scriptwriting)}); se hai uno script pronto, il prezzo scende di ${euro(-quotePrices.discounts['ready-script'])}.`,
  people:
    'Non deve comparire nessuno per forza: possiamo usare grafica, prodotti, il vostro software o una voce narrante. Se parla uno di voi, lo prepariamo noi.',
  invoice: 'Sì, c’è sempre la fattura elettronica: i dati te li chiediamo prima del pagamento.',
  payment:
    'Si paga in due parti, un acconto per cominciare e il saldo alla consegna: con Visa, Mastercard, PayPal, Apple Pay o bonifico. Prima di pagare vedi quanto e quando.',
  next: 'Finite le domande rileggi il recap, invii il brief e vedi il preventivo. Se lo confermi e paghi, il team comincia; tu segui tutto qui e commenti il video.',
  cancel:
    'Finché non confermi e paghi il preventivo non c’è nessun impegno: puoi semplicemente fermarti qui. Per ripartire da zero c’è «Ricomincia».',
  discount: `Il prezzo è quello di listino e io non posso cambiarlo. Per un accordo diverso scrivi al project manager: ${email}.`,
  human:
    'Sono un programma (IA), non una persona. Quello che mi dici lo legge poi il nostro team, che è fatto di persone.',
  formats: `Un formato è compreso: 16:9, verticale 9:16 o quadrato. Un secondo costa ${euro(options['two-formats'])} e si aggiunge con il team.`,
  languages: `Lavoriamo anche in altre lingue: una seconda versione costa ${euro(options['second-language'])} e si aggiunge con il team.`,
  place: `Giriamo da voi, in tutta Italia: le riprese in sede costano ${euro(quotePrices.addOns.shooting)}. Per trasferte lontane il team ti scrive prima.`,
  upload:
    'Logo, foto e filmati li carichi nella pagina Materiali del progetto, quando vuoi: anche dopo aver finito qui.',
  changes: 'Sì: finché non paghi puoi cambiare tutto, e il preventivo si aggiorna da solo.',
  examples:
    'Trovi gli esempi nella libreria video, e nella pagina Ispirazione puoi segnarci quelli che ti piacciono.',
  contact: `Certo: il nostro team risponde a ${email} e al ${phone}. Intanto quello che mi racconti resta salvato.`,
  kinds:
    'Facciamo video corporate, explainer in motion graphics, demo di app e software, reel per i social, talking head, video di prodotto e per hotel; anche eventi, formazione, testimonianze e spot.',
  rights:
    'Per una canzone famosa servono i diritti, e quelli vanno chiesti a chi li ha: lo segno per il team. La musica di libreria è già compresa nel prezzo.',
  confirm: 'Quando il recap ti torna, apri la pagina Preventivo e premi «Conferma il preventivo».',
  validity: 'Il preventivo vale 30 giorni: se passano senza il pagamento, si conferma di nuovo.',
  included:
    'Sono compresi montaggio, musica di libreria, 2 giri di modifiche e un formato. Voce narrante, sottotitoli, riprese e il resto si aggiungono a parte.',
  several:
    'Il prezzo che vedi è per un video solo: ognuno ha il suo recap e il suo preventivo. Per una serie il team può farti una proposta.',
  editing: `Sì, montiamo noi: il montaggio è in ogni prezzo. Se il girato è vostro, il prezzo scende di ${euro(-quotePrices.discounts['supplied-footage'])}.`,
} as const
