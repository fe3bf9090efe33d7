/** Formats a stored key as '•••• 1234'. The client receives only the last four characters of the key. */
export const maskedKey = (last4: string) => `•••• ${last4}`;
