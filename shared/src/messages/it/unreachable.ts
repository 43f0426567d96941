/** No answer came at all: the network is gone, or the server. Apart from the refusals, since every page needs it. */
export const unreachableText = 'Non riusciamo a collegarci. Controlla la connessione e riprova.'
