import { patternList, patternsOf } from '../../language/patterns.ts'
import { wordSet } from '../../language/phrases.ts'

/**
 * What stands before a person on camera: who speaks or is seen there (`shown`), who speaks later in the sentence
 * (`told`), who is there (`ready`, and `there` for a name), and who is hired for it.
 */
export const beforePeople = patternsOf({
  shown: [
    'parlerebbe|parlerebbero|comparirebbe|comparirebbero|apparirebbe|apparirebbero',
    'dovrebbe|dovrebbero|deve|devono comparire|apparire|parlare|raccontare',
    'mett* la faccia',
    'protagonista|protagonisti|protagoniste (e|sono|sara|saranno|sarebbe)',
    'parlasse|parlassero|parli|parlino|parla|parlano|parlera|parleranno|compare|compaiono|comparira|compariranno|compariamo|appare|apparira|appaiono|appariamo',
    'potrebbe|potrebbero|puo|possono parlare|raccontare|presentare',
    'interviene|intervengono|interverra|interverranno',
    'al|alla|allo banco|bancone|cassa|timone|forno|torchio|tornio c e',
    'camera|telecamera|video c|ci e|sono',
    'racconta|raccontano|spiega|spiegano|mostra mio|mia|miei|mie',
    'far|fare|facciamo|facendo parlare|raccontare',
    'ci sto|siamo|vado',
    'ci sarei|saro|sono|saremmo|saremo io|noi',
    'noi|io che lavoriamo|lavoro|cuciniamo|cucino|suoniamo|suono|prepariamo|preparo|mostriamo|mostro|raccontiamo|racconto|spieghiamo|spiego',
    'compaio|appaio|parlo|parlerei|racconto|spiego|mostro (solo) io',
    'si vedrebbe|vedrebbero|vedranno|vedono|ascoltano|sentono (e) (si) (vedono|ascoltano|sentono)',
    'intervista|interviste a|al|alla|ai|agli|alle|all|con|ad',
    'io davanti|in alla|camera|telecamera|video',
    'ritratto (filmato) di|del|dell|della|dei|delle',
    'talking head con|di|del|dello|della|dell|dei|degli|delle',
    'camera|telecamera|video (ci) va|vanno|vado|sto|andrebbe|andrebbero|metterei|mettiamo|sara|saranno|sta|stanno|siamo|sono|saremo',
    'solo io',
    'dove io e',
    'io|noi comparirei|compaio|compariremo|compariremmo|compariamo|appaio',
    'parliamo|parleremo|compariamo|appariamo noi',
    'videomessaggio|intervento|saluto del|della|dell|di',
    'riprese .. con',
    'testimonianza|testimonianze|storia|storie di un|una|due|tre|quattro|alcuni|alcune|2|3|4|5|6',
    'testimonianze|storie|interviste dei|degli|delle|ai|agli|alle|a nostri|nostre|miei|mie',
    'me in|davanti video|camera|telecamera|alla',
    'video di mio|mia|miei|mie',
    'video (di|con|tipo) me',
  ],
  told: [
    'dove|cui|con|col|coi|due|tre|quattro|cinque',
    'video|ritratto|clip|filmato|testimonial|reel|spot|messaggio|saluto|discorso di|del|dello|della|dell|dei|delle|tipo',
    'ci pensa',
  ],
  seen: [
    'in video|camera|telecamera (ci) il|la|lo|l|i|gli|le|mio|mia',
    'video|filmato|clip|spot|reel (istituzionale|aziendale|promozionale|pubblicitario|verticale|breve) con',
    'si vede|vedra|veda|vedano',
    'lo|la presenta|presentano|racconta|raccontano|spiega|spiegano|conduce',
  ],
  ready: [
    'ci sono|saranno|sarebbero|sarebbe (gia|anche|pure) (i|le) 2|3|4|5|6|due|tre|quattro|cinque|alcuni|alcune|dei|delle|un|una|i|gli|le|il|la',
  ],
  there: ['ci stanno'],
  hired: ['vorrei|vorremmo|vogliamo|servono|servirebbero|mettete|mettiamo'],
})

export const speaking = patternList([
  'parl*|raccont*|dice|dicono|spieg*|rivolg*|presenta|presentano|salut*|mostra|mostrano|mostrare|davanti|rispond*|camera|telecamera',
  'fa|faccia|fara|facciano|fanno (da) guida|presentatore|presentatrice|narratore|narratrice|conduttore|conduttrice',
])
/** "Tre pazienti disponibili" */
export const available = patternList(['disponibil*|pront*'])
export const duties = patternList([
  'deve|vuole|vorrebbe|dovrebbe rivolgersi|parlare|spiegare|presentare|salutare|raccontare',
  'vuole|vorrebbe fare gli auguri|saluti',
  'deve|devono|dovra|dovranno|dovrebbe|dovrebbero|va|vanno|andrebbe|sara|saranno (essere) intervistat*|ripres*|filmat*|inquadrat*',
])
/** Right behind "un video con" these are seen in it. */
export const personWords =
  'famigl*|mamm*|papa|nonn*|bambin*|ragazz*|client*|dipendent*|operai|volontar*|student*|allievi|soci|socia|socio|pazient*|colleg*|attor*|attric*|sorell*|fratell*|moglie|marito|figli*|padre|madre|titolar*|amministrator*|ceo|professor*|prof|insegnant*|docent*|preside|sindac*|coppi*|spos*|persone|donn*|uomin*|signor*|infermier*|atlet*|ballerin*|musicist*|allieve|capo|amic*|responsabil*|direttor*|direttric*|president*|fondator*|fondatric*|maestr*|dottor*|medic*|tecnic*|artigian*|chef|cuoc*|operator*|operatric*|suor|pastor*|istruttor*|istruttric*|genitor*|zio|zia|zii|cugin*|nipot*|cavator*|barist*|camerier*|gelatai*|pasticcer*|muratori|falegnam*|agricoltor*|pescator*|casar*|vignaiol*|enolog*|fornai*|pizzaiol*|educatric*|educator*|bidell*|restaurator*|restauratric*|avvocat*|notai*|farmacist*|soccorr*|ostetric*|custod*|coach|staff|personale|squadra'
export const persons = patternList([personWords])
export const animals = patternList(['cane|cani|cagnolin*|gatt*|cavall*|asin*|caprett*|animali'])
/** Behind these ", con le maestre" tells who is seen. */
export const videos = patternList(['video|filmato|reel|spot|clip|mostri|riprese'])
export const actors = patternList(['attor*|attric*|figurant*|comparse'])

/** Who speaks to the camera and does not say "io". */
export const speakersThemselves = patternList([
  'parlo|rispondo|spiego|racconto (direttamente) in|a|alla|davanti (alla) camera|telecamera',
])

/** Who only appears says nothing of the kind of video. */
export const appearing = wordSet(
  'comparire apparire compaiono compare vedono vede vedrebbero vedranno saranno sara',
)

/** Nouns that speak and appear, too. */
export const things = patternList([
  'minut*|second*|mani|vino|vini|olio|birra|pane|formaggio|cibo|piatti|vigna|vigne|territorio|natura|paesaggio|occhi|fatti|numeri|immagini|macchin*|auto|furgon*|gimbal|cavallett*|telecamer*|luci|drone|droni|telefon*|cellular*|iphone|gopro|operator*|voce|voci|musica|storia|storie|azienda|ditta|associazione|cooperativa|prodotto|prodotti|lavoro|presente|messaggio|saluto|discorso|formazione|presentazione|testimonianz*|intervist*|sottotitol*|titoli|durata|testi|tono|consegna|orientamento|fiera|stand|evento|action|camera|cell|smartphone|cime|vista|panorama|montagn*|mare|lago|colline|tramonto|bottega|laborator*|officina|negozio|stalla|palestra',
])

export const determiners = wordSet(
  'il lo la i gli le l ex un uno una qualche due tre quattro cinque 2 3 4 5 6 7 8 o alcuni alcune mio mia miei mie nostro nostra nostri nostre suo sua suoi sue',
)
export const pronouns = wordSet('io me noi')
/** Behind these a person needs no article of their own. */
export const articulated = wordSet(
  'di d del dello della dell dei degli delle al alla ai agli alle all col coi',
)
/** "Il nostro operaio più anziano" */
export const degrees = wordSet('piu meno')
/** Behind these follows whom somebody speaks to, and nobody who is seen. */
export const spokenTo = wordSet('per a di da con come tra fra')
/** "Mia mamma ornella e basta", "mio padre enzo tra i filari": in small letters a name ends before these. */
export const behindNames = wordSet('e ed tra fra che mentre davanti coi col')
export const kinship = wordSet('mio mia nostro nostra suo sua')
/** These join a second noun to the first: "la mamma di Tommaso". */
export const ofWords = wordSet('di d del dello della dell dei degli delle')
/** Between what shows somebody and the person. */
export const justWords = wordSet('anche pure solo soltanto proprio tutto tutta tutti tutte')
export const alsoWords = wordSet('anche pure')
export const onlyWords = wordSet('solo soltanto')
/** "Mio padre coi pastori" */
export const together = wordSet('con coi col')
/** "Sincero, come parliamo noi" compares, and shows nobody. */
export const comparison = wordSet('come')
/** These add somebody to those who were named. */
export const adding = wordSet('e ed piu oltre')

/** What goes on naming somebody: "(Davide Ferri, il titolare)", ", dott. Antonio Ferrante", ", Samir e Luca". */
export const nameTails = [
  /^\s*\((?:[^()\n]{1,90})\)/u,
  /^,\snon\s(?:il|lo|la|i|gli|le)\s\p{L}+(?=\s*(?:[.,;:!?\n]|$))/iu,
  /^,\s(?:suor|don|padre|fra)\s\p{Lu}[\p{L}'’]+/u,
  /^\so\s(?:nessun[oa]|meno|più)(?!\p{L})/iu,
  /^\sin\s(?:visita|gita|divisa|camice)(?!\p{L})/iu,
  // "Gli istruttori max e giada"
  /^\s(?!voc|music|dron|logo|sottot|test|ripr|nient|bast|poi|che|anch|con|per|nel|all|dal|dop)\p{L}{3,}\se\s(?!voc|music|dron|logo|sottot|test|ripr|bast|poi|anch)\p{L}{3,}(?=\s*(?:[.,;:!?\n]|$))/iu,
  // "La direttrice, Anna Bianchi."
  /^,\s\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}'’]+(?=\s*(?:[.,;:!?\n]|$))/u,
  // "Una mia cliente la signora Concetta"
  /^,?\s(?:la\ssignora|il\ssignor)\s(?!(?:che|con|da|de\p{L}{1,2}|di)\s)\p{L}{3,}/iu,
  /^,\s(?:(?:(?:il|la)\s)?(?:(?:dott|dr|ing|avv|arch|prof|geom|rag|sig)(?:\.?ssa|\.?ra)?\.?\s)(?:\p{Lu}[\p{L}'’]+\s?)+)/u,
  /^,\s(?:\p{Lu}\p{Ll}+(?:\s[^,.;:!?\n]*)?\se\s\p{Lu}\p{Ll}+(?:\s[^,.;:!?\n]*)?)/u,
]

/** A clause that begins with one of these gives a reason. */
export const reasons = wordSet('perche poiche siccome visto dato tanto')
