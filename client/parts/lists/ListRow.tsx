import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { TableRowProps } from '../../ui/Table.tsx';
import styles from './ListTable.module.css';

/** A row of a list. Only a phone shows the button that opens the row, because there most cells are hidden. */
export function ListRow({ id, titleId, children }: TableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const buttonId = useId();
  return (
    <tr data-row={id} data-open={isOpen} tabIndex={-1}>
      {children}
      <td className={styles.disclosure}>
        <button
          id={buttonId}
          type="button"
          aria-expanded={isOpen}
          aria-label="Vis detaljer:"
          aria-labelledby={`${buttonId} ${titleId}`}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden />
        </button>
      </td>
    </tr>
  );
}
