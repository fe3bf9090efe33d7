interface Setup {
  readonly dineroContactId: string | null | undefined;
  readonly clickUpFolderId: string | null | undefined;
  readonly pointOfContact: object | null | undefined;
}

export interface Missing {
  /** On a badge, where its column says that it is missing. */
  short: string;
  /** In a sentence. */
  name: string;
  title: string;
}

/** What a company's setup lacks, in the order in which it is named. */
export function missingSetup({ dineroContactId, clickUpFolderId, pointOfContact }: Setup): Missing[] {
  return [
    ...(dineroContactId ? [] : [{ short: 'Dinero', name: 'Dinero kontakt', title: 'Mangler regnskabskontakt' }]),
    ...(clickUpFolderId ? [] : [{ short: 'ClickUp', name: 'ClickUp mappe', title: 'Mangler projektmappe' }]),
    ...(pointOfContact ? [] : [{ short: 'Kontakt', name: 'Point of contact', title: 'Mangler point of contact' }]),
  ];
}
