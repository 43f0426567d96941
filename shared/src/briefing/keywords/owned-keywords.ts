import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
/** Right before or behind a thing these say whose it is. */
export const possessives = wordSet('nostro nostra nostri nostre mio mia miei mie')

/** Right behind a thing only: "il suo drone" may be ours, said to us. */
export const theirs = wordSet('suo sua loro')

/** Near a thing these say that the client has it, or does it. */
export const owning = patternList([
  'ce l|lo|la|li|le|n abbiamo|ho|abbiam|avemo|avimm',
  'voce|voci (e|sara|sono) (la|le) mia|nostra|mie|nostre',
  'di un|mio|mia|nostro|nostra amico|amica|cugino|cugina|fratello|sorella|figlio|figlia|nipote|zio|zia|socio|collega|dipendente|marito|moglie|padre|madre',
  'l|lo|la|li|le|ne abbiamo|ho|abbiam (gia)',
  '(che) abbiamo|ho|avemo gia',
  'gia fatto|fatta|fatti|fatte|pronto|pronta|pronti|pronte|girato|girati|girate|registrata|scritti|scritto',
  'ci sono|stanno gia',
  'disponiamo di',
  'facciamo|faccio|scriviamo|scrivo|giriamo|giro|mettiamo|metto|pensiamo|penso|gestiamo|prepariamo|preparo|portiamo|porto|forniamo|fornisco|traduciamo|traduco|registriamo|registro|curiamo|curo (gia) noi|io',
  'me|ce le|li|lo|la faccio|facciamo|giro|giriamo|filmo|filmiamo|scrivo|scriviamo (da) solo|sola|soli|sole|noi',
  'dobbiamo|devo|vogliamo|voglio|possiamo|posso farl*|girarl*|filmarl*|scriverl*|prepararl* noi|io',
  'noi|io (ce) (le|li|lo|la) facciamo|faccio|scriviamo|scrivo|giriamo|giro|abbiamo|ho',
  'le|li|lo|la|l fa|fanno|scrive|gira|ha|hanno|registra|suona|prepara|preparano|cura|realizza|traduce|dona|regala|presta (gia) un|il|mio|mia|nostro|nostra|gia|una|i|le|la',
  'ci pens* noi|io|un|una|il|la|mio|mia|nostro|nostra',
])

/** These speak of what was named right before: "voce, la faccio io". */
export const clitics = wordSet('la lo li le l ce me')

/** Behind "ho" and "l'ho" these own nothing: "ne ho bisogno", "la voce l'ho chiesta". */
export const asksFor =
  /^(?:bisogno|(?:chiest|richiest|dett|scritt|segnalat|ordinat|domandat|confermat|approvat)[oaie])$/

/** Before a thing these except it, and behind it these turn it down. */
export const excepting = patternList([
  'tranne|eccetto|fuorche|salvo|escluso|esclusa|esclusi|escluse',
  'a parte',
])
/** Later in the sentence these take back what was named in it. */
export const takenOut = patternList([
  'togliamol*|toglietel*|toglil*|toglierl*|leviamol*|levatel*|lasciamol*|eliminiamol*|evitiamol*|scartiamol*',
  'lo|la|li|le tolga|togliete|togli|elimini|eliminate|elimina|levi|leva|levate',
  'dicono|dice .. (di) no',
  'quando mai',
  'non l|lo|la|li|le ho|abbiamo|avevo|avevamo (mai) chiest*|ordinat*',
  'ci ho|abbiamo ripensato',
  'lasciamo|lascia|lasciate|lascio perdere|stare',
])

/** Behind a list these turn all of it down: "musica, sottotitoli e drone non ci servono". */
export const notThese = patternList([
  'non (mi|ci|vi) servono|occorrono|interessano|piacciono|convincono',
  'non li|le vogliamo|voglio|mettiamo|prendiamo',
])

/** What is cut out of one of the fields, or does not belong there, is no extra that is turned down. */
export const outOfField = patternList([
  'nei|dai|tra|fra|nel|dal (i|il) materiali|materiale|messaggio|pubblico|tono|testo',
  'nelle|dalle|tra|fra (le) note',
])

export const turningDown = patternList([
  'zero',
  'cost*|e|sono|sarebbe|sarebbero (un po) troppo|tropp*|car*|eccessiv*|superflu*|esagerat*',
  'lo|la|li|le eviter*|esclud*|salter*|salto|saltiamo',
  'non (mi|ci) fa|fanno impazzire',
  'non ora|adesso|subito|oggi|stavolta',
  'non lo|la|li|le|ne ordin*|prend*|compr*',
  'non metterl*|metteteli|metteteci|aggiungerl*|inserirl*|prenderl*',
  'la|un|sara prossima|altra volta',
  'faccio|facciamo|faremmo|farei a meno',
  'siamo|sono a posto',
  'da escludere|evitare|togliere|eliminare',
  'preferisco|preferiamo|meglio niente',
  'non e|sono|sarebbe|sarebbero gradit*|desiderat*|volut*',
  'non ha|hanno senso',
  'non (mi|ci|vi|ne) interess*|convinc*|piac*|serv*|occorr*|va|vanno',
  'non ne ho|abbiamo bisogno',
  'non possiamo|posso|potremmo',
  'non si puo',
  'non (mi|ci) pare|sembra',
  'non lo|la|li|le|ne vogliamo|voglio|vorre*|mettiamo|facciamo',
  'non sono|e|saranno|sara a vostra|vostro|cura|carico',
  'non lo|la|li|le|dovete|dovreste fat*|farete|girat*|filmat*|scrivet*|farl*|scriverl*|girarl* voi',
  'non e|sono|sarebbe (proprio|strettamente) necessari*|indispensabil*|richiest*|obbligator*',
  'lo|la|li|le lasciamo|lascio|togliamo|tolgo|leviamo|evitiamo|evito (stare|perdere)',
  'nemmeno|neanche|neppure|no|via|figurar*|figuriamoci|macche',
  'lasciamo|lascio|lascia|lasciate|lasci stare|perdere',
  'e vietat*|proibit*|inutile',
  'fuori (luogo|discussione)',
  'va|vanno|andrebbe|andrebbero (proprio|assolutamente|invece) tolt*|eliminat*|evitat*|esclus*',
])
