import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH, type ColumnSetting } from '../../../domain/backOffice/savedViews.ts';
import type { Column } from '../../ui/Column.ts';

type AnyColumn = Pick<Column<never>, 'id' | 'title' | 'isSelection' | 'isActions' | 'isFact' | 'isExtra'>;

/** The columns that people choose: all but the one that names the row, the checkboxes and the actions. */
export const choosableColumns = <C extends AnyColumn>(columns: readonly C[]): C[] => {
  const naming = columns.find(({ isSelection }) => !isSelection);
  return columns.filter((column) => column !== naming && !column.isSelection && !column.isActions);
};

/**
 * A setting for each column that can be chosen, in the order in which they are shown. Settings of unknown columns are
 * ignored; a column without a setting keeps its place after the column that it follows usually.
 */
export function settingsFor(columns: readonly AnyColumn[], stored: readonly ColumnSetting[]): ColumnSetting[] {
  const choosable = choosableColumns(columns);
  const known = stored.filter(({ id }) => choosable.some((column) => column.id === id));
  const settings = [...known];
  for (const [index, { id, isExtra = false }] of choosable.entries()) {
    if (known.some((setting) => setting.id === id)) continue;
    const before = settings.findIndex((setting) => setting.id === choosable[index - 1]?.id);
    settings.splice(before + 1, 0, { id, isHidden: isExtra, width: null });
  }
  return settings;
}

/** The columns as a person shows them. A hidden fact stays in the compact rows of a phone. */
export function arrangeColumns<Row>(columns: readonly Column<Row>[], stored: readonly ColumnSetting[]): Column<Row>[] {
  const choosable = choosableColumns(columns);
  const widthOf = (id: string) => stored.find((setting) => setting.id === id)?.width ?? undefined;
  const fixed = (column: Column<Row>) => ({ ...column, width: widthOf(column.id) });
  const arranged = settingsFor(columns, stored).flatMap(({ id, isHidden }) => {
    const column = fixed(choosable.find((each) => each.id === id)!);
    return isHidden ? (column.isFact ? [{ ...column, isPhoneOnly: true }] : []) : [column];
  });
  const isActions = (column: Column<Row>) => column.isActions;
  const start = columns.filter((column) => !choosable.includes(column) && !isActions(column)).map(fixed);
  return [...start, ...arranged, ...columns.filter(isActions)];
}

/** Moves the column at a place to another one. */
export function moveColumn(settings: readonly ColumnSetting[], from: number, to: number): ColumnSetting[] {
  const moved = settings[from];
  if (!moved || to < 0 || to >= settings.length) return [...settings];
  return settings.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export const toggleColumn = (settings: readonly ColumnSetting[], id: string): ColumnSetting[] =>
  settings.map((setting) => (setting.id === id ? { ...setting, isHidden: !setting.isHidden } : setting));

/** Sets the width of any column, also of the naming one; null for the width that its contents need. */
export function resizeColumn(
  settings: readonly ColumnSetting[],
  columns: readonly AnyColumn[],
  id: string,
  width: number | null,
): ColumnSetting[] {
  const clamped = width === null ? null : Math.round(Math.min(Math.max(width, MIN_COLUMN_WIDTH), MAX_COLUMN_WIDTH));
  const naming = settings.filter((setting) => !choosableColumns(columns).some((column) => column.id === setting.id));
  const all = [...naming, ...settingsFor(columns, settings)];
  return all.some((setting) => setting.id === id)
    ? all.map((setting) => (setting.id === id ? { ...setting, width: clamped } : setting))
    : [{ id, isHidden: false, width: clamped }, ...all];
}

/** Whether two settings show the columns alike. */
export const isSameLayout = (
  columns: readonly AnyColumn[],
  a: readonly ColumnSetting[],
  b: readonly ColumnSetting[],
): boolean => layoutText(columns, a) === layoutText(columns, b);

const layoutText = (columns: readonly AnyColumn[], settings: readonly ColumnSetting[]) => {
  const naming = columns.find(({ isSelection }) => !isSelection);
  const width = settings.find(({ id }) => id === naming?.id)?.width ?? null;
  return JSON.stringify([
    width,
    settingsFor(columns, settings).map(({ id, isHidden, width: own }) => [id, isHidden, own]),
  ]);
};
