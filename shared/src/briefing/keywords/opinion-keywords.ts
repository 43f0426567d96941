/** How a client judges what stands in a field; it is no value of the field. */
const judged = String.raw`(?:giust|corrett|sbagliat|perfett|divers|important)\p{L}*`

/** How the words begin that take something out. */
export const takingAway = '(?:togl|tolg|lev|elimin|cancell|rimuov)'

/** "Il tono è giusto, il messaggio anche" says nothing new. */
export const agreesToIt = new RegExp(
  `^(?:${judged}|anche|pure|quello (?:che |già |di )[^.;]*(?:dett[oi]|scritto|prima))$`,
  'iu',
)

/** "Il messaggio lo vorrei più corto" says what shall be done with it. */
export const thinksOfIt = new RegExp(
  String.raw`^(?:${takingAway}\p{L}+|avre(?:i|mmo)|ho|abbiamo|ci sarebb\p{L}+|(?:lo|la|li) (?:vorre|cambi|corregg|sistem|riscriv|farei|vedo|trov)\p{L}*|così|(?:non )?(?:mi|ci)|[mtv]e l['’](?:hai|avete|ha|ho|abbiamo)|l['’](?:hai|avete)|non va|andrebbe|potrebbe|secondo me)(?!\p{L})`,
  'iu',
)

/** Behind the name of a field these are no value: "il tono è quello", "il luogo è un altro". */
export const noNews = new RegExp(
  String.raw`^(?:il video\s.*|${judged}|quell[oaie]|quest[oaie]|un altr[oa]|nessun\p{L}*)(?=$|[,;.])`,
  'iu',
)

/** Before the name of a field these name nothing that it could hold: "questo è il messaggio", "va bene come tono". */
export const noValue = new RegExp(
  String.raw`(?<!\p{L})(?:${judged}|(?:quest|quell|qual|decid)\p{L}*|cosa|problema|dubbio|dimmi|dite|so|sapere|manca|bene|meglio|ok|così|che|non|mi|ci)(?!\p{L})`,
  'iu',
)

/** What somebody likes needs no question about it. */
export const agrees = /(?<!\p{L})(?:giust|corrett|perfett|piac)\p{L}*/iu
