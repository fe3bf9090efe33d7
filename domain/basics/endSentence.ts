/** Ends a sentence. A text that has its full stop already, such as 'Brugsen A.m.b.a.', does not get another one. */
export const endSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
