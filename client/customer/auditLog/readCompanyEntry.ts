import type { EntryRow } from '../../parts/auditLog/auditColumns.tsx';
import { readAuditEntry } from '../../parts/auditLog/readAuditEntry.ts';
import { facts } from '../../ui/facts.ts';
import { withReseller } from './withReseller.ts';
import type { readAuditEntry_entry$key } from '#relay/readAuditEntry_entry.graphql';

/** Reads an entry as the company sees it. */
export const readCompanyEntry = (entry: readAuditEntry_entry$key): EntryRow =>
  withReseller(readAuditEntry(entry), facts().legal.companyName);
