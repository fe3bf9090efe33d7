/** All that is ever shown of a key that is stored. */
export const maskedKey = (last4: string) => `•••• ${last4}`;
