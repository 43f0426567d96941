import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import type { Extra } from '../brief/brief.ts'

/** Beside an extra these leave open whether it is wanted: it is asked about, not filed. */
export const doubtPatterns = [
  'aspetto|aspettiamo|aspetteremo',
  'forse|magari|eventualmente|eventuale|dipende|vediamo|valutiamo|valuteremo|vedremo|temo|temiamo|boh|mah|bah',
  'non so|sappiamo|capisco (che) cosa|come|quanto',
  'non so|saprei (ancora|bene) se',
  'non (lo) so ancora',
  'ancora non (lo) so|sappiamo',
  'devo|dobbiamo ancora pensarci|decidere|vedere',
  'non (sono|siamo) sicur*|convint*|cert*',
  'se (non) cost* (troppo|poco|tanto)',
  'solo|soltanto se',
  'ci penso|pensiamo',
  'sono|siamo|ero indecis*|incert*|in dubbio|tentat*',
  'se si puo|riesce',
  'decidiamo|decido|decideremo|decidero|ragioniamo dopo|poi|insieme',
  'devo|dobbiamo pensarci|rifletterci|ragionarci|parlarne',
  '(solo) se (e|fosse|sono) gratis|compres*|inclus*|gratuit*',
  '(solo) se (ci) sta|stanno|rientra|rientrano|avanza|avanzano|resta',
  'se (proprio) serve|servono|necessari*|occorr*|servira',
  'se secondo voi|te|lei',
  'in caso',
  'in un secondo momento',
  'faccio|facciamo|fara|faremo sapere',
  'ne parlo|parliamo|parlero|parleremo',
  'vorrei|vorremmo|volevo|volevamo|voglio|vogliamo|devo|dobbiamo|interessa|interesserebbe (solo) capire|sapere|chiedere|chiedervi se|quanto|cosa|come|di|del|della|dei|delle|sul|sulla|sui|sulle',
  'prezzo|costo di|del|della|dell|dello|dei|delle',
  '(mi|ci) interessa|interessano|piace|piacciono|convince|convincono meno|poco',
  'quanto sarebbe|sarebbero|alza|alzano|aumenta|aumentano|incide|incidono',
  'cosa|che sarebbe|sarebbero|significa|significano|cambia|cambierebbe|aggiunge',
  'che|quale differenza|prezzo|costo|senso',
  'a che|cosa (cosa) serv*',
  'non (ho|abbiamo|si) (ben) capito|capisco|capiamo',
  'non (mi|ci) pens*|cred*|pare|sembra',
  'dubit*|potrebbe|potrebbero|potremmo',
  '(ancora) da valutare|decidere|vedere|capire|discutere|definire|verificare|concordare|confermare',
  'a patto|condizione',
  'piu avanti',
  'con calma',
  'in dubbio',
  'prima il|la prezzo|costo|preventivo|cifra',
  'ma car*|tropp*|no|non|cost*',
  'ma bisogna|dipende|devo|dobbiamo|ci vuole|serve il|un permesso|chiedere|sentire|capire|vedere|verificare',
  'ma bisogna|bisognerebbe|dovrei|dovremmo (prima) chiedere|sentire|capire|vedere|verificare',
  'mi|ci informo|informiamo|informero|informeremo',
  'sarebbe|sarebbero indicat*|consigliat*|opportun*',
  'vorrei|vorremmo (solo|soltanto|anche) capire|sapere (meglio|bene|prima)',
  'cosa|che intend*',
  'raccont*|dica|dimmi|ditemi|spieg* di|cosa|che|un',
  'nessuna decisione',
  'priorita|paura|perpless*|limite|qualora|immagino',
  'in|nel futuro|seguito|caso|sospeso|stand|pausa|forse',
  'si vedra',
  'fammi|fatemi|facci|fateci sapere',
  'parl* di',
  'a parte quanto',
  'nessuno (me|ce) (l|lo) ha|aveva',
  'te|ve|vi|le lo|la|li dico|diciamo|diro|diremo',
  'chiedo|chiediamo|sento|sentiamo|domando a|al|alla|ai|il|la|mia|mio|i|con',
  'meno e meglio',
  'troppo|troppa per noi|me',
  'altra|scorsa|ultima volta',
  'vecchio|precedente|scorso|ultimo video',
  'concorrente|concorrenti|concorrenza ha|hanno',
  'hanno|avevano|ha|aveva proposto|consigliato',
]

/** In the clause of an extra these leave to us whether it is taken: it is offered. */
export const oursToDecide = [
  'decidete|decidetel*|decidi|decidil*|scegliete|scegli|vedete|vedi|valutate|valuta|decida|scelga|veda (un po) voi|tu|lei',
  'a voi|te decidere|scegliere|valutare',
  'a voi|te la decisione|scelta',
  'a vostra|tua|sua discrezione|scelta',
]

/** Sayings that hold a doubt's words and doubt nothing. */
export const sureInSpite = ['anche se (non) cost*', 'non ho|abbiamo dubbi']

/** Takes what was just spoken of, without naming it. */
export const takeItPatterns = [
  'mettil*|mettel*|mettiamol*|mettetel*|mettetecel*|mettecel*|aggiungil*|aggiungiamol*|aggiungetel*|prendil*|prendiamol*|prendo|inseriscil*|inserisci|includil*|includetel*|includiamol*',
  'lo|la|li|le vogliamo|voglio|vorrei|vorremmo|mettiamo|prendo|prendiamo|aggiungiamo|metta|mettete|aggiunga|aggiungete',
]

export const takeIt = patternList(takeItPatterns)

/** Puts back what was just taken out: "no, rimettila". */
export const putBack = patternList([
  'rimettil*|rimettiamol*|rimettetel*|rimetter*|rimetti|rimettiamo|rimettete',
])

/** Turns down what was just spoken of, without naming it. */
export const refuseIt = patternList([
  'no|niente',
  'non lo|la|li|le (ne) vogliamo|voglio|vorre*|mettiamo|prendiamo|serve|servono',
  'non (mi|ci) serve|servono|interessa|interessano',
  'lasciamo|lascia|lasciate|lascio stare|perdere',
  'come non detto',
  'troppo (caro|cara)',
])

/** Shortly before an extra these refuse it. */
export const refusal = patternList([
  'fare|farei|faremmo|facciamo|faccio|fate a meno',
  'niente|nisciun|nisciuna|nessun|nessuno|nessuna|ne|zero|nada|nisba|manco|neanche|nemmeno|evit*|escl*|rinunci*',
  'senza|sensa|senz|senze',
  'mai chiest*|ordinat*',
  'non (vi|ci|c) e|sara|sarebbe|ho|abbiamo bisogno|motivo|necessita',
  'non (mi|ci|vi|lo|li) (sono|e|dovete|dovreste|devi|dobbiate) vogl*|vorre*|vuole|serv*|occorr*|necessit*|mett*|fate|facciamo|interess*|aver*|ho|abbiamo|richiest*|previst*|necessari*|venit*|veniat*|venist*|venga*|venire|riprendete|riprendere|filmate|filmare|scrivet*|scriviate (bisogno)',
  'lascia|lasciate|lasciamo|lascio|lasci|lassa stare|perdere|perde|fuori (pure)',
])

/** What may follow the short name of an extra: "la voce in tedesco", "la musica no". */
export const afterLoose = wordSet(
  'di e ed ne no si zero sotto con piano non anche pure basta la lo li le l ce in originale ve va vanno per o oppure ma che ok grazie apposta solo preferirei preferiremmo preferiamo preferisco pero niente senza',
)

/** A song that has rights to be cleared. */
export const famous = patternList([
  'famos*|conosciut*|celebr*|canzone|tendenza|trend|siae',
  'di|dei|degli|delle|del vasco|ligabue|maneskin|queen|coldplay|zucchero|battisti|jovanotti|morricone|einaudi|geolier|metallica|abba|lucio|pino',
])

/** What we are to film or write, said of the thing itself: "le riprese vanno fatte", "testi a Vostra cura". */
export const doneByUs = patternList([
  'riprese|ripresa|filmat*|girat*|immagini (pero|invece|quindi|si) (lo|la|li|le) dovete|dovreste|dovrete|deve|dovrebbe|devi|dovresti|potreste (poi|pero) (voi|tu|lei) far*|girar*|filmar*|realizzar*|curar*|pensarc*',
  'riprese|ripresa|filmat* (nuove|vere|altre|nuovi) (invece|pero|quindi|ovviamente|poi) (ancora) vanno|va|andrebbero|andranno|sono (invece|pero|quindi|ancora|tutte|da) fatt*|fare|girat*|girare|realizzat*|realizzare',
  'riprese|ripresa|filmat* (invece|pero|quindi|poi) (ci|mi) servono|servirebbero|occorrono|servira|mancano',
  'riprese|ripresa|filmat*|girato|testi|testo|script|copione|sceneggiatura (sono|saranno|restano|e) a vostra|vostro|cura|carico vostra|vostro|cura|carico',
  'riprese|ripresa|filmati (pero|invece|quindi) venite|verrete voi',
  'riprese|filmat*|girato lo|li|le fate|farete|facciate|girate|giriate voi',
  'fate|farete|girate|facciate voi le|i riprese|filmati',
  'riprese|ripresa vostre|vostra',
  'riprese|ripresa (sono) (ancora|tutte) da fare|girare|realizzare in|nel|nella|nello|presso|da|a|al|alla|qui|qua',
  'riprese|ripresa|filmati (pero|invece) le|li farete|girerete|filmerete',
  'riprese|ripresa|filmati (pero|invece) le|li fate|girate presso|in|nel|nella|al|alla|da|qui|qua',
  'riprese|ripresa|filmati (pero|invece) fatele|giratele|filmatele|fateli|girateli',
  'le riprese (qui|qua) da noi|me',
])

/** Said right after a thing that the client does not have. */
export const leftToUs = patternList(['le|li|lo fate|farete|girate|filmate|scrivete|preparate voi'])

/** How clients name extras beside the words of the price list. */
export const otherNames = {
  voiceover: [
    'voce in inglese|tedesco|francese|spagnolo|italiano',
    'voiceover|voice',
    'vo maschile|femminile',
    'voce narratrice|naratrice|narante|over',
  ],
  music: [
    'musica|canzone|brano|pezzo fatta|scritta|composta|creata|fatto|scritto|composto|creato (da) apposta|voi',
    'musica|canzone|brano (su) misura|apposta',
  ],
  subtitles: [
    'sottotitolare|sottotitolarlo|sottotitolato',
    'sotottitoli|sottotioli|sottottitoli|sototitoli|sottotiitoli',
    'scritte (in) sotto|inglese|italiano|tedesco|francese|spagnolo',
    'sub|subs (in) en|eng|it|ita|inglese|italiano|tedesco|francese|spagnolo',
  ],
  'logo-animation': [
    'logo lo vorrei|vorremmo|vogliamo|facciamo animato',
    'animare il logo',
    'logo lo animate|animereste',
    'logo (se) si puo animare',
    'logo che si muove|anima|compone|accende',
  ],
  scriptwriting: [
    'scrivete|scriviate|scrivere voi|anche|pure i|il|lo testi|testo|script',
    'testi|testo (me|ce) li|lo|scritti scrivete|da voi',
    'testi|testo|copione|script|sceneggiatura scriveteli|scrivetelo|scrivetemelo|scrivetemeli|scrivetecelo|scriveteceli|fateli|fatelo|preparatelo|preparateli|pensateci (voi)',
    'testi|testo|copione|script|sceneggiatura da scrivere insieme',
    'testi|testo|copione|script|sceneggiatura lo|li scrivete|riscrivete|preparate|fate voi',
    'scrivetelo|scriveteli|scrivetecelo|scriveteceli (voi)',
    'lo|li scrivete|riscrivete|scriveste|scriviate voi',
    'testi|testo|copione|script (lo|li) preferirei|preferiremmo|preferirebbe scritto|scritti da voi',
    'testi|testo|copione|script (pero|invece) dovreste|dovete|dovrete scriverlo|scriverli|farlo|farli|prepararlo voi',
    'testi|testo|copione|script (sono) a vostra|vostro|cura|carico vostra|vostro|cura|carico',
    'testi|testo (li|lo) dovete|dovreste|dovrete scrivere|fare|preparare voi',
    'testi|testo scritto|scritti da voi',
    'affido|affidiamo|affiderei|affideremmo (pure|anche) a voi|lei la|i|il (scrittura) (del|dei) testi|testo|copione|script|scrittura',
    'scrittura|testi|testo|copione|script la|li|lo affido|affidiamo|affiderei|affideremmo a voi|lei',
    'testi|testo (vorrei|vorremmo) non scriverli|scriverlo io|noi',
  ],
  drone: [
    'riprese|ripresa|immagini dall alto',
    'riprese|ripresa (vostre|nostre) da|dal|del|di|col|con drone',
  ],
  shooting: [
    'riprese (pero|invece) le dovreste|dovete|dovrete fare',
    'venite|venire|veniate|veniste|venivate (voi|pure|anche) a girare|girarlo|girarla|girarle|girarli|gira|filmare|filmarci|riprendere|riprende|riprenderci|riprenderlo|riprenderla',
    'venite|venire|veniate|veniste|venivate (voi|pure|anche|qui|qua|da) (noi|me|voi) a fare (le|delle|due|qualche) riprese',
    'riprese (pero|invece) (le) venite|veniate|veniste|venivate (voi) a farle|girarle',
    'venite|venire|venir voi in|nel|nella|nello|verso|un|una|due|tre',
    'dovete|dovreste|dovrete venire|venir (su|qui|qua|giu) voi',
    'riprese|filmare|girare|riprendere (pero|invece) (dovete|dovreste|dovrete) venite|verrete|venire voi',
    'serve|servirebbe che venite|veniate|veniste',
    'riprendete lui|lei|loro|me|noi',
    'mi|ci|lo|la|li|le riprendete|filmate',
    'lo|la|li|le dovete|dovreste|dovrete girare|filmare|riprendere voi',
    'mi|ci (potete|potreste|puo) riprendere|filmare',
    'qualcuno (che) venisse|venga|viene a riprendere|filmare|girare|riprenderci|filmarci|riprenderlo|filmarlo',
    'girate voi a|in|nel|nella|da|qui|qua',
    'scena|scene (finale|iniziale|principale) la|le fate|girate|filmate|riprendete voi',
    'bisogna|bisognerebbe girare|filmare|riprendere',
    'qualcuno che (lo|la|li|ci) filma|filmi|gira|giri|riprende|riprenda',
    'girato|filmati|filmato lo|li fate|farete|girate|giriate (voi)',
    'filmati|filmato|girato dovete|dovreste|dovrete farli|farlo|girarli|girarlo|realizzarli|realizzarlo',
  ],
} as const satisfies Partial<Record<Extra, readonly string[]>>

/** What we are told to do is ordered by being named, whatever was asked. */
export const toldToDo = patternList([...otherNames.shooting, ...otherNames.scriptwriting])

/** Before an extra's article these lead to what is wanted. */
export const orderLeads = wordSet(
  'mettere metterci metterei forza invece pero comunque ma mentre oltre ora perfetto confermo confermiamo certo prendo prendiamo metteremmo ' +
    'aggiungerei aggiungeremmo interessa interessano interesserebbe interesserebbero teniamo tengo me noi mancare versione quindi scelgo scegliamo opto inserite inserisci ' +
    'tranne eccetto fuorche salvo parte inserire basta bastano comodo extra sta cominciare iniziare tieni tenga tenete',
)

/** Right behind an extra with these something is said of it, not how it is to be. */
export const statementOpeners = wordSet(
  'non mai mi ci ce ve vi l lo la li le ne se siamo sono sembra pare sarebbe come fate cos cosa stona stonano stonerebbe ' +
    'ha hanno devo dobbiamo fuori manco neanche nemmeno roba quanto quanti quante quanta uhm mhm ' +
    'sfora sforano esagera disturba disturbano',
)

/** Before an article these go on with how an extra shall be, and are no verbs: "i sottotitoli durante la fiera". */
export const continuations = wordSet(
  'nel nello nella nell nei negli nelle su sul sullo sulla sull sui sugli sulle all agli alle ad dal dallo dalla dall dai dagli dalle dell col coi qui qua x ' +
    'entrambi entrambe tutti tutte appunto ovvio ovviamente certo naturalmente soprattutto quella quello quelle quelli durante dentro presso vicino attraverso oltre tipo come senza sopra sotto dopo prima perche mentre quando dove oppure o sempre solo ma pero invece verso ogni',
)

/** Words for how an extra shall be, right behind it. */
export const extraSorts = [
  'semplic*|normal*|brev*|lung*|cort*|grand*|piccol*|nuov*|original*|narrant*|animat*|bell*|buon*|brav*|fort*|soft|sottil*|discret*|neutr*|modern*|classic*|tradizional*|popolar*',
  'femminil*|maschil*|uman*|matur*|profond*|roc*|adult*|locale|local*|regional*|napoletan*|roman*|toscan*|sard*|sicilian*|venet*',
  'italian*|ingles*|tedesc*|frances*|spagnol*|bilingu*|multilingu*|arab*|russ*|cines*',
  'jazz|rock|pop|folk|lounge|blues|funk|techno|ambient|elettronic*|acustic*|orchestral*|strumental*|ritmic*|ritmat*|natalizi*',
  'aere*|ravvicinat*|intern*|estern*|vicin*|complet*|integral*|original*|personalizzat*|person*|grafic*|grafich*|colorat*|bianc*|giall*|visibil*|leggibil*|incors*|incis*|necessari*|extra|varie|vari|madrelingua|fatt*|girat*|registrat*|effettuat*|andranno|saranno|dovranno|svolger*',
]

/** What is said of an extra and orders it. */
export const orderStatements = patternList([
  '(lo|la|li|le) (riteniamo|ritengo|consideriamo|considero) indispensabil*|necessari*|obbligator*|fondamental*|important*|util*',
  'e|sono|sarebbe|sarebbero importante|importanti|fondamental*|indispensabil*|necessari*|obbligator*|util*|perfett*|bell*',
  '(mi|ci|ce) piace|piacerebbe|piacerebbero|piacciono|serve|servono|servirebbe|servirebbero|vuole|vogliono',
  '(si) conferma|confermano|confermata|confermato|confermati|confermate',
  'va|vanno (pure|anche|assolutamente) bene|benissimo|fatt*|mess*|aggiunt*|inserit*|previst*|girat*|realizzat*|curat*|tradott*|scritt*|registrat*',
  'lo|la|li|le|l (ci) voglio|vogliamo|vorrei|vorremmo|prendo|prendiamo|metto|mettiamo|metterei|metteremmo|aggiungo|aggiungiamo|aggiungerei|teniamo|tengo|facciamo',
  'non puo|possono|deve|devono mancare',
  'se possibile',
  'lo|la|li|le vedo|vedrei|vediamo (molto) bene',
  'lo|la|li|le dovete|dovreste|dovrete (venire) (a) far*|girar*|filmar*|scriver*',
  'lo|la|li|le farei|faremmo|facciamo|faccio fare',
  'costi quel',
  'come da|in|no',
])

/** Behind the short name of an extra, to the end of its clause: "la musica ci vuole per forza". */
export const insisted = patternList([
  '(ci|mi) vuole|vogliono|serve|servono (per|x) forza|assolutamente|sicuramente|certamente',
])

/** "Musica già pronta" is none that is written. */
export const alreadyThere = wordSet('gia pronta pronte esistente esistenti nostra mia sua vostra')

/** "Solo le loro voci" */
export const ofOthers = wordSet('loro mia mie mio sua sue suo nostra nostre vostra vostre')

/** Shortly before a voice or music these ask for it, wherever it is said. */
export const soundLeads = wordSet(
  'serve servirebbe occorre occorrerebbe vuole vorrei vorremmo voglio vogliamo metteteci mettici mettete aggiungete pure anche solo po poco raccomando',
)

export const extraArticles = wordSet('il lo la i gli le l al alla alle ai')

export const WHO = 'chi'
/** "Costerà" */
export const FUTURE = 'r\u00e0'
export const YES_PLAIN = 'si'
/** With its accent it is no pronoun. */
export const YES = 's\u00ec'
/** Likewise no conjunction. */
export const IS = '\u00e8'
