import { publicNouns } from './rest-keywords.ts'

/** Words with which people begin, and which are no part of what they say. */
export const openers =
  /^(?:(?:[tv]e l['’](?:ho|abbiamo) (?:già )?(?:detto|scritto)|(?:come )?(?:dicevo|dicevamo)|come (?:già )?(?:(?:ho|abbiamo) (?:già )?)?(?:detto|scritto)|come sopra|che ne so|ma che ne so|errata corrige|scherz(?:o|avo)|(?:a )?precisazione|ma va|mi sbagliavo|mi spiego(?: meglio)?|rettifico|intendo|intendevo|cioè|mi scus[ai]|ciao|salve|buongiorno|buonasera|s[iì](?!\s(?:vede|vedono|sente|sentono|mangia|beve|respira|capisce|fa|può|torna|impara|vive|lavora|sta|dorme|parla|ride|balla|cresce|risparmia|gioca|viaggia|riparte|arriva|nota|cambia|gira)(?!\p{L}))|ok|okay|va bene|certo|allora|invece|comunque|azz|ehm+|uhm+|mah|beh|be'|boh|ah|ecco|dunque|diciamo|direi(?: che)?|penso(?: che sia| a)?|credo(?: che sia)?|secondo me|forse|no|anzi|scusa(?:mi|te)?|mi correggo|volevo dire|in realt[aà]|grazie|guarda|senti)(?=[\s,;:.!?]|$)[\s,;:.!?]*)+/iu

/** Words with which people end, and which are no part of what they say. */
export const closers =
  /(?<![\s,;.]|(?<!\p{L})(?:che|non|ci|mi|lo|la|li|le|gli))(?:[\s,;.]+(?:(?:(?:per questo|quindi|e) )?(?:lo|la|li|le) (?:vorrei|vorremmo|vogliamo|voglio)|(?:al )?massimo|max|che siamo noi|(?:e )?il resto(?: l[oaie])?|e (?:basta|stop)|dai|eh|ah|[ae](?:h[ae])+h?|(?:h[ae]){2,}h?|(?:cordiali|distinti) saluti|e|ed|ma|direi|diciamo|insomma|ecco(?: questo)?|grazie|penso|credo|(?:(?:te|ve) )?(?:l['’]|l[aei] )(?:ho|abbiamo) (?:appena|già) (?:dett|scritt)[oaei]|[tv]e (?:l['’]|l[aei] )(?:ho|abbiamo) (?:dett|scritt)[oaei]|come (?:(?:dic|scriv)ev(?:o|amo)|(?:già )?(?:(?:ho|abbiamo) (?:già )?)?(?:detto|scritto)|sopra)(?: prima| già| sopra)?))+[\s.!]*(?:[:;]-?[()D])?[\s.!]*$/iu

/** Behind "per i" and "alle" no public stands, but a place, a time, or what it is for: "per le iscrizioni". */
const noPublic = [
  'iscrizioni|prenotazioni|vendite|assunzioni|adesioni|donazioni|tesseramenti|abbonamenti|social\\b|domande|esigenze',
  'norme|regole|tempi\\b|prossim|primi\\b|ultim|soldi|video\\b|riprese|foto\\b|testi\\b',
  '(?:nostri|miei|vari) (?:social|canali|profili)|nostri \\d|\\d|due\\b|tre\\b|quattro\\b|cinque\\b',
  "motivi|dettagli|settim|mesi\\b|giorni\\b|il\\b|la\\b|lo\\b|un|l['’]|favore|ora\\b|caso\\b|entro|sempre",
  'me\\b|noi\\b|te\\b|voi\\b|fare|far\\b|averl|radio|tv\\b|televisioni|reti|fiere|instagram|tiktok|youtube|internet',
  'facebook|linkedin|piacere|cortesia|carità|esempio|quanto|quando|capir|trovar',
  '\\p{L}+(?:are|ere|ire|arlo|erlo|irlo|arci|erci)\\b|natale|pasqua|fine',
  'venerdì|lunedì|martedì|mercoledì|giovedì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto',
  'settembre|ottobre|novembre|dicembre|più\\b|il\\s',
].join('|')

const to = String.raw`(?=a(?:i|gli|lle|lla|l|d)?\s|all')`
const mostly = '(?:soprattutto |principalmente )?'

/** What leads to a public that nobody has asked for. */
const audienceLeads = [
  String.raw`(?:i )?destinatari(?: del video)?(?: (?:sono|saranno))?:?(?=\s)`,
  // "I nostri ospiti sono soprattutto famiglie"
  String.raw`(?:(?:i|gli|le) )?(?:nostr[ie] )?(?:ospiti|clienti|utenti|visitatori|lettori|spettatori|iscritti|partecipanti) (?:sono|saranno) (?:soprattutto|principalmente|per lo più|perlopiù|in maggioranza|quasi tutti)(?=\s)`,
  `(?:è |sarà |sia )?(?:rivolt[oaie]|dedicat[oaie]|destinat[oaie]|indirizzat[oaie])(?: soprattutto| principalmente)? ${to}`,
  `(?:si rivolge|mi rivolgo|ci rivolgiamo) ${to}`,
  String.raw`pensat[oaie] (?=per\s)`,
  // "Il nostro pubblico però sono", "il target è composto da"
  String.raw`(?:il (?:nostro |mio )?)?(?<!dal )(?:pubblico|target)(?: (?:nostro|mio|in realtà|invece|però|ora|adesso))*(?: (?:sono|è|sarà|saranno|sarebbero|di riferimento è|cambia(?:lo|molo|telo)?|(?:compren|inclu)de(?= anche )))?(?: ${mostly}(?:costituit|compost|format|rappresentat)[oaie] ${mostly}da(?:i|gli|lle|ll['’])?(?!\p{L}))?(?!\p{L}):?`,
  String.raw`(?:a chi parla|si parla|parla):?(?=\s(?:ai|agli|alle)\s)`,
  String.raw`(?:per|a) (?=chi\s)`,
  `(?:per|x|a) (?=(?:(?:il|la|lo) (?:nostr[oa] )?)?${publicNouns})`,
  String.raw`chi guarda (?:è|sono|saranno)(?!\p{L})`,
  String.raw`chi lo (?:guarda|guarderà|vede|vedrà)(?: (?:è|sono|saranno)(?: soprattutto| principalmente)?(?!\p{L})|,? te l['’]ho (?:già )?(?:detto|scritto)[,:]?(?=\s))`,
  // "Lo devono vedere i buyer", "lo guarderanno soprattutto i soci"
  String.raw`(?<!(?:nessuno|chi) )lo (?:(?:dev\p{L}+|dovrebb\p{L}+|dovr\p{L}+) (?:vedere|guardare)(?=\s(?:soprattutto |anche |prima di tutto )?(?:i|gli|le|il|la|chi|tutt[ei] (?:i|le))\s)|guarderanno|vedranno|guardano|vedono|guarderà|vedrà|guarda|vede|guarderebbe(?:ro)?|vedrebbe(?:ro)?)(?!\p{L})(?!\s(?:in|su|da|con|nel|sul|dal|a|al|quando|senza|per)\p{L}{0,2}\s)`,
  String.raw`(?=(?:per|x|ai|agli|alle)\s(?:(?:i|gli|le|chi)\s)?(?!${noPublic})(?<=(?:(?:per|x)\s(?:i|gli|le|chi)\s|ai\s|agli\s|alle\s))\p{L})`,
].join('|')

/** How clients name their public without being asked; what follows is it. */
export const audienceCues = new RegExp(String.raw`(?:^|\s|['’])(?:${audienceLeads})\s*(.+)$`, 'iu')

/** These begin a sentence that names its public, whatever stands before it. */
export const namesPublicFirst =
  /^\W*(?:(?:il|i|gli) )?(?:nostr[oi] )?(?:(?:pubblico|target|destinatari)(?= (?:nostro )?(?:è|sono|saranno|sarà)\s(?:(?:solo|soprattutto|principalmente)\s)?(?:i|gli|le|il|la|chi|quell[ei]|gente|tutt[ei])\s|:)|chi lo (?:guard|ved)\p{L}+(?=,? (?:è|sono|saranno|te l['’]ho (?:già )?(?:detto|scritto))\s))/iu

const toSomebody = String.raw`(?: (?:a|ai|agli|alle|alla|al|all['’]) ?\p{L}+(?: (?:di|del|della|dei|delle|in) \p{L}+)?(?![^,.;!?]*\s(?:come|cosa|quanto|perché|quando|dove)\s))?`

/** What the video has to get across, in verbs; what follows is "che", or "l'idea che". */
const across = [
  '(?:far|fare|faccia|facciano|facesse) (?:capire|sapere|vedere|passare)',
  '(?:deve|dovrebbe|vogliamo|vorremmo|vorrei|voglio|devono) (?:passare|comunicare|trasmettere|dire)',
  '(?:che )?chi (?:lo )?(?:guarda|vede|guardi|veda) (?:capisca|sappia|pensi|ricordi|si ricordi)',
  '(?:che|dove) (?:si )?(?:capisca|capissero|capisse|sappia|veda|vedano|capiscano|passi|passasse|dica|trasmetta|comunichi)',
  '(?:deve|devono|dovrebbe|dovrebbero) (?:capire|sapere|pensare|ricordare|ricordarsi)',
  // "Deve spiegare ai proprietari di casa che…"
  `(?:(?:deve|dovrebbe|vorrei|vorremmo|vogliamo) (?:spiegare|dire|mostrare|raccontare|ricordare)|far (?:capire|sapere|vedere))${toSomebody}`,
  '(?:restare|rimanere|resti|restasse|rimanga|rimanesse|lasci|lasciare|lasciasse)',
].join('|')
const inMind = '(?: (?:bene|subito|a tutti|in (?:testa|mente|un lampo)|impress[oa]|chiar[oa]))*'

/** How clients name their message without being asked. */
export const messageCues = new RegExp(
  String.raw`(?:^|\s)(?:(?:key )?(?:messaggio|message):|(?<=(?:^|[,;:.]\s?))messaggio(?=\s(?:che|il|la|lo|le|i|gli)\s)|(?:il|un) (?:key )?(?:messaggio|message|succo|punto|concetto)(?: principale| centrale| chiave| di fondo| da ricordare)?(?: (?:è|e'|deve essere|sarebbe|cambialo|cambiamolo|cambia|diventa))?(?: (?:solo|soltanto|quello|questo)(?=:))?(?: in)?:?(?: che)?|(?:${across})${inMind}(?: (?:è|e'|sarebbe))?(?=\s(?:che|l['’]idea|il fatto|il concetto)\s)|(?:(?:je|gli|ci) )?deve (?:resta(?:re|['’])|rimane(?:re|['’])|passa(?:re|['’]))(?::|(?=\s(?:che|il|la|l'|un))))\s*(.+)$`,
  'iu',
)

export const toneCues =
  /(?:^|\s)(?:(?:con |dal |il |un |lo |uno )?(?:tono|tone of voice|stile|registro|mood|genere|(?<=un )taglio|(?<=il )taglio(?= (?:dovrebbe|deve|dovrà|sarebbe|è) ))(?: (?:in|deve essere|dovrebbe essere|dovrà essere|sarebbe|dev'essere|sia|è|sarà|diventa|(?:lo |più )?(?:vorrei|voglio|vorremmo|vogliamo|preferirei|preferiamo|preferisco|facciamo)))?:?|(?:(?:un|l)['’])?atmosfera:?|(?:(?:deve|dovrebbe) essere|dev['’]essere|vorre\p{L}+|facciamo|fate) (?:(?:una|['’]?na) cosa|qualcosa di)(?=\s)|^['’]?(?:una|na) cosa(?=\s))\s+(?!che (?:per[oò]|non|si)\b)(.+)$/iu

/** A public is told with these before it; it is kept without them. */
export const towards: readonly (readonly [RegExp, string])[] = [
  [/^per\s+/i, ''],
  [/^ai\s+/i, 'i '],
  [/^agli\s+/i, 'gli '],
  [/^alle\s+/i, 'le '],
  [/^al\s+/i, 'il '],
  [/^alla\s+/i, 'la '],
  [/^all'/i, "l'"],
  [/^a\s+/i, ''],
]

/** "Il pubblico è sbagliato" names none, "per gli store" tells where it is shown, "per i matrimoni" what it is about. */
export const takenBack =
  /^(?:non$|in\s|(?:scritto|messo) così(?!\p{L})|(?:(?:per|x)\s)?(?:il|lo|la|i|gli|le)$|non [^,]+$|sbagliat|finit[oaie]\s|rimast[oaie]\s|divers|cambiat|un altr|(?:(?:per|x|gli|il|i|la|le|nostr[oaie])\s)*(?:matrimoni|nozze|cerimonie|feste|compleanni|eventi|fiere|saldi|vendite|prodotti|piatti|dolci|torte|colombe|panettoni|vini|birre|fiori|macchinari|corsi|lezioni|gare|partite|concerti|vacanze|ferie)(?!\p{L})|(?:(?:per|x|gli|il|i|nostr[oi])\s)*(?:app\s)?(?:store|stores|siti?|shop)(?!\p{L}))/iu

/** Behind these stands where something is, or who gets it: "davanti ai frutteti", "da lasciare alle maestre". */
export const nearSomething =
  /(?:intervist[ae]|intervistine|domande|davanti|vicino|accanto|dietro|intorno|attorno|in mezzo|fino|oltre|insieme|rispetto|grazie|lasciar(?:e|lo))\s*$/iu

/** What ends a public: when it is spoken to, how, and in which language. */
export const publicEnd =
  /(?<!\sin)\s+su$|\s+che(?:\s(?:in|con|per|a|da|su|tra|fra))?$|[\s,]+(?:(?:anche|pure|sempre|soprattutto)\s)?in\s(?:occasione|vista|concomitanza|modo|maniera|inglese|tedesco|francese|spagnolo|italiano|più lingue)(?!\p{L}).*$/iu

/** Corrections that are no answer to the question just asked. */
export const strongCorrections =
  /^(?:ah,? )?(?:no,? )?(?:anzi|cioè|mi spiego(?: meglio)?|intendo|intendevo|rettifico|preciso che|scus(?:a|ami|ate|i)|mi correggo|volevo dire|ho sbagliato|in realt[aà]|ripensandoci)(?=[\s,;:.]|$)/i

/** "Il concetto chiave: siamo veloci", "il messaggio è che…", "gli deve restare in testa che…" name it first. */
export const messageLabel =
  /^(?:scriv|mett)(?:[ai]|ete)(?:lo|la)?(?:\s(?:così|cosi|questo|pure|in\s\p{L}+))?\s?:\s+|^(?:quel(?:lo)?|ci[oò]) che (?:deve|dovrebbe) (?:passare|restare|rimanere)(?: in (?:testa|mente))?\s?:\s+|^(?:(?:e )?(?:quanto al|riguardo al) |(?:quell[oa] |quest[oa] )?(?:(?:è|era) )?(?:il |la ))?(?:(?:(?:key|main) )?message|messaggio|concetto|cosa|idea|da ricordare)(?: chiave| principale| centrale| da ricordare)?\s?:\s+|^(?:e )?(?:il (?:messaggio|concetto)|la cosa)(?: chiave| principale| centrale| da ricordare)? (?:è|e['’]|sarebbe|deve essere) (?=che )|^(?:(?:gli|je|ci) )?(?:deve|dovrebbe) (?:rimanere|restare|arrivare) (?:bene )?in (?:testa|mente) (?=che )/iu
