import { auditColumns, type EntryRow } from '../../parts/auditLog/auditColumns.tsx';
import { NoValue } from '../../parts/lists/cells.tsx';
import type { Column } from '../../ui/Column.ts';
import { CompanyLink } from '../CompanyLink.tsx';

const company: Column<EntryRow> = {
  id: 'company',
  title: 'Virksomhed',
  foldsInto: 'target',
  hidesTitle: true,
  cell: ({ customerId, companyName }) =>
    customerId && companyName ? <CompanyLink id={customerId} name={companyName} /> : <NoValue />,
};

export const adminAuditColumns: Column<EntryRow>[] = [...auditColumns, company];
