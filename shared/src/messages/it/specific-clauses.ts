/** The points of the Terms that burden the client: approved one by one at the payment (artt. 1341 and 1342 c.c.). */
export const specificClauses = '3 (acconto), 5 (revisioni), 6 (annullamento), 9 (responsabilità) e 10 (foro)'
