import { patternList, patternsOf } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
import type { BriefField } from '../brief/brief.ts'
import { unlistedLanguages } from './typed-keywords.ts'

/** What people say before they come to the point. */
export const hedges = wordSet(
  'ma e mi scusa scusi scusate scusami senti senta sentite allora pero poi ehm invece ok okay ah oh beh be mah dunque anche comunque ciao salve buongiorno buonasera grazie gentilmente cortesemente intanto solo no si boh ecco dimmi ditemi voi tu lei per curiosita caso ascolta ascolti guarda guardi sentite piuttosto altra domanda una un cosa ultima',
)

/** Asks what something is, or what it is for: "che vuol dire logo animato", "a che servono i sottotitoli". */
export const explaining = patternList([
  'cosa|che (cosa) intend*|signific*',
  'cosa|che (cosa) vuol|vogliono dire',
  'a che|cosa (cosa) serv*',
  'cos|cosa e|sono|sarebbe|sarebbero',
  'che e|sono|sarebbe|sarebbero il|lo|la|l|i|gli|le|un|una|questo|questa',
  'in che|cosa consist*',
  'cosa|che (cosa) sarebbe|sarebbero',
  'differenza|differenze|cambia',
])

/** Questions begin with these. */
export const interrogative = patternList([
  'quanto|quanta|quanti|quante|quando|come|dove|chi|che|cosa|cos|quale|quali|qual|perche',
  'posso|possiamo|potrei|potremmo|potro|devo|dobbiamo|dovrei',
  'puoi|potete|potresti|potreste|puo|si puo|possono',
  'e|c e possibile|vero|incluso|vincolante|previsto|compreso|un problema|modo',
  'avete|hai|siete|sei|fate|fai|lavorate|venite|scrivete|usate',
  'serve|servono|servirebbe|occorre|occorrono|bisogna|conviene|funziona|esiste|esistono|vale',
  'ci vuole|vogliono',
  'se (poi) non|mi|ci|piove|piovesse|nevica',
  'ce la|lo',
  'a|in|di|con|da|per|entro|tra|fra chi|che|quale|quanto|quando|dove|solito',
])

/** What is asked about the price of these is what a second shape of the picture adds. */
export const secondShape = patternList([
  'anche|pure|secondo|altro .. vertical*|quadrat*|orizzontal*|formato',
  'vertical*|quadrat*|orizzontal*|formato .. in|di piu',
])

/** Whether something is in the price. */
export const inclusion = patternList([
  'inclus*|compres*|gratis|gratuit*|extra|costa*',
  'a parte',
  'si paga*',
  'nel prezzo',
])

/** "Mi fate un reel?" is an order, however politely. */
export const request = patternList([
  'puoi|potete|potreste|potresti|riuscite|riesci|riuscireste (a) (mi|ci) far*|realizz*|prepar*|crear*|produr*|gir*|aiut*',
  'mi|ci fate|fareste|fai|faresti|fai|realizzate|preparate|serve|servirebbe',
  'posso|possiamo avere|chiedere|ordinare',
  'vorrei|vorremmo|voglio|vogliamo',
  'fate un|uno|una|dei|delle',
])

/** In a sentence with a question mark these are said to us. */
export const addressed = patternList([
  'avete|fate|siete|rispondete|risponderete|potete|riuscite|venite|date|mettete|scrivete|usate|lavorate|rendete|accettate|hai|fai|puoi|riesci|bastano|basta|riesce|aiutate|voi',
  'si puo|possono',
])

/** "Facciamo un minuto?" */
export const proposal = patternList([
  'facciamo|mettiamo|diciamo|direi|magari|forse|tipo|come',
  'va|andrebbe bene',
])

/** With one of these a length or a day is proposed, and asked about: "un minuto va bene?". */
export const willDo = patternList([
  'va|vanno|andrebbe|andrebbero bene',
  'puo|possono andare bene',
  'e|sarebbe (gia) tardi|presto|lungo|lunga|corto|poco|tanto',
  'troppo tardi|presto|lungo|lunga|corto|breve|poco|tanto',
  'basta|bastano',
])
/** With one of these it is only asked whether it can be done; alone they ask about what was said just before. */
export const canBeDone = patternList([
  'si puo|riesce|fa (fare|avere)',
  'ce la|lo fate|facciamo|fareste',
  '(ci) riuscite|riesce|riesci|riuscireste',
  '(e|sarebbe) (vi) possibile|fattibile|realistico (si) (no)',
])

/** What follows such a question puts the same. */
export const orNot = patternList([
  'o (e|sarebbe|siamo) (gia) (troppo) tardi|presto|lungo|lunga|corto|breve|poco|no|tanto',
])

/** Who dictates ends a sentence with one of these: "vorrei un video da mettere sul sito quanto costa". */
export const endsAsking = patternList([
  'quanto (mi|ci|vi|ve) (verrebbe|puo|potrebbe) (a) cost*',
  'quanto (mi|ci) viene|verrebbe|verra|prendete|chiedete|spendo|spenderei|spenderemmo',
  'quanto (tempo) ci vuole|vorrebbe|mettete',
])
/** Before such an end these say something: "vorrei sapere" does not. */
export const saysFirst = patternList([
  'vorrei|vorremmo|voglio|vogliamo|volevo|volevamo|cerco|cerchiamo|ho|abbiamo|sono|siamo|serve|servirebbe|servono un|uno|una|due|tre|dei|delle|il|lo|la|i|gli|le',
])

/** These ask whether a thing is of use, and a no behind them turns it down. */
export const askingIfNeeded = patternList([
  'serve|servono|servirebbe|servirebbero|occorre|occorrono|conviene|vale',
  'ci vuole|vogliono',
  'e|sono|sarebbe utile|utili|necessari*|indispensabil*',
])
export const atOnceNo = patternList([
  '(io|noi) direi|diremmo|dico|penso|pensiamo|pensavo|pensavamo|credo|crediamo (proprio) di|che no',
  '(secondo|per) me|noi (direi) (di) no',
  '(mah|ma) no',
])

/** At the end of a sentence these ask for no more than a nod. */
export const tag = patternList([
  'vero|giusto|no|ok|si|sai|capito|eh|voi',
  'va|dico bene',
  'che dici|dite',
  'vi|ti va',
  // They belong to the question: "quanto costa, più o meno?"
  'piu o meno',
  'circa|indicativamente|orientativamente|grossomodo',
  'a spanne|grandi linee',
  'all incirca',
])

/** "Vorrei sapere se", "mi chiedevo quanto". */
export const indirect = patternList([
  'volevo|vorrei|voglio|vorremmo|volevamo sapere|chieder* (se|quanto|come|quando|chi|una|cosa|di|ma|anche)',
  'volevo|vorrei|voglio|vorremmo|volevamo capire se|quanto|come|quando|chi',
  'mi chiedo (se|quanto|come|quando)',
  'mi permetto di chiedere',
  'una domanda|curiosita',
  '(io) (mi|vi|le) chiedevo|domandavo (se|quanto|come|quando)',
  'si chiede|chiediamo (inoltre|anche|altresi) se|quanto|quando|come|di',
  'si richiede|richiedono|chiede|chiedono (cortesemente|gentilmente) (l|un|una|dei) indicazione|indicazioni|riscontro|informazione|informazioni|chiarimenti',
  'le|vi|ti chiedo|chiediamo (cortesemente|gentilmente) i|il|la tempi|tempistica|tempistiche|costi|costo|prezzo|prezzi',
  'si resta|resto|restiamo in attesa di riscontro|risposta circa|su|sui|sulle|sulla|riguardo',
  'le|vi|ti chiedo|chiediamo|chiederei|chiederemmo (inoltre|anche|altresi|pure|solo) se|quanto|quando|come',
  'mi|ci preme|interessa|interesserebbe|piacerebbe|servirebbe sapere|capire se|quanto|quando|come|il',
  'quanto dura|durano|durerebbe',
])

/** Nobody dictates question marks: these ask without one, wherever they stand in a clause. */
export const plain = patternList([
  'cosa sarebbe|sarebbero',
  'quanto (mi|ci|me|ve|vi|ce) cost*|verr*|viene|spend*|chied*|prendete|prendi|pago|paghiamo|vo|vole',
  'quanto (tempo) ci vuole|volete|mettete|metti|vorra|serve',
  'quanto tempo',
  'qual e|sarebbe il|la prezzo|costo|preventivo',
  'pote*|puo|puoi|potreste indicar*|dirmi|dirci|dire|farmi|mandarmi|inviarmi sapere|il|un|i|quanto|prezzo|preventivo',
  'lei|tu (ma) e|sei una|un|uno|vero|vera (persona|macchina|robot)',
  'sto|stiamo parlando con',
  'con chi (sto|stiamo) parl*',
  'voglio|vorrei|vogliamo annullare|cancellare|disdire',
  '(e) posso|possiamo pagare',
  'come funziona|funzionate|si procede|procediamo|si paga|pago|funzia',
  'cosa|che succede (adesso|ora|dopo|poi)',
  'cosa|che (mi|ci) consigli|consigliate|consiglia|consiglieresti|suggerisci|suggerite',
  'cosa|che intendi|intendete|vuol dire|significa',
  'in che senso',
  'voi|dove dove|siete|state|avete (di) (casa|base|sede)',
  'fate|fai anche',
  'posso|possiamo|potrei|potremmo parlare|parlarne|chiamar*|sentir*|vedere con|qualcuno|una|voi|degli|qualche',
  '(ci) riuscite|riesci o',
  'se (poi) non (mi|ci) piac*|convinc*|soddisf*|va bene',
  'quante revisioni|modifiche|volte',
  'la fattura (me|ce) (la) (fate|si)',
  'avete (degli|qualche|un|dei) esempi*|portfolio',
  'di chi e|sono|restano (poi)',
  'resta|rimane (poi) nostro|mio o',
  'non (ho) (lo) capisco|capiamo|capit* (la|cosa|che|bene|domanda|il)',
  'sono inclus*|compres*',
  'voi (che) garanzie',
  'o (lo|la|li|le|ci) scrivete|fate|mandate|mettete|pensate|girate|venite voi',
  'attend*|gradir*|richied*|chied* (vostra|vostro|una|un) offerta|preventivo|quotazione',
  'come (ve|vi|te|ti) (lo|la|li|le) mando|mandiamo|invio|inviamo|passo',
  '(voi) .. ci venite|arrivate',
  'ci vuole|serve|bisogna|occorre .. o no',
  'mi|ci potete|puoi|puo chiamare|richiamare|telefonare|contattare',
  '(e) il prezzo|costo cambia',
  'gratis (non) fate|lo|niente',
  'non o capito',
  'che|quale tipo .. consigl*',
  'contatto telefonico',
  'mi|ci ridate|restituite|rendete i|indietro',
  'posso|possiamo (far) rifare|rifarlo|rifarla',
])

/** What the video shall tell is no question: "un'animazione che spieghi cosa succede dopo". */
export const toldInVideo = patternList([
  'che|dove|cui (io|noi|ci|si) spieg*|mostr*|illustr*|insegn*|raccont*',
  'per spiegare|mostrare|illustrare|insegnare|raccontare',
  'fa|far|faccia|facciano capire|vedere|sapere',
  'capiscano|capiscono|vedano|vedono|sappiano|sanno',
])

/** These ask even within an answer in the client's own words. */
export const certain = patternList([
  'sei|siete un|una|uno robot|bot|persona|macchina|programma|umano',
  'quanto (mi|ci|me) cost*|viene|verrebbe',
  'vorrei|vorremmo|volevo|volevamo (solo|soltanto|anche|intanto) sapere|conoscere (solo) il|i|quale prezz*|cost*',
  'mi|ci dite|dice|dici|dica|direste|direbbe (solo|anche) il|i|un prezz*|cost*',
  'prezz*|cost* .. me|ce lo dite|dici|dice|direste|direbbe',
  'o e una|un macchina|robot|programma',
  'o devo|dobbiamo|ci (dobbiamo|devo) (chiedere|spostare)',
  'persona o una|un macchina|robot|programma',
  'una domanda',
])
/** This one was put before. */
export const wasAsked = patternList(['era|erano (solo|soltanto) una domanda'])

/** Of a question they ask nothing by themselves: verbs of asking and doing, and whoever speaks. */
export const plainWords = wordSet(
  'avete hai ha fate potete puoi puo puoi potreste potresti possiamo posso possono potrei potremmo siete sei sono e c ce ci vi ve me te li lo la le ne ' +
    'voi noi io tu lei loro nostro vostro nostri vostri vostra vostre mio mia miei video filmato qualche qualcosa altro altri altra qualcuno ' +
    'devo dobbiamo deve devono dovrebbe farlo farla farli farmi farci farvi avere averlo averla essere esserci vorrei volevo vorremmo ' +
    'sapere chiedere dire dirmi dirci indicarmi indicarci dite dice dici mettete mettere metti serve servono occorre bisogna vuole volete ' +
    'possibile si pure anche ancora gia poi dopo prima sempre proprio forza caso genere solito meno piu tutto tutti tutte insieme fuori ' +
    'stata stato chiedevo quelli quelle quello quella questo questa faccio file files link parte volendo conferma confermate chiederti permetto sottofondo libreria er mica de ho ' +
    'sul sui sulla nel nella nei nelle dal dalla col con del dei della delle allo alle agli all dell dall sull nell un x',
)

/** They put again, or order, what stands before them. */
export const saidAgain = patternList([
  'non ho|o capito',
  'lo|la|li|le correggete|cambiate|sistemate|segnate|togliete|aggiungete|mettete|scrivete',
])

/** What no truth holds, whatever else a question speaks of. */
export const beyondTruths = patternList([
  'lis|audiodescri*',
  'lingua|linguaggio dei segni',
  `l|il|in|anche|pure (anche|pure) ${unlistedLanguages}`,
  'che|cosa|come .. se piove|piovesse|nevica',
  'se la|le|lo (voce) faccio|facciamo|leggo|leggiamo|registro|registriamo io|noi',
  '30|60|90|120|trenta|sessanta|novanta gg|giorni|giorno',
  'fine mese',
  'centro storico',
  'digitalizz*',
  'split',
  'mepa',
  'mercato elettronico',
  'privacy|gdpr',
  'dati personali',
  'per voi (e) un problema',
  'dura|durano|durerebbe .. giornata|riprese|shooting',
  'attor*|attric*|comparse|modell* .. trovate|trova|cercate|cerca|procurate|portate|mettete|dovete',
  'spedi*|posta|corriere|fisic*',
  'permess*|patentin*|autorizzazion*|liberatori*|riservat*',
  'quant* video|reel|spot|lezioni .. consigl*|conviene|partire|servono|suggeri*',
])

/** How people name the fields of the brief. */
export const fieldNames = patternsOf<BriefField>({
  kind: ['tipo|tipologia (di) (video)'],
  audience: ['pubblico|target'],
  message: ['messaggio'],
  tone: ['tono'],
  duration: ['durata|dura|durano|durare|lunghezza'],
  materials: ['materiale|materiali'],
  extras: ['extra'],
  deadline: ['data|scadenza|consegna'],
  goal: ['obiettivo|scopo'],
  formats: ['formato'],
  languages: ['lingua|lingue'],
  place: ['luogo|location'],
  people: ['in video|camera', 'persone|protagonisti'],
  company: ['azienda|ditta|impresa|societa|nome'],
})

/** Wherever they stand in a sentence with a question mark, their clause asks. */
export const askingWords = wordSet(
  'com come quanto quanti quante quanta perche chi cosa quale quali dove quando',
)

export const articled = wordSet('il lo la i gli le l e ma quindi')

/** At the beginning of a sentence these announce that it asks. */
export const announced = patternList(['domanda|chiedevo|domandavo'])

/** "Vorrei due attori, li avete voi?" wishes for what it asks about. */
export const wish = patternList([
  'vorrei|vorremmo|voglio|vogliamo',
  'mi|ci interess*|piacerebb*',
  'abbiamo|ho',
])
/** Who begins with one of these asks for an amount. */
export const howMuch = patternList(['quanto|quanta|quanti|quante'])
