import { describe, expect, test } from '@jest/globals';
import type { Column } from '../../ui/Column.ts';
import { arrangeColumns, isSameLayout, moveColumn, resizeColumn, settingsFor, toggleColumn } from './arrangeColumns.ts';

const column = (id: string, fields: Partial<Column<object>> = {}): Column<object> => ({
  id,
  title: id,
  cell: () => id,
  ...fields,
});
const columns = [
  column('name'),
  column('fact', { isFact: true }),
  column('phone', { foldsInto: 'fact' }),
  column('created', { isExtra: true }),
  column('actions', { isActions: true }),
];
const shown = (stored: Parameters<typeof arrangeColumns>[1]) =>
  arrangeColumns(columns, stored).map(({ id, isPhoneOnly }) => (isPhoneOnly ? `(${id})` : id));

describe('the columns of a list', () => {
  test('are the usual ones without settings, extra ones hidden', () =>
    expect(shown([])).toEqual(['name', 'fact', 'phone', 'actions']));

  test('keep the naming column first and the actions last, whatever is stored', () => {
    const stored = ['actions', 'phone', 'name', 'gone'].map((id) => ({ id, isHidden: true, width: null }));
    expect(shown(stored)).toEqual(['name', 'fact', 'actions']);
  });

  test('move, and stop at the ends', () => {
    const settings = settingsFor(columns, []);
    expect(shown(moveColumn(settings, 1, 0))).toEqual(['name', 'phone', 'fact', 'actions']);
    expect(moveColumn(settings, 0, 2).map(({ id }) => id)).toEqual(['phone', 'created', 'fact']);
    expect(moveColumn(settings, 0, -1)).toEqual(settings);
    expect(moveColumn(settings, 2, 3)).toEqual(settings);
    expect(moveColumn(settings, 3, 0)).toEqual(settings);
  });

  test('leave a hidden fact to the rows of a phone', () =>
    expect(shown(toggleColumn(settingsFor(columns, []), 'fact'))).toEqual(['name', '(fact)', 'phone', 'actions']));

  test('put a column that is new after the one that it usually follows', () =>
    expect(
      shown([
        { id: 'created', isHidden: false, width: null },
        { id: 'fact', isHidden: false, width: null },
      ]),
    ).toEqual(['name', 'created', 'fact', 'phone', 'actions']));

  test('have a width within limits, also the naming one, and lose it again', () => {
    const wide = resizeColumn([], columns, 'name', 5_000);
    expect(arrangeColumns(columns, wide)[0]!.width).toBe(800);
    const narrow = resizeColumn(wide, columns, 'fact', 3.4);
    expect(arrangeColumns(columns, narrow).map(({ width }) => width)).toEqual([800, 60, undefined, undefined]);
    const reset = resizeColumn(resizeColumn(narrow, columns, 'name', null), columns, 'fact', null);
    expect(isSameLayout(columns, reset, [])).toBe(true);
    expect(isSameLayout(columns, narrow, [])).toBe(false);
  });
});
