/** The lists of admins whose columns can be chosen and whose views can be saved. */
export const AdminList = {
  COMPANIES: { label: 'Virksomheder' },
  LICENSE_REQUESTS: { label: 'Licensanmodninger' },
  SERVICE_AGREEMENTS: { label: 'Serviceaftaler' },
  CLIP_CARDS: { label: 'Klippekort' },
  TASKS: { label: 'Opgaver' },
  INVOICES: { label: 'Fakturaer' },
  SEATS: { label: 'Licenser i brug' },
  RENEWALS: { label: 'Fornyelser' },
  EVENTS: { label: 'Events' },
  UNBILLED_PLACES: { label: 'Pladser uden faktura' },
  AUDIT_LOG: { label: 'Revisionslog' },
} as const;
export type AdminList = keyof typeof AdminList;

/** How a person shows one column of a list. The columns stand in the order of their settings. */
export interface ColumnSetting {
  id: string;
  isHidden: boolean;
  /** In pixels; null for the width that the contents need. */
  width: number | null;
}

export const MAX_VIEWS = 50;
export const MAX_PARAMETERS_LENGTH = 1000;
export const MAX_COLUMNS = 40;
export const MIN_COLUMN_WIDTH = 60;
export const MAX_COLUMN_WIDTH = 800;
