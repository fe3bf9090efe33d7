import type { DbRole } from '../db/roles.ts';

/** A column that holds sealed secrets, with the binding of their texts and the role that may write them. */
export interface SealedColumn {
  table: string;
  /** The column that names the row. */
  id: string;
  column: string;
  boundTo: (id: string) => string;
  role: DbRole;
}
