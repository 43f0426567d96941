/** Said by the assistant when the client goes on talking after having edited the recap by hand. */
export const recapKeptText =
  'Il recap lo hai già modificato tu, quindi non lo tocco: se vuoi, aggiungi lì quello che mi hai appena detto.'
