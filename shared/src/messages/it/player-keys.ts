/** The sheet of a player's keys. */
export const playerKeyTexts = {
  title: 'Scorciatoie da tastiera',
  keys: [
    ['Spazio o K', 'riproduci o metti in pausa'],
    ['J', 'torna indietro; premi ancora per andare più veloce'],
    ['L', 'vai avanti; premi ancora per andare più veloce'],
    [', e .', 'un fotogramma indietro o avanti'],
    ['← e →', 'cinque secondi indietro o avanti'],
    ['[ e ]', 'commento precedente o successivo'],
    ['I e O', 'segna l’inizio o la fine di un tratto'],
    ['X', 'togli inizio e fine'],
    ['R', 'ripeti in continuo il tratto o il video'],
    ['C', 'scrivi un commento qui'],
    ['D', 'disegna sull’immagine'],
    ['M', 'togli o rimetti il suono'],
    ['T', 'modalità cinema: video e commenti a tutta finestra'],
    ['F', 'schermo intero'],
    ['Esc', 'esci dalla modalità cinema'],
    ['?', 'mostra queste scorciatoie'],
  ],
} as const
