import { Pencil, Trash2 } from 'lucide-react';
import { ActionsMenu } from '../../ui/ActionsMenu.tsx';
import type { Column } from '../../ui/Column.ts';
import type { MenuEntry } from '../../ui/menuContent.ts';

/** The column with the menu of each row. `nameOf` names the row, because every row has such a menu. */
export const rowActions = <Row,>(nameOf: (row: Row) => string, entriesOf: (row: Row) => MenuEntry[]): Column<Row> => ({
  id: 'actions',
  title: 'Handlinger',
  isActions: true,
  cell: (row) => <ActionsMenu label={`Handlinger for ${nameOf(row)}`} entries={entriesOf(row)} />,
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
