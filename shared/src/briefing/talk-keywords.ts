/** What says yes to a recap that is finished, where a message says nothing else. */
export const confirmWords = new Set(
  'ok okay si confermo confermiamo conferma confermato approvo approviamo approvato procedi procediamo procedete accordo d va bene benissimo perfetto tutto giusto cosi certo esatto e per me noi ottimo a posto direi siamo andiamo'.split(
    ' ',
  ),
)
export const goodbyes = new Set(
  'ciao arrivederci addio a presto domani buona buon giornata serata lavoro ci sentiamo risentiamo vediamo saluti cordiali alla prossima grazie'.split(
    ' ',
  ),
)
/** Without one of these a farewell is a greeting. */
export const partings = new Set(
  'arrivederci addio presto giornata serata sentiamo risentiamo vediamo saluti prossima'.split(' '),
)

/** Thanks and praise that add nothing. */
export const courtesies = new Set(
  'ciao mille tante molte bravo brava bravi bravissimo piace mi molto tutto gentile sei siete'.split(' '),
)

/** What nobody says who answers. */
export const insults = new Set(
  'vaffanculo fanculo vaffa stronzo stronza stronzi coglione coglioni cazzo cazzi cazzata cazzate imbecille imbecilli deficiente deficienti'.split(
    ' ',
  ),
)

/** Questions begin with these; without a kind, an extra, a length or a day they are no answer. */
export const questionWords = new Set(
  'posso possiamo puoi potete potreste potresti puo potrei come cosa che chi quale quali quando quanto quanti quante dove perche mi ci vi ti si e c devo dobbiamo fate fai avete hai siete sei funziona serve esiste esistono fa fanno ma e allora scusa scusi invece poi'.split(
    ' ',
  ),
)
