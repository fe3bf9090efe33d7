/** The filter for an object that the portal created with this reference. */
export const externalReferenceFilter = (reference: string) =>
  `ExternalReference eq '${reference.replaceAll("'", "''")}'`;
