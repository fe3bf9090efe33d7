/** Shows the last four characters of a stored key; the client knows no more of the key. */
export const maskedKey = (last4: string) => `•••• ${last4}`;
