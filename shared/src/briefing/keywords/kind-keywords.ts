import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import type { BriefKind } from '../brief/brief.ts'

/** Words that name a form of video: they win over words that only name a subject. */
export const formKeywords = {
  corporate: ['corporate|aziendale|aziendali|istituzionale|istituzionali'],
  explainer: [
    'explainer|motion|animato|animata|animati|animate|animazione|animazioni|infografica|infografiche',
    'motion graphic|graphics',
    'whiteboard|cartone|cartoni|esplicativo|esplicativi|esplicativa',
    'grafica|grafiche animata|animate',
  ],
  'app-demo': ['demo|demos|screencast|videodimostrazione|dimostrazione', 'registrazione dello schermo'],
  'social-reels': [
    'reel|reels|tiktok|shorts|short|stories',
    'su instagram|insta|ig',
    'tik tok',
    'video|clip verticale|verticali',
  ],
  'talking-head': [
    'talking head|heads',
    'intervista|interviste|videomessaggio|mezzobusto',
    'video|parla|parlo|parlare|parlano|racconto|racconta|raccontano|spiega|spiegano (davanti) alla|alle|in telecamera|camera',
    'davanti a|alla|alle|una telecamera|camera|videocamera',
    'dove|cui parlo|spiego|racconto|rispondo',
    'rivolgersi ai dipendenti|clienti|cittadini',
  ],
  product: [
    'video|spot prodotto|prodotti',
    'video di|del|dei prodotto|prodotti',
    'product video',
    'unboxing|packshot',
  ],
  hotel: ['booking|airbnb'],
  event: [
    'aftermovie|evento|eventi|conferenza|conferenze|convegno|convegni|congresso|congressi|torneo|tornei',
    'inaugurazione|saggio|sagra|serata|raduno|gara|concerto|matrimonio|festival|varo',
    'video|filmato|riprese della|del giornata|manifestazione|festa|mattinata',
  ],
  educational: [
    'tutorial|tutorials|formazione|formativo|formativa|formativi|formative|didattico|didattica|didattici',
    'educativo|educativa|educativi|educative|istruzioni|videocorso|videocorsi|lezione|lezioni',
    'formare i|gli|le|il|nuovi',
    'video corso|corsi',
  ],
  testimonial: ['testimonianza|testimonianze|testimonial|testimonials', 'case study|studies'],
  advertising: [
    'spot|spottino|trailer|pubblicita|pubblicitario|pubblicitaria|pubblicitari|pubblicitarie|advertising|promo',
    'promozionale|promozionali',
  ],
} as const satisfies Partial<Record<BriefKind, readonly string[]>>

/** Words that name what a video is about: they decide where no form is named. */
export const subjectKeywords = {
  corporate: [
    'presentare|presenti|presenta|presentazione (l|la|dell|della|dello|di) (nostra|nostro) azienda|impresa|ditta|societa|scuola|studio|cooperativa|associazione',
    'presentare|presenti|presenta|presentasse (la|il|lo|l|un|una) (nostra|nostro|mia|mio) (nuova|nuovo) cantina|palestra|ristorante|trattoria|pizzeria|officina|carrozzeria|falegnameria|pasticceria|panificio|forno|caseificio|birrificio|frantoio|salone|clinica|farmacia|libreria|sartoria|bottega|negozio|fattoria|tenuta|vivaio|laboratorio|asilo|nido|museo|teatro|biblioteca|fondazione|consorzio|circolo|accademia|agenzia|autoscuola|gelateria|macelleria|tipografia|lavanderia',
    'presentazione',
    'video|filmato|clip per presentarci|presentarmi',
    'racconti|raccontare|racconta|presenti|presentare|mostri|mostrare|dica|dire|spieghi|spiegare chi siamo',
  ],
  explainer: ['spiegare|spieghi|spiega'],
  'app-demo': ['app', 'software', 'gestionale', 'piattaforma', 'applicazione'],
  'social-reels': ['social', 'instagram', 'insta', 'ig', 'facebook', 'storie'],
  'talking-head': ['ceo', 'fondatore|fondatrice'],
  product: [
    'video|filmato|clip|spot del|della|dei|delle|sul|sulla|sui (nuovo|nuova|nuovi|nostro|nostra) bottiglia|bottiglie|macchina|macchinario|borsa|borse|scarpa|scarpe|vino|vini|birra|liquore|olio|crema|profumo|lampada|sedia|bici|gioielli',
    'prodotto|prodotti',
    'video|filmato|clip|spot del|della|dei|delle (nostro|nostra|nostri|nostre|mio|mia|miei|mie) miele|formaggio|formaggi|pane|pasta|cioccolato|salumi|piatti|ceramiche|mobili|tessuti|tazze|tavoli|divani|cucine|candele|saponi|quadri|occhiali|abiti|coltelli|vasi|tappeti|biciclette',
    'linea|collezione nuova (di)',
    'vendere|vendesse|venda|lanciare|lanci|promuovere|presentare|presenti (la|una|il|un|le|i) (mia|nostra|mio|nostro) nuova|nuove linea|collezione|collezioni',
    'product|products',
    'ecommerce',
  ],
  hotel: [
    'hotel|hotels|albergo|alberghi|agriturismo|agriturismi|resort|bnb|turismo|villaggio|villaggi|camere',
    'bed and breakfast',
    'turistico|turistica|turistici|turistiche|camping|campeggio|campeggi|residence',
    'rifugio alpino|montano',
    'il|del|dal|al|nostro rifugio',
  ],
  event: ['fiera', 'festa'],
  educational: ['corso|corsi', 'insegnare'],
  testimonial: ['storia|storie di un|dei cliente|clienti'],
  advertising: ['campagna|campagne'],
} as const satisfies Record<BriefKind, readonly string[]>

/** Shortly before a form, these make it the kind that the client now wants. */
export const kindChangeCues = wordSet(
  'meglio preferisco preferiamo preferirei preferisce diventa cambiamo tipo invece',
)
/** In a tone these only compare. */
export const comparing = wordSet('tipo come')
/** These too, where the form stands with an article or alone: "facciamo un reel", not "facciamo eventi". */
export const kindNameCues = wordSet('facciamo facciamolo')
/** Any kind of video is shown there. */
export const anyPlatform = wordSet('facebook')
export const videoNames = wordSet('video filmato clip')
/** What is ordered is called so. */
export const videosCalled = wordSet('video filmato clip spot reel')
export const kindArticles = wordSet('un uno una il lo quello')

/** What it is instead of the kind that is refused stands shortly behind these. */
export const insteadCues = wordSet('e sono sara saranno sarebbe tratta')

/** "Ci sarebbe anche la fiera il 20 giugno" tells when the video is needed, not what it shows. */
export const alsoThere = patternList([
  'c|ci|abbiamo|avremmo|avremo|facciamo (e|sarebbe|sara) anche|pure la|il|l|una|un fiera|festa|saggio|sagra|evento|gara|torneo|concerto|convegno|congresso|inaugurazione',
])

/** Before a form or a subject these say that it is another cut of the video, or what it shall fill, not what it is. */
export const otherVersions = wordSet(
  'versione versioni tagli formati iscritti iscritte iscrizioni iscriversi inserzioni annunci sponsorizzate ads',
)

/** What it shall not look like is no kind that is taken back: "che non sembri una lezione". */
export const seeming = patternList(['non (deve|dovrebbe|vorrei|voglio|vogliamo) sembr*|paia|somigl*'])
/** Right before a form or a subject these let it go. */
export const droppedKind = patternList([
  'lasciamo|lascia|lasciate|lascio|lasci stare|perdere (il|lo|la|l|un|uno|una)',
  'non lo|la|li|le voglio|vogliamo|vorrei|vorremmo (piu) (un|uno|una)',
  'scartiamo|scarto|abbandoniamo|basta (con) (il|lo|la|l)',
])
/** Behind a kind these decide for nothing: "tipo cartone... però forse meglio qualcosa di vero". */
export const undecided = patternList([
  'boh|mah|forse|magari|oppure (forse|magari) (e|sarebbe) meglio qualcosa|altro|niente',
  'boh|mah|forse|magari|oppure (forse|magari) (e|sarebbe) meglio uno|una vero|vera|con|normale|semplice',
])
/** "Vado nelle scuole a spiegare le api" tells what the client does. */
export const explainsThemselves = patternList([
  'vado|andiamo|vengo|veniamo|giro|giriamo|continuo|continuiamo|passo|passiamo .. a spiegare',
])

/** Before a subject these refuse it as the kind. */
export const notTheKind = patternList(['non e|sono|sara|sarebbe|vogliamo|voglio|vorrei|facciamo'])
