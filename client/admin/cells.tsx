import { Ellipsis } from 'lucide-react';
import { formatDate } from '../../domain/dates.ts';
import { formatDecimal } from '../../domain/formatCount.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuEntry } from '../ui/menuContent.ts';
import styles from './Admin.module.css';

// Table cells that several admin tables share.

export const Day = ({ moment }: { moment: string }) => (
  <time className={styles.day} dateTime={moment}>
    {formatDate(moment)}
  </time>
);

export const Figure = ({ value }: { value: number }) => <span className="num">{formatDecimal(value)}</span>;

export const None = () => <span className={styles.none}>–</span>;

/** The label names the row, because every row has such a menu. */
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
