/** The filter for what the portal itself gave a name. */
export const isReferredToAs = (reference: string) => `ExternalReference eq '${reference.replaceAll("'", "''")}'`;
