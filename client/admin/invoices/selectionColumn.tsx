import { invoiceName } from '../../invoices/invoiceText.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import type { Column } from '../../ui/Column.ts';
import type { InvoiceRow } from './readInvoice.ts';
import type { Selection } from './useSelection.ts';

/** A column with a checkbox for each row. */
export const selectionColumn = ({ selected, toggle }: Selection): Column<InvoiceRow> => ({
  id: 'select',
  title: 'Vælg',
  cell: (invoice) => (
    <Checkbox checked={selected.some(({ id }) => id === invoice.id)} onChange={() => toggle(invoice.id)}>
      <span className="visually-hidden">Vælg {invoiceName(invoice)}</span>
    </Checkbox>
  ),
});
