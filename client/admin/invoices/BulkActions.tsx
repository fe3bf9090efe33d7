import { BellRing, Check, Mail, X } from 'lucide-react';
import { useState } from 'react';
import { formatCount, formatPlural } from '../../../domain/formatCount.ts';
import { formatExact } from '../../../domain/money.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import styles from './AdminInvoices.module.css';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkAction } from './bulkTexts.ts';
import type { InvoiceRow } from './readInvoice.ts';
import type { Selection } from './useSelection.ts';

/** The actions for the selected invoices, above the list. Renders nothing without a selection. */
export function BulkActions({ rows, selected, select }: Selection & { rows: readonly InvoiceRow[] }) {
  const [action, setAction] = useState<BulkAction>();
  const open = selected.reduce((sum, invoice) => sum + invoice.open, 0);
  const unpaid = selected.filter((invoice) => invoice.kind === 'INVOICE' && invoice.open > 0);
  const name = formatPlural(selected.length, 'valgt faktura', 'valgte fakturaer');
  return (
    <>
      {selected.length > 0 && (
        <div className={styles.bulk} role="toolbar" aria-label={name}>
          <span className={styles.bulkCount}>{formatCount(selected.length)} valgt</span>
          <span className="num">mangler {formatExact(open)}</span>
          <span className={styles.bulkButtons}>
            {selected.length < rows.length && (
              <Button size="small" onPress={() => select(rows)}>
                Vælg alle viste
              </Button>
            )}
            <Button size="small" onPress={() => setAction('send')}>
              <Mail aria-hidden /> Send igen
            </Button>
            <Button size="small" onPress={() => setAction('remind')}>
              <BellRing aria-hidden /> Send rykker
            </Button>
            <Button size="small" isDisabled={unpaid.length === 0} onPress={() => setAction('markPaid')}>
              <Check aria-hidden /> Markér som betalt
            </Button>
            <IconButton size="small" label="Ryd valg" onPress={() => select([])}>
              <X aria-hidden />
            </IconButton>
          </span>
        </div>
      )}
      {action && (
        <BulkDialog
          action={action}
          invoices={action === 'markPaid' ? unpaid : selected}
          onFailed={select}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
