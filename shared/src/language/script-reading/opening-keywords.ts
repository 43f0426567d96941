import { indexOf } from '../phrase-table.ts'
import { wordSet } from '../phrases.ts'

export const greetings = indexOf({
  greeting: [
    'ciao (a) (tutti|tutte)',
    'salve (a) (tutti|tutte)',
    'buongiorno (a) (tutti|tutte)',
    'buonasera (a) (tutti|tutte)',
    'buon giorno (a) (tutti|tutte)',
    'benvenuto|benvenuta|benvenuti|benvenute',
    'gentile|gentili cliente|clienti',
  ],
})

/** Phrases in which companies speak of themselves: in the first three words, or anywhere near the beginning. */
export const companyOpenings = indexOf({
  first: [
    'siamo',
    'noi di|della|siamo|facciamo|ci',
    'la nostra azienda|societa|storia|impresa|realta|famiglia|missione|mission',
    'il nostro gruppo|team|studio|laboratorio',
    'l azienda',
    'la societa',
    'fondata|nata|nato|fondato',
    'mi chiamo',
    'da oltre',
    'da piu di',
    'da generazioni|sempre|anni|decenni',
    'ci occupiamo',
    'mi presento',
  ],
  anywhere: [
    'nasce nel|a|da|dall|dalla|come|con|per',
    'e nata|nato nel|a|da|dall|dalla|come|con',
    'e stata|stato fondata|fondato',
    'fondata nel|a|da',
    'e un|una azienda|societa|impresa|realta|gruppo|studio|agenzia',
    'e un azienda|impresa|agenzia',
    'e leader',
    'opera nel|da|in|dal',
    'si occupa di|del|della',
    'azienda leader|specializzata|italiana|familiare',
    'vi presentiamo',
    'ti presentiamo',
  ],
})

/** Words that speak to who watches. */
export const viewerWords = wordSet(
  'tu te ti tuo tua tuoi tue voi vi vostro vostra vostri vostre hai puoi sai vuoi devi sei avete potete volete dovete immagina immaginate pensa pensate',
)
