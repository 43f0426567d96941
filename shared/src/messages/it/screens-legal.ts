import { brand } from '../../catalogue/brand.ts'
import { newestTerms } from '../../catalogue/terms/newest-terms.ts'
import { headTexts } from './page-heads.ts'

const { companyName, registeredOffice, vatNumber, register, pec } = brand.legal
const { email } = brand.contact

export interface LegalSection {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Set out as a table where the law's answer is a list: what, why, on which ground, how long. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
}

export interface LegalText {
  readonly title: string
  readonly sections: readonly LegalSection[]
}

export const privacyTexts: LegalText = {
  title: headTexts.privacy.title,
  sections: [
    {
      title: 'In breve',
      paragraphs: [
        'Usiamo i tuoi dati per rispondere a quello che ci chiedi e per fare il video che ordini. Non li vendiamo, non ti profiliamo, non facciamo partire nulla verso altri siti senza un tuo clic.',
        'Questa è l’informativa prevista dagli articoli 13 e 14 del Regolamento (UE) 2016/679, il GDPR.',
      ],
    },
    {
      title: 'Chi tratta i tuoi dati',
      paragraphs: [
        `Il titolare del trattamento è ${companyName}, ${registeredOffice}, P. IVA ${vatNumber}, ${register}. Ci scrivi a ${email} o, per posta certificata, a ${pec}.`,
      ],
    },
    {
      title: 'Quali dati, perché, su quale base, per quanto',
      paragraphs: [
        'Alcuni dati servono per forza: senza email non possiamo risponderti, senza dati di fatturazione non possiamo emettere fattura. Gli altri campi sono segnati come facoltativi.',
      ],
      table: {
        head: ['Dati', 'Perché', 'Base giuridica', 'Per quanto tempo'],
        rows: [
          [
            'Moduli di audit, script, contatto e candidatura: nome, email, azienda, quello che scrivi; nella candidatura anche il telefono, per la chiamata',
            'Rispondere alla tua richiesta',
            'Misure precontrattuali chieste da te (art. 6.1.b)',
            '12 mesi dalla chiusura della richiesta',
          ],
          [
            'Account: nome, email, password in forma cifrata',
            'Farti entrare nella dashboard',
            'Contratto (art. 6.1.b)',
            'Finché hai un account; 30 giorni se non lo confermi, a meno che stiamo già lavorando a un tuo progetto',
          ],
          [
            'Nuovo indirizzo email, se chiedi di cambiare quello con cui entri',
            'Chiederti le due conferme',
            'Contratto (art. 6.1.b)',
            '30 giorni dalla scadenza della richiesta',
          ],
          [
            'Progetti: briefing, recap, materiali, ispirazioni, commenti, messaggi con il team',
            'Fare il video che ordini',
            'Contratto (art. 6.1.b)',
            'Finché hai un account o finché non elimini il progetto',
          ],
          [
            'Giornate di ripresa: luogo, nome e telefono del referente sul posto',
            'Organizzare le riprese con te e con chi ci accoglie',
            'Interesse legittimo a girare dove e con chi serve (art. 6.1.f)',
            'Come il progetto',
          ],
          [
            'Preventivi, pagamenti, fatture, dati di fatturazione',
            'Incassare e fatturare',
            'Obbligo di legge (art. 6.1.c)',
            '10 anni',
          ],
          [
            'Email di chi paga con un link di pagamento, se il cliente la scrive',
            'Mandargli il link',
            'Interesse legittimo a incassare (art. 6.1.f)',
            '90 giorni dalla fine del link',
          ],
          [
            'Email delle persone che un cliente invita nella sua azienda',
            'Mandare loro l’invito',
            'Interesse legittimo a lavorare con chi il cliente sceglie (art. 6.1.f)',
            '30 giorni dalla scadenza dell’invito',
          ],
          [
            'Nome degli ospiti invitati a una revisione, quando la aprono, i loro commenti',
            'Farli partecipare alla revisione',
            'Interesse legittimo a rivedere il video con chi serve (art. 6.1.f)',
            'Nome e aperture: 90 giorni dalla fine del link. Commenti: come il progetto',
          ],
          [
            'Registri di accesso e di sicurezza: indirizzo IP, ora, operazione',
            'Proteggere il servizio e ricostruire gli incidenti',
            'Interesse legittimo alla sicurezza (art. 6.1.f)',
            '12 mesi al massimo',
          ],
          [
            'Email, se spunti la casella delle novità',
            'Mandarti ogni tanto idee sui video aziendali',
            'Consenso (art. 6.1.a)',
            'Finché non cambi idea',
          ],
          [
            'Recensione: voto, commento, nome e azienda, se dai il consenso a pubblicarla',
            'Mostrarla sul sito',
            'Consenso (art. 6.1.a)',
            'Finché non cambi idea',
          ],
        ],
      },
    },
    {
      title: 'I programmi che scrivono',
      paragraphs: [
        'Il briefing, la chat del sito, la prima lettura dell’audit e la revisione dello script sono opera di un programma, e te lo diciamo sempre prima. Servono a farti risparmiare tempo: non prendono decisioni che ti riguardano e una persona può sempre correggerle.',
        'Per scriverli possiamo usare un modello linguistico di un fornitore esterno: riceve il testo che ci mandi, non il tuo nome né la tua email, e si impegna a non usarlo per addestrarsi.',
        'Se usi il microfono, il produttore del tuo browser può ricevere la tua voce per trascriverla. Puoi sempre scrivere.',
      ],
    },
    {
      title: 'Chi li riceve',
      paragraphs: [
        'Li vedono le persone che lavorano alla tua richiesta o al tuo progetto. Li trattano per noi, nominati responsabili, i fornitori che ospitano i server e i file, consegnano le email, gestiscono i pagamenti e forniscono il modello linguistico. Il commercialista e le autorità li ricevono quando la legge lo chiede.',
        'Se un fornitore lavora fuori dallo Spazio economico europeo, il trasferimento avviene verso Paesi ritenuti adeguati o con le clausole contrattuali tipo della Commissione europea. Su richiesta ti mandiamo l’elenco aggiornato.',
      ],
    },
    {
      title: 'Contenuti di altri siti',
      paragraphs: [
        'Un video ospitato altrove (YouTube, Vimeo, Instagram) si carica solo dopo un tuo clic, e te lo diciamo prima: da quel momento quel servizio riceve il tuo indirizzo IP e applica le sue regole. Lo stesso vale quando apri una chat su WhatsApp o entri con Google.',
      ],
    },
    {
      title: 'Cookie e memoria del browser',
      paragraphs: [
        'Usiamo solo cookie tecnici, necessari a farti usare il sito. Nessuna profilazione e nessuna statistica di terzi: per questo non vedi un banner.',
        'Quello che scrivi in un modulo, la conversazione con la chat e le preferenze di lettura restano nella memoria del browser: non le riceviamo finché non le mandi. Se prima di registrarti vuoi salvare un video, il browser lo ricorda insieme alla tua email finché non è salvato.',
      ],
      table: {
        head: ['Nome', 'A che cosa serve', 'Quanto dura'],
        rows: [
          ['session', 'Tiene aperto il tuo accesso', 'Fino a 30 giorni, o finché non esci'],
          [
            'device',
            'Riconosce il browser da cui hai già fatto l’accesso: così i tentativi degli altri non bloccano i tuoi',
            '1 anno',
          ],
          ['gate', 'Ricorda che hai inserito la password dell’anteprima', '1 ora'],
        ],
      },
    },
    {
      title: 'I tuoi diritti',
      paragraphs: [
        'Puoi chiedere di vedere i tuoi dati, correggerli, cancellarli, portarli con te, limitarne l’uso; puoi opporti a quelli che trattiamo per interesse legittimo e ritirare un consenso quando vuoi, senza effetti su ciò che è già avvenuto.',
        `Scrivi a ${email}: rispondiamo entro un mese. Se pensi che abbiamo sbagliato, puoi rivolgerti al Garante per la protezione dei dati personali (garanteprivacy.it).`,
      ],
    },
    {
      title: 'Se cambia qualcosa',
      paragraphs: [
        'Questa pagina porta la data e la versione del testo. Se cambiamo uno scopo o una base giuridica te lo scriviamo prima, all’email del tuo account.',
      ],
    },
  ],
}

export const termsPageTexts: LegalText = {
  title: headTexts.terms.title,
  sections: newestTerms.sections,
}
