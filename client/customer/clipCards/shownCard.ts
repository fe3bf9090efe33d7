/** The variables of the screen's query: the id of the card that the address names, if it names one. */
export const variablesOf = (cardId: string | null) => ({ cardId: cardId ?? '', isChosen: Boolean(cardId) });
