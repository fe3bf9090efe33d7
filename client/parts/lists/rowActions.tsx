import { Pencil, Trash2 } from 'lucide-react';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import type { Column } from '../../ui/Column.ts';
import type { MenuEntry } from '../../ui/menuContent.ts';

/** The column with the menu of each row. `nameOf` names the row, because many rows have such a menu. */
export const rowActions = <Row,>(nameOf: (row: Row) => string, entriesOf: (row: Row) => MenuEntry[]): Column<Row> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (row) => {
    const entries = entriesOf(row);
    return entries.length > 0 && <ActionsMenu label={`Handlinger for ${nameOf(row)}`} entries={entries} />;
  },
});

export const editEntry = (onAction: () => void): MenuEntry => ({
  id: 'edit',
  label: 'Rediger',
  icon: <Pencil aria-hidden />,
  onAction,
});

export const deleteEntry = (onAction: () => void): MenuEntry => ({
  id: 'delete',
  label: 'Slet',
  icon: <Trash2 aria-hidden />,
  danger: true,
  startsGroup: true,
  onAction,
});
