import { patternList } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'
/** What is no answer to a question that wants words. */
export const noAnswer = patternList([
  'aspett* (un) attimo|momento|secondo|solo',
  'aspetta|aspetti|aspettate che',
  'un attimo|momento|secondo',
  'ah|oh|eh aspett*',
  'eccomi|rieccomi|rispondi|rispondimi|rispondete',
  'non (ho) (lo) (mica) capisco|capiamo|capit*',
  '(te|ve) l|lo ho|abbiamo|avevo|avevamo (gia|appena) dett*|scritt*',
  'gia detto|risposto',
  'lo|li|la|le|l|me|te|ve|ce ho|abbiamo|avevo|avevamo (gia) dett*|scritt*|chiest*|richiest*|indicat*|precisat*',
  'come prima|sopra|detto',
  'ma se',
  'quante domande',
  'non (c) entra|centra niente|nulla',
  'devo scappare|andare|chiudere|staccare',
  'ci sentiamo|vediamo',
  'scus* l|il|la|se',
  'era solo per|x sapere|curiosita',
  'lasci*|lassa perdere|perde|stare',
  'mi sono espress*|spiegat*|confus*',
  'vi|ti giro|inoltro|allego|mando .. mail|messaggio',
  'non lo|la|li|le vogliamo|voglio|mettiamo|prendiamo',
  'mi spiego meglio',
  'e|era|sono rimasto|rimasta|stato|stata|venuto tagliat*|troncat*|tagliat*',
  'non ho|abbiamo (mai) detto che',
  'non mi|ci ha|hai|avete (ancora) risposto',
  'l anno scorso uno',
])

/** There is nothing to bring. */
export const nothings = patternList([
  '(no|proprio|ancora) niente|nulla|zero|nudda|nisba|nada|gnente|nente|nnente|nessuno (tengo|teniamo|ho|abbiamo)',
  'non|nun ho|abbiamo|c|tengo|teniamo|teng|aggio (e) (ancora) niente|nulla|nient|nente|nend',
  'nessun|zero materiale',
])

/** "Il logo e le foto ci sono" */
export const thereAre = patternList(['ci sono', 'c e'])

/** Before a thing these say where somebody is seen, or what is written. */
export const seenIn = wordSet('in nel nella nei nelle')

/** Nor is there this. */
export const notEven = patternList([
  'manco|neanche|nemmeno|neppure (il|lo|la|i|le|un|una) logo|foto|testo|testi|sito',
])

/** "Materiale: tante foto e qualche video". */
export const materialCues = [
  /\bmaterial[ei](?: a disposizione| disponibil\p{L}+| che abbiamo| nostri)?\s*:\s*(?<said>[^.\n]+)/iu,
  /\b(?:non (?:abbiamo|ho) (?:altro )?material\p{L}+,?|il materiale è) (?<said>sol[oi] [^.;\n]+)/iu,
  /\b(?<said>(?:foto|filmati|testi|disegni|loghi)\s+(?:ne|ce n['’]?|ce ne)\s*(?:ho|abbiamo|tante|tanti))/iu,
]

/** A verb that names an aim. */
export const infinitive = String.raw`(?:\p{L}+(?:are|ere|ire|arre|orre|rci|rsi|rmi|rvi|rlo|rla|rli|rle)|far)\b`
const untilEnd = String.raw`(?:(?!\s?(?:con|in|tramite|attraverso)\s(?:un|uno|il|questo|dei)\s(?:video|filmat|spot|reel|tutorial|animazion)|\s(?:e|ed)\s(?:(?:ci|mi|vi)\s|vorr|vol|vogli|dev|cerc)|\s(?:roba da|tipo)\s)[^.;:!?,()\n])*`

/** An aim that is called one, whatever was asked or known before: the words in the group `said`. */
export const namedGoalCues = [
  new RegExp(
    String.raw`\b(?:scopo|obiettivo|finalità|il fine)(?:\s(?:però|invece|vero|principale|nostro|reale|del video|in realtà))*(?:\s(?:è|e'|sarebbe|dovrebbe essere|diventa|rimane|resta)|:)\s*(?:invece |però )?(?:quell[oa] )?(?:di\s+|per\s+)?(?<said>(?:${infinitive}|(?:la|il|lo|le|i|gli)\s\p{L}+|l['’]\p{L}+)${untilEnd})`,
    'iu',
  ),
  new RegExp(
    String.raw`\bcon\s(?:l['’]|lo\s|il\s)(?:obiettivo|intento|scopo|fine)\sdi\s(?<said>${infinitive}${untilEnd})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:finalizzat|mirat)[oaie]\s(?:a|al|allo|alla|ai|agli|alle)\s(?<said>\p{L}+${untilEnd})`,
    'iu',
  ),
  new RegExp(
    String.raw`\bidea\s(?:è|sarebbe|era)\s(?:quella\s)?(?:di\s)?(?<said>far (?:conoscere|capire|vedere|venire|scoprire)\s${untilEnd})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<=[.!?;]\s)(?:(?:ci|mi)\s)?(?:serve|servirebbe)\s(?:per|x|ad?)\s(?<said>${infinitive}${untilEnd})`,
    'iu',
  ),
  new RegExp(
    String.raw`\bvideo\s+(?:ci |mi |gli )?(?:serve|servirebbe|servirà)\s+(?:più che altro |soprattutto |solo )?(?:per|x|ad?)\s+(?<said>${infinitive}${untilEnd})`,
    'iu',
  ),
]

/** What a video tells makes its aim where it answers somebody, or a question: "che racconti chi siamo". */
const toldOf = String.raw`(?:(?:ai|agli|alle|alla|al|a)\s|all['’]|chi\s|come\s|quant[aie]\s|(?:che )?cosa\s|perché\s|quanto\s|dove\s)`

/** Infinitives of how it is made, paid or talked about. */
const noAim =
  '(?:far (?:capire|passare) che|fare|farl|avere(?! (?:più|piu|nuov|maggior))|averl|essere|capire|capir|dire|iniziare|cominciare|finire|partire|vedere|sapere|girare|filmare|riprendere|montare|mettere|usare|usarl|pubblicare|caricare|mandare|inviare|stare|parlare|favore)'

/** Infinitives of what is ordered. */
const noWish = `(?:rifare|(?:rinnovare|aggiornare|sostituire) (?:il|lo|un|i) (?:nostr\\p{L} |vecchi\\p{L} )?(?:video|filmat|spot)|realizzare|creare|produrre|ordinare|commissionare|chiedere|ricevere|aggiungere|togliere|cambiare|spendere|evitare|dare|tenere|lasciare|proporre|prendere|sentire|comparire|apparire|parlar|far parlare|raccogliere|raccontare (?:la storia|il|lo|l)|restare|rimanere|andare|venire|usar|pubblicar|comunicare|trasmettere|far (?:capire|sapere|passare)|far vedere (?!${toldOf})|girar|filmar|restasse|valutare|confermare|modificare|correggere)`

/** What somebody else than the video is for. */
const noVideo =
  '(?:app|gestionale|software|piattaforma|macchin\\p{L}+|(?<!video |video di )prodotto|servizio|programma|corso|corsi|sistema|metodo|dispositivo|kit|evento)'

/** What the video is for, where nothing is known of it. */
export const goalCues = [
  // "Un video che ci aiuti a riempire marzo", "uno spot per entrare nei negozi di Londra"
  new RegExp(
    String.raw`\b(?:video\p{L}*|filmat\p{L}+|spot|reel\p{L}*|clip|animazion\p{L}+|explainer|cartone|corto|demo|tutorial|qualcosa)\b(?:(?!\b${noVideo}\b)[^.;!?\n]){0,80}?\b(?:per|x|al fine di|così da|in modo da|volt[oaie] a|che (?:ci |mi )?(?:aiut[ia] a|serv[ae] (?:a|per)|permetta di))\s+(?!${noAim})(?<said>${infinitive}${untilEnd})`,
    'iu',
  ),
  // "Dei reel per le iscrizioni di gennaio"
  new RegExp(
    String.raw`\b(?:per|x)\s(?<said>(?:(?:le|più|nuove|gli|i)\s)?(?:iscrizioni|prenotazioni|vendite|assunzioni|adesioni|donazioni|tesseramenti|abbonamenti)\b${untilEnd})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:app|gestionale|software|piattaforma|macchina|macchinario|prodotto|servizio)\b[^.;!?\n]{0,30})\b(?:serve|servirebbe|servono|serva|serviva|utile)\s+(?:più che altro |soprattutto |anche )?(?:per|x|ad?)\s+(?<said>${infinitive}${untilEnd})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!stiamo |\b(?:app|gestionale|software|piattaforma)\s)\b(?:vogliamo|vorremmo|dobbiamo|cerchiamo di|per|vorrei|aiut[ia] a)\s+(?<said>(?:trovare|attirare|convincere|reclutare|assumere|raccogliere(?! (?:in video |su video )?(?:l[ea] |delle |un[ao]? )?(?:testimon|intervist|stori|opinion|video))|aumentare|riempire|fidelizzare|coinvolgere|sensibilizzare|crescere|far (?:conoscere|crescere|aumentare|notare|venire)|far(?:ci|mi|l[aoie]) (?:conoscere|notare|venire)|promuovere|lanciare|vendere)\s${untilEnd})`,
    'iu',
  ),
  // "Vorrei insegnare alla gente a misurarsi la pressione"
  new RegExp(
    String.raw`(?<!\b(?:non|se) )\b(?:vorrei|vorremmo|voglio|vogliamo|dobbiamo|intendiamo|intende|mi piacerebbe|ci piacerebbe)\s+(?!${noAim}|${noWish})(?<said>${infinitive}\s${untilEnd})`,
    'iu',
  ),
  // "Così i clienti capiscono come lavoriamo"
  new RegExp(
    String.raw`(?<!\p{L})(?:così(?: che)?|cosi|in modo che|di modo che|affinché|perché)\s(?<said>(?:(?:il|la|lo|i|gli|le|chi|tutti)\s|l['’])[^.;:!?,()\n]{0,30}?(?<!\p{L}|non\s)(?:capisc|capiran|sappia|sapran|ved(?:ono|ano|ran)|conosc(?:ono|ano)|impar[ai]no|scopr(?:ono|ano)|si fid)\p{L}*${untilEnd})`,
    'iu',
  ),
  /\b(?<said>cerchiamo\s(?:nuov[ie]|altr[ie])\s(?:volontari|apprendisti|personale|operai|tecnici|collaboratori|soci|iscritti|allievi|donatori|venditori|agenti|autisti|magazzinieri|camerieri)\b(?:(?!\se\s)[^.;:!?,()\n])*)/iu,
  new RegExp(
    String.raw`\b(?:video|filmato|spot)\b[^.;:!?,()\n]{0,30}?\bche\s(?<said>(?:faccia|facesse|aiuti|convinca|porti|attiri|spinga|invogli|insegni|informi|inviti|spieghi|spiega|illustri)\s(?!vedere|capire|sapere|mi\s|ci\s)${untilEnd})`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})che\s(?<said>(?:(?:faccia|facesse) (?:vedere|capire|sapere)|spieghi|illustri|racconti|mostri|presenti|insegni)\s${toldOf}${untilEnd})`,
    'iu',
  ),
]

const thing = String.raw`(?:(?:il|lo|la|i|gli|le)\s|l['’])[^\s.;:!?,()]+(?:\s(?:di|del|dello|della|dei|degli|delle)\s[^\s.;:!?,()]+)?`
/** How an aim goes on behind a comma, by what it ends with: "mostri le aule, i laboratori e il giardino". */
export const aimTails = [
  [
    /(?<!\p{L})(?:(?:il|lo|la|i|gli|le)\s|l['’])\S+$/iu,
    new RegExp(String.raw`^(?:,\s${thing}){1,8},?\s(?:e|ed)\s${thing}(?=[.;:!?,)\n]|$)`, 'iu'),
  ],
  // "Spiegare agli sportivi, con un'animazione, come si previene l'infortunio"
  [
    /^(?:spieg|insegn|mostr|raccont|illustr|far (?:vedere|capire|sapere))\p{L}*\s(?:a|ai|agli|alle|alla|al|all['’])(?!\p{L})/iu,
    /^(?:,[^,.;:!?()\n]{1,60})?,\s(?:come|perché|che cosa|cosa|quanto|quando|(?:da )?dove|chi)\s[^,.;:!?()\n]+/iu,
  ],
] as const

/** A sentence that begins with these tells the point. */
export const remains = patternList([
  '(gli|je|ci) deve|dovrebbe resta|restare|rimane|rimanere|passa|passare|arrivare (in testa) che|il|la',
  'vorrei|vorremmo che restasse|rimanesse|passasse',
  '(e) quanto|riguardo al messaggio|succo|concetto',
  '(e|cosa) da ricordare',
  '(e) il messaggio|concetto (chiave|principale) e che',
])

/** "Il negozio si chiama Bimbi Belli", "siamo la Bimbi Belli": before a name these only name it. */
export const naming = patternList(['il|lo|la|l .. chiama', '(noi) siamo (il|lo|la|l|i|gli|le)'])
/** "La ditta è Cicli Bonora" */
export const companyIs = patternList([
  '(allora|e|ma|poi) la|l (nostra|mia) azienda|ditta|societa|impresa|associazione|cooperativa|fondazione e',
])
/** How it shall be is no answer to who watches, or to what there is. */
export const howItShall = [
  '(e|ma|pero) (il|lo) (video|filmato|tutto) deve|dovra|dovrebbe (pero|anche) essere|avere|sembrare|suonare|durare|restare|stare|rimanere|finire',
]
export const howItShallBe = patternList(howItShall)
/** What is still to be made is no material: "le riprese della raccolta andrebbero fatte ad agosto". */
export const toBeMade = patternList([
  'riprese|ripresa|filmat*|girat*|foto|immagini|interviste .. andrebbero|vanno|andranno|sarebbero (ancora|tutte|tutti) (da) fatt*|girat*|scattat*|fare|girare|scattare',
  'riprese|filmati|filmato|girato|foto|immagini vostre|vostri|vostro',
  'girate|filmate|riprendete|venite voi',
  'dovete|dovreste|dovrete (voi) venire|girare|filmare|riprendere (voi)',
  'riprese|filmati|foto|immagini|video le|li fate|farete|girate|girerete|scattate',
])

/** How a video can feel, in one word. */
export const toneWords = [
  'elegant*|sobri*|seri*|formal*|istituzional*|professional*|autorevol*|rassicurant*|pulit*|minimal*|raffinat*|lussuos*',
  'cald*|sincer*|amichevol*|familiar*|umano|umana|tener*|luminos*|solar*|sportiv*|figo|figa|gentile|romantic*|malinconic*|magic*|sognant*|comic*|orgoglios*|gioios*|spontane*|affettuos*|accoglient*|caloros*|delicat*|dolce|dolci|estiv*|rispettos*|intim*|poetic*|lent*|emozion*|commovent*|emotiv*|rilassat*|rilassant*',
  'ironic*|simpatic*|divertent*|scherzos*|buff*|allegr*|leggero|leggera|giocos*|scanzonat*|umoristic*',
  'dinamic*|energic*|vivac*|ritmat*|giovan*|fresc*|fresh|moderno|moderna|grintos*|cattiv*|gasat*|aggressiv*|epic*|cinematografic*|spettacolar*|veloc*',
  'tecnic*|industrial*|divulgativ*|informal*|diretto|diretta|chiaro|chiara|colloquial*|vintage|surreal*',
  'alla buona|mano',
  'colorat*|golos*|potent*|ambizios*|rustic*|artigianal*|naturale|naturali|semplice|semplici|comprensibil*|tranquill*|motivant*|coinvolgent*|intens*|morbid*|onest*|essenzial*|crud*|ruvid*',
  'calm*|frizzant*|schiett*|brios*|festos*|spiritos*|genuin*|autentic*|nostalgic*|asciutt*|pacat*|seren*|entusiast*|concret*|caciaron*|empatic*',
]
export const toneWord = patternList(toneWords)

export const samePublic = wordSet(
  'perlopiu tanti tante molti molte quelli quelle chi gente soprattutto specialmente principalmente compresi comprese inclusi incluse anche specie non ma',
)

/** Behind the last words of a public: "emigrati napoletani soprattutto". */
export const mostOf = wordSet('soprattutto specialmente principalmente perlopiu compresi comprese inclusi')

/** Behind one of these an article still belongs to the same public, and behind the others it is what the public does. */
export const articles = wordSet('il lo la i gli le l')
export const joiners = wordSet(
  'tutta tutto e ed o di da in con su sopra sotto oltre fino per x tra fra a anche pure sono cioe tutti tutte entrambi soprattutto specialmente specie ma non solo ne piu come dopo verso senza quasi almeno compresi comprese',
)
/** Behind "che" the video does these, and no public. */
export const shallTell = wordSet('spieghi mostri insegni faccia dica illustri')
export const relatives = wordSet('che chi cui dove')

export const negatedTail = wordSet('no senza niente mai non un ma poco')

/** What a tone goes on with behind a comma: "vero, con un po' di ironia", "allegro, come tra amici". */
export const toneTail = patternList([
  'con (la|il|un|una|tanta|tanto|molta|molto) po|pizzico|punta|tocco|filo|velo|ironia|autoironia|leggerezza|garbo|calore|cuore|umorismo|brio|ritmo|energia|delicatezza|rispetto|sentimento|emozione|simpatia|passione|poesia|grinta|parlata|dialetto|accento',
  'con la|il nostra|nostro|mia|mio parlata|lingua|dialetto|accento',
  '(con) (una|la|dei|delle) luce|luci|colori|inquadrature|atmosfere|ritmo|ritmi',
  'come un|una|uno|tra|fra|se',
  'da ridere|sorridere|piangere',
])
/** Behind "da" these are no tone: "caldo, da noi in bottega". */
export const noToneOf = wordSet(
  'noi me voi te lei casa solo sola qui qua li fuori oggi domani subito quando dove',
)

export const missingBefore = wordSet('manco neanche nemmeno neppure senza niente no nessun nessuna ne')

/** "Lo guardano i figli degli agricoltori" */
export const watching =
  /^(?:chi )?lo (?:guard|ved)\p{L}+\s(?:sono\s)?(?:solo\s|soprattutto\s)?(?:i|gli|le|la|tutti|chi)\s/iu

/** "Roba veloce" is a small job and "ok chiaro" a nod, where nobody asked for a tone. */
export const noTone = patternList([
  'roba|cosa|cosina|lavoro|lavoretto veloc*|semplice|rapid*',
  'ok|okay|sia|tutto|perfetto|e chiaro',
])

/** "Un reel simpatico": behind these stands how it shall feel; "un video professionale" wants a good one. */
export const videoBefore = patternList([
  'video|reel|reels|filmato|spot|clip|qualcosa (di) (breve|corto) (molto|piu|un) (po)',
])
export const noToneOfVideo =
  /^(?:professional|istituzional|industrial|sportiv|tecnic|divulgativ|format|veloc|rapid|fresc|giovan|natural|cinematografic|vintage|estiv)/u

/** What may stand beside a tone in a clause that says nothing else. */
export const toneLinks = wordSet(
  'vero vera breve brevi corto il lo la video reel filmato dovrebbe dovra voglio vorrei vorremmo dev deve essere sia e ed o ma un una po non troppo piu molto qualcosa cosa di una roba anche con il tono stile piuttosto ok dai facciamo direi',
)

/** A sentence that begins with these goes on about the same. */
export const goingOn = wordSet('e ed ma o piu che perche cosi anche non anzi quindi insomma cioe')
