import type { WordField } from '../brief/brief.ts'
import { takingAway } from './opinion-keywords.ts'

/** How the fields that hold words are called where they are put right: "nel messaggio lasciate solo…". */
export const amendedNames = {
  audience: 'pubblico|target|destinatari|spettatori|(?:a )?chi (?:lo guarda|è rivolto)|a chi si rivolge',
  message:
    'messaggio(?: chiave| principale| centrale| da ricordare)?|concetto(?: chiave| principale)?|cosa da ricordare',
  tone: 'tono(?: di voce| generale)?',
  materials: 'materiali|materiale',
  place: String.raw`luogo|location|posto(?: dove (?:si gira|girare|girate))?|sede delle riprese|sede(?=\s(?:è|sarebbe)\s(?:il|la|lo)\s(?:mi|nostr)[oa]\s)`,
  goal: 'obiettiv[oi]|scopo',
  people: "chi (?:compare|appare|si vede|parla|c['’]è)(?: (?:in|nel) video)?|persone(?: in video)?",
  company:
    "nome(?: (?:dell['’]\\s?)?azienda| dell['’]\\s?associazione| della (?:ditta|società)| del negozio| dello studio)?|azienda|ditta|società|attivit[àa]",
} as const satisfies Record<WordField, string>

const anyName = Object.values(amendedNames).join('|')
const typedNames = 'tipo(?: di video)?|durata|lunghezza|consegna|scadenza|data|formato|lingu[ae]|budget'
const article = String.raw`(?:(?:il|lo|la|i|gli|le|al|ai|er|el)\s|l['’\s]\s?)?`
const being = String.raw`(?:è|e['’]|sono|siamo|saremo|era|erano|sarebbe|sarebbero|saranno|diventa)(?:\s(?:fatt|compost|format|costituit)[oaie]\s(?:di|da)(?=\s))?`

/** Behind a comma or an "e" these name the next field: ", il tono è serio", "e il messaggio: chi prova resta". */
export const nextField = new RegExp(
  String.raw`(?:[,;]\s+|\s(?=(?:e|ed|ma)\s))(?=(?:(?:e|ed|ma|però|poi|invece)\s){0,3}(?:${article}(?:${anyName}|${typedNames})(?:\sdel video)?\s?(?::|(?:,?\s(?:però|invece),?)?\s(?:non\s)?${being}\s)|(?:nel|nei|come)\s(?:${anyName})\s(?:c['’]è|ci sono|mett|scriv|lasci|non\s)|(?:si gira|si tratta|(?:in|nel) video|(?<=,\s)${article}(?:azienda|ditta|luogo|location|tono|pubblico|messaggio|chi compare|${typedNames}))\s|(?:mi\s)?(?:hai|avete|ha)\s(?:messo|scritto)\s|(?<=[,;]\s+)(?!quest|quell)[^,;:]{1,60}\s(?:non\s)?(?:è|sono)\s(?:il|la|lo|i|gli|le|un)?(?:\s|l['’])?(?:${anyName}|budget)[\s!.]*$))`,
  'giu',
)

/** These say what a field has to hold. */
const settings = String.raw`(?:vogliate\s\p{L}{2,}(?:are|ere)|lasci(?:a|ate|amo)?|tien[ei]|tenga|tenete|mett(?:[ai]|ete)|scriv(?:[ai]|ete)|preferir\p{L}+)`
const obligations = 'deve (?:restare|rimanere|esserci|dire|essere)|(?:ci )?v(?:a|anno)'
const adding = String.raw`(?<more>aggiung\p{L}+(?:\s(?:anche|pure))?|mett(?:[ai]|ete)(?:ci)?\s(?:anche|pure)|mett(?:i|ete)ci(?:\s(?:anche|pure))?|manca(?:no)?(?:\s(?:anche|pure))?)`
const only = String.raw`(?:\s(?:solo|soltanto|solamente|proprio|piuttosto|invece|appunto|pure(?=[^,]*,\snon\s)|il (?:mio )?nome))*`
const saying = String.raw`(?:(?:ho|abbiamo)\s(?:detto|scritto)\s|(?:c['’]è|ci sono|sono|è)\s)`
const leading = String.raw`^\s*(?:(?:e|ed|ma|no|sì|si|però|poi|allora|p\.?\s?s\.?|grazie|tutto giusto|(?:mi\s)?scus\p{L}+|guard\p{L}+|aspett\p{L}+|attenzione|comunque|in realtà|quindi|cioè|che|la|(?:solo\s)?un(?:a|['’]\s?altra|['’]\s?ultima)(?:\s(?:cosa|correzione|precisazione))?|(?:ah\s)?(?:mett|scriv|segn|annot)(?:[ai]|ete|ate)(?=\sche\s)|ah)[\s,.:]+)*?`
const tagged = String.raw`(?:(?:,?\s(?:del video|delle riprese|però|invece|in realtà|appunto|comunque|come (?:dicevo|già detto|detto)|dicevo|mi scus[ai]|scus[ai]|giust[oa]|corrett[oa]|complet[oa]|ver[oa]|che (?:vorrei|vogliamo|voglio|volevo|volevamo)|che deve (?:passare|restare|rimanere)|(?:che (?:avete|hai) (?:messo|scritto)))),?)*`
/** "L'hai tagliato", "non me lo deve proporre, gliel'ho detto io", "togli «è una nota»": what is done with it. */
const dealtWith = String.raw`,?\s(?:(?:(?:[mtv]e |glie)?l(?:['’]\s?|[oaie]\s)|(?:mi|ci|vi|ti) )(?:hai|avete|ha|ho|abbiamo|avevo|avevamo)\s(?:\p{L}+\s)?\p{L}+t[oaie](?:\s[^,;:]{1,30})?|non (?:me|ce) l[oaie] (?:\p{L}+\s)?\p{L}+|${takingAway}\p{L}+\s[«"“'’][^»"”:;]{1,60}[»"”'’])`
/** Of a field these say that what stands is wrong, and that the right one follows. */
const wrong = String.raw`(?:,?\s(?:(?:scritto |messo )?così non (?:si capisce|va(?: bene)?|è chiaro)|(?:è|era|va|sono) (?:sbagliat|corrett|cambiat|riscritt|sistemat)\p{L}+|non (?:è|va|sono|era)(?: (?:quell|giust|corrett|bene|così)\p{L}*)?(?=[,;:.])|(?:è |va |sia )?(?:(?:scritt|mess)[oaie] )?(?:(?:tutt[oa]|per) (?:attaccat|inter)[oa]|a metà|(?:mozz|monc|incomplet|tagliat)\p{L})|(?:è|sarebbe) un(?:['’]\s?|\s)?altr[oa](?: cosa)?|sbagliat[oaie]|(?:riscriv|corregg|cambia|sistema)\p{L}*l[oaie](?:\sper\s(?:favore|cortesia|piacere))?|(?:scriv|mett)\p{L}*l[oaie](?:(?=:)|\scos[iì]))[,;:.]\s*|(?:${dealtWith}){1,2}(?::|[,;.](?=\s(?:ma\s)?(?:è|sono|deve)\s))\s*)`
/** "Non è il lido, è la bottega", "non è elegante ma semplice", "non sono solo le famiglie: anche chi passa" */
const notBut = String.raw`(?:\snon (?:è|sono|era|erano) (?<more>(?:solo|soltanto)\s)?(?<old>[^,;:]+?)(?:[,;:.!]+\s?(?:(?:ma|bensì)\s)?|\s(?:ma|bensì)\s))`

/** "Non lo voglio formale, lo voglio caldo": what stands, and what shall, without a name. */
export const swapped = new RegExp(
  String.raw`${leading}non (?:(?:lo|la|li|le) (?:voglio|vogliamo) |è |sono )?(?<old>[^,;]{3,60}?)(?:,?\s(?:ma|bensì|è|sono|(?:lo|la|li|le) (?:voglio|vogliamo))|,)\s(?<said>[^,;].*)$`,
  'iu',
)

/** "Non sono i ragazzi il pubblico ma i loro insegnanti" */
const denied = (name: string) =>
  String.raw`non (?:è|sono|era|erano) (?<old>[^,;:]+?) ${article}(?:${name})(?:,?\s(?:ma|bensì)\s|,\s(?:è|sono)\s)`

/** Everything that names a field and says what it has to hold; behind each stands the value. */
export const settersOf = (name: string) => {
  const named = `${article}(?:${name})${tagged}`
  const value = String.raw`\s*[«"“]?(?=[^\s,;.])(?!(?:lì|là)(?!\p{L}))`
  const source = (...parts: readonly string[]) => new RegExp(parts.join('') + value, 'iu')
  return {
    set: source(
      String.raw`(?:^|[\s,;])(?:`,
      String.raw`(?:nel|nei|nelle|come|in|(?<!frase\s)sul)\s(?:${name})[,:]?\s(?:mi\s|ci\s)?(?:${adding}|${settings}|${obligations})`,
      String.raw`|(?:al|ai|il|i|lo|la|l['’])\s?(?:${name})[,:]?\s(?:(?:va bene|vanno bene|(?:è )?ok|(?:è|sono) giust[oi]),?\s(?:(?:ma|però|solo)\s)?)?(?:${adding}|${settings})`,
      String.raw`|(?:${adding}|${settings})\s(?:nel\s|nei\s|negli\s|come\s|nell['’])(?:${name})`,
      String.raw`|(?:cambi\p{L}+|sostitui\p{L}+|corregg\p{L}+)\s${article}(?:${name})\s(?:con|in)`,
      String.raw`)(?=[\s:])(?:${only}):?(?:\s)`,
    ),
    // "Sì, è chi compare, Sara"
    addTo: new RegExp(
      String.raw`${leading}${adding}\s(?<said>.+?)\s(?:a|al|ai|alle|nel|nei|tra i|fra i|tra le)\s(?:${name})[\s.!]*$`,
      'iu',
    ),
    label: source(
      '(?:',
      leading,
      named,
      String.raw`\s?:|^\s*(?:s[iì],?\s)?(?:è|e['’])\s${article}(?:${name})[,:])`,
    ),
    only: source(
      leading,
      String.raw`(?:nel\s|nei\s|il\s|i\s|le\s)?(?:${name}),?\s${saying}?(?:solo|soltanto)\s`,
    ),
    there: source(
      String.raw`(?:nel|nei|sul)\s(?:${name})\s[^.:]*?,\s(?:(?:sono|è|c['’]è|ci sono) solo|(?:lì|li|là|qui|ci) (?:bast[ai](?:no)?|v[ao](?:nno)?|mett(?:i|ete)|scriv(?:i|ete)|lasciate)(?: solo)?:?)\s`,
    ),
    wrong: source(
      '(?:',
      leading,
      named,
      wrong,
      String.raw`(?:(?:ma|è|sono|sarebbe|deve essere|dev['’]essere|${settings})(?=[\s:])${only}:?\s)?`,
      `|${leading}${denied(name)})`,
    ),
    is: source(
      leading,
      named,
      String.raw`(?:${notBut}(?:${being}(?=[\s:]))?|\s${being}(?=[\s:])|\s(?:compren|inclu)d\p{L}+(?=\s(?:anche|pure)\s))${only}(?:\squest[oa]|\squell[oa])?(?:\s*:)?`,
    ),
  }
}

/** "Naturale come tono", "le foto e il logo sono i materiali", "simpatico l'ho detto, è il tono", "caldo, veloce, quello è il tono" */
export const namedBehind = (name: string) =>
  new RegExp(
    String.raw`^\s*(?:(?:e|ma|no|però|aspett\p{L}+)[\s,]+)*(?:(?<said>[^,;:]{2,80}?)(?:,?\s(?:l['’]|te l['’])(?:ho|abbiamo) (?:già )?(?:detto|scritto))?(?:\scome\s|,?\s(?:è|sono)\s(?:i|il|la|gli|le|l['’])?\s?)|(?<all>[^;:]{2,80}?),\sque(?:st|ll)[oaie]\s(?:è|sono|era|erano)\s(?:i|il|la|gli|le|l['’])?\s?)(?:${name})[\s!.]*$`,
    'iu',
  )
/** What tells by its verb which field it is about: "si gira a Lodi". */
export const namedByVerb: Readonly<Partial<Record<WordField, RegExp>>> = {
  audience: /lo (?:guard|ved)|rivol|destinat/iu,
  message: /(?:restare|rimanere|passare|ricordare)/iu,
  place: /(?:si gira|gir(?:are|ate) (?:in|a|da|nel)|riprese)/iu,
  goal: /serv(?:e|irebbe|ire) (?:a|per)/iu,
  people: /compa[ri]|(?:in|nel) video|parl/iu,
  company: /chiam/iu,
}
/** What is said behind a value and is no part of it: that it was said, that something is elsewhere. */
export const remarks = [
  // ", 'aggiungile' non c'entra", ", le giovani lasciatele perdere"
  /[,;]\s[^,;]{1,50}?\s(?:non|nn)\s(?:c['’]\s?)?(?:entra|centra)\p{L}*$/iu,
  new RegExp(
    String.raw`[,;]\s[^,;]{1,50}?\s(?:${takingAway}\p{L}*l[aeio]|lasciat?e?l[aeio]\s(?:stare|perdere))$`,
    'iu',
  ),
  /,?\s(?:(?:come|[tv]e)\s)?(?:l['’]|già\s|vi\s|ti\s|le\s)*(?:(?:ho|abbiamo|avevo|avevamo)\s)?(?:già\s)?(?:detto|scritto|dicevo|dicevamo|scrivevo)(?:\s(?:prima|sopra|già|all['’]inizio))*$/iu,
  /,\s(?:mi\s)?(?:hai|avete|ha)\s(?:messo|scritto|capito|sbagliato)[^,;]*$/iu,
  /,\s(?:(?:lo|la|li)\s)?(?:corregg|cambi|sistem|riscriv|scriv|segn(?=[aio]))\p{L}+[^,;]*$/iu,
  /,\s(?:le|li|lo|la|vi)\s\p{L}+(?:o|iamo)\s(?:io|noi)$/iu,
  new RegExp(String.raw`,\s(?:tutto\s)?il resto\s(?:va tolto|via|no|non\s\p{L}+|${takingAway}\p{L}+)$`, 'iu'),
] as const
/** "La consegna è il 3 giugno, il 10 maggio è la fiera" names a field that holds no words. */
export const typedNamed = new RegExp(`^[\\s,;]*${article}(?:${typedNames})(?!\\p{L})`, 'iu')
/** These say, behind a sentence on what is wrong, what is right. */
export const rightInstead = /^\s*(?:deve essere|dev['’]essere|è|sono|mett\p{L}+|scriv\p{L}+)(?=[\s:])/iu
/** "Aspetta, hai messo le foto nel tono": what was wrong, and nothing else. */
export const complaint = new RegExp(
  String.raw`^\s*(?:(?:no|ma|aspett\p{L}+|guard\p{L}+|scus\p{L}+)[\s,]+)*(?:(?:mi\s)?(?:hai|avete|ha)\s(?:messo|scritto)\s[^.;]+\s(?:nel|nei|nelle|come|tra i)\s(?:${anyName})|(?:${article}(?:${anyName})[^,.;]*\s)?(?:è|va|sono)?\s?sbagliat\p{L})[\s.!,;]*$`,
  'iu',
)
/** "Ma il pubblico non è «scrivilo così»!" */
const deniedAlone = new RegExp(
  String.raw`${leading}${article}(?:${anyName})\snon\s(?:è|sono|era|erano)\s[^,;:]{1,80}[.!]\s*$`,
  'iu',
)
/** Whether a sentence says what is wrong in a field, and nothing else. */
export const isWrong = (sentence: string) => complaint.test(sentence) || deniedAlone.test(sentence)
/** "Non il primo aprile, la data è il 15": what it is not, before the field is named. */
export const denial =
  /^\s*(?:no,?\s)?non\s(?:il|la|lo|i|gli|le|in|a|da|nel|nella|al|alla|dal)\s[^,;]{1,40}$/iu
/**
 * Behind a value these say what something else is: ", i 1500 euro sono il budget", ", il bar era per dire il tono",
 * ", alle maestre lo lascio".
 */
export const explains =
  /[,;]\s(?=(?:ai?|agli|alle|alla?)\s[^,;]{1,40}?\slo\s\p{L}+(?:(?<!n)o|iamo)(?!\p{L})|(?:il|lo|la|i|gli|le|l['’]|quell\p{L})\s?[^,;]{1,40}?\s(?:è|sono|era|erano)\s(?:il|la|lo|un|una|per)\s)/iu
/** "…, non quella di Lecco", "… non startup di Palermo" */
export const denies =
  /(?<comma>,)?(?<!(?<!\p{L})(?:che|chi|cui|ma|perché))\s(?:e\s)?non\s(?<article>(?:il|la|lo|i|gli|le|solo|più)\s|l['’])?(?<old>[^,;]+)$/iu

// "Comunque Tappo è il nome della startup", "altamira noleggi e' l'azienda"
const companyBehind =
  /^(?:(?:cmq|comunque|ah|e|poi|allora),?\s)*(?<said>.{2,60})\s(?:è|e['’])\s(?:l['’]\s?azienda|la\s(?:mia\s|nostra\s)?(?:ditta|società)|il\snome\s(?:della\s|del\s|dell['’])\p{L}+)[\s.!]*$/iu

/** A text without the name of the field that it begins with: "il pubblico lo vorrei più largo". */
export function withoutName(text: string, field: WordField): string {
  const { said = text } = (field === 'company' ? companyBehind.exec(text)?.groups : null) ?? {}
  return said.replace(
    new RegExp(
      String.raw`${leading}(?:(?:nel|nei|come)\s|${article})(?:${amendedNames[field]})${tagged}(?:\s?:|\s${being}(?=\s))?\s+`,
      'iu',
    ),
    '',
  )
}

const removing = String.raw`(?:${takingAway}\p{L}+|(?:va|vanno)\stolt\p{L})`
const inField = String.raw`(?:dal|dai|dalle|dall['’]|da|nel|nei|nelle|nell['’]|tra i|fra i|con (?:i|il|la|le|gli)|con l['’]|coi|col)\s?`
const named = `(?<from>${anyName})`
const what = '(?<what>[^;]{2,120}?)'
const before = String.raw`^\s*(?:(?:e|ma|no|però|guard\p{L}+|scus\p{L}+|aspett\p{L}+)[\s,]+)*`
/** "…, toglila da lì" */
const outOfThere = String.raw`,\s(?:(?:quindi|allora)\s)?${removing}(?:\s(?:da\s)?(?:lì|li|là|qui|qua))?`

/** "«Caldo» non è il messaggio, è il tono", "la qualità non è il messaggio ma l'obiettivo" */
export const belongings = new RegExp(
  String.raw`${before}${what}\s(?:non|nn)\s(?:è|sono|era|erano)\s(?:il|lo|la|i|gli|le|un)?(?:\s|l['’]\s?)?${named}(?:[,;]?\s(?:(?:ma|bensì|è|sono|era)\s)+${article}(?<to>${anyName})|${outOfThere})?[\s!.]*$`,
  'iu',
)

/** "La bici del sabato è per il messaggio, aggiungilo lì", "i prezzi vanno nel messaggio" */
export const belongsTo = new RegExp(
  String.raw`${before}(?<what>[^,;:]{2,60}?)(?<!(?<!\p{L})non)\s(?:(?:è|era|sono|erano)\sper|v(?:a|anno))\s(?:anche\s|pure\s)?(?:(?:il|lo|la|i|gli|le|nel|nei|nella|nello|tra i|fra i)\s|(?:nel)?l['’])(?<to>${anyName})(?:,\s(?:aggiung|mett|scriv|spost)\p{L}+(?:\s(?:lì|li|là|qui|pure))*)?[\s!.]*$`,
  'iu',
)

/** "«I produttori» è il pubblico, non l'obiettivo" */
const belongsElsewhere = String.raw`${before}${what}\s(?:è|sono)\s${article}(?<to>${anyName}),?\s(?:e\s)?non\s(?:un\s|${article})${named}[\s!.]*$`

/** What is to go out of a field, by the words that name it: "la voce toglietela dai materiali", "X non c'entra". */
export const takenOuts = [
  belongsElsewhere,
  String.raw`${before}${what}\s${inField}${named}\s(?:non|nn)\s(?:(?:c['’]?\s?)?(?:entra|centra)|serv)`,
  String.raw`${before}${what}\snon\s(?:fa|fanno)\sparte\s(?:d\p{L}+\s|dell['’])${named}`,
  String.raw`${before}${what}\snon\s(?:è|sono)\s${inField}${named}[\s!.]*$`,
  String.raw`${before}${what}\s${removing}\s${inField}${named}`,
  String.raw`(?:^|[\s,])${removing}\s${what}\s${inField}${named}`,
  String.raw`${before}${inField}${named}[\s,]+${removing}\s${what}(?:[»”]['’]?,\s.*|,\s(?:era|è|quell)\p{L}*\s[^,]*)?[\s.!]*$`,
  String.raw`${before}${removing}\s${inField}${named}\s${what}(?:,\s(?:era|è|quell)\p{L}*\s[^,]*)?[\s.!]*$`,
  String.raw`${before}${inField}${named}[\s,]+(?:c['’]è|ci sono|avete|hai|è|sono)(?:\s(?:scritt\p{L}|mess\p{L}|finit\p{L}|rimast\p{L}|anche|pure))*\s${what}[,;.]\s(?:(?:va|vanno)\s)?(?:${removing}|tolt\p{L}|(?:non|nn)\s(?:c['’]?\s?)?(?:entra|centra))`,
  String.raw`${before}${inField}${named}[\s,]+${what}\s(?:non|nn)\s(?:c['’]?\s?)?(?:entra|centra)\p{L}*`,
  String.raw`${before}${what}\s(?:non|nn)\s(?:c['’]?\s?)?(?:entra|centra)\p{L}*(?:\s(?:proprio\s|niente\s)?${inField}${named})?[\s!.]*$`,
  String.raw`${before}(?:mi\s)?(?:hai|avete|ha)\s(?:messo|scritto)\s${what}\s(?:nel|nei|nelle|come|tra i)\s${named}`,
  String.raw`${leading}${article}${named}${tagged}\s(?:è|sono|v(?:a|anno))\ssenza\s${what}[\s!.]*$`,
  String.raw`${before}${what}\s(?:non\s(?:(?:lo|la|li|le)\s)?usate\p{L}*|${takingAway}\p{L}*l[aeio]|lasciat?e?l[aeio]\s(?:stare|perdere))[\s!.]*$`,
].map(source => new RegExp(source, 'iu'))

/** "La nota sul cane toglietela", "togliete la nota sul cane", "«quanto costa» nelle note non serve" */
export const noteTakenOut = new RegExp(
  String.raw`^(?=.*(?:${removing}|non serve))(?:.*?(?:la|quella|dalla)\snota\s(?<about>(?:su|del|con|che)\p{L}*\s?.+?)(?:\s(?:non serve|${removing})[^,]*)?$|\W*(?:togl\p{L}+\s)?(?<said>.{3,80}?)["»”]?\s(?:dalle|nelle) note)`,
  'iu',
)

const fields = Object.entries(amendedNames) as [WordField, string][]
/** The field that goes by a name. */
export const fieldCalled = (name: string): WordField | undefined =>
  fields.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(name.trim()))?.[0]
const pointed = String.raw`(?:(?<!\p{L})(?:il|lo|la|i|gli|le|nel|nei|nelle|dal|dai|al|ai|come|sul)\s|(?<!\p{L})(?:dell|nell|l)['’\s]\s?)`
/** Whether a sentence speaks of a field: "il messaggio lo vorrei più corto"; not "un'azienda di famiglia". */
export const isFieldNamed = (text: string, field: WordField) =>
  new RegExp(
    String.raw`${['company', 'people'].includes(field) ? pointed : String.raw`(?<!\p{L})`}(?:${amendedNames[field]})(?!\p{L}|\sche\s)`,
    'iu',
  ).test(text)
