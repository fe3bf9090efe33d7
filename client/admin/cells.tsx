import { Ellipsis } from 'lucide-react';
import { writtenExactly } from '../../domain/counted.ts';
import { formatDate } from '../../domain/dates.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';
import styles from './Admin.module.css';

// What one table after the other has in its cells.

export const Day = ({ moment }: { moment: string }) => (
  <time className={styles.day} dateTime={moment}>
    {formatDate(moment)}
  </time>
);

export const Figure = ({ value }: { value: number }) => <span className="num">{writtenExactly(value)}</span>;

export const None = () => <span className={styles.none}>–</span>;

/** The label says of what, as there is one in every row. */
export const RowMenu = ({ label, entries }: { label: string; entries: MenuEntry[] }) => (
  <Menu
    label={label}
    trigger={
      <IconButton label={label}>
        <Ellipsis aria-hidden />
      </IconButton>
    }
    entries={entries}
  />
);
