import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { pressButton } from '../testing/formControls.ts';
import type { Column, Sort } from './Column.ts';
import { Table } from './Table.tsx';

interface Row {
  name: string;
  count: number;
}

const columns: Column<Row>[] = [
  { id: 'name', title: 'Kunde', sortable: true, cell: ({ name }) => name },
  { id: 'count', title: 'Antal', sortable: true, cell: ({ count }) => count },
  { id: 'note', title: 'Note', cell: () => '' },
];

function SortableTable() {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  return (
    <Table
      label="Kunder"
      columns={columns}
      rows={[{ name: 'Fjordlyst', count: 8 }]}
      rowId={({ name }) => name}
      sort={sort}
      onSort={setSort}
    />
  );
}

const sortOf = (title: string) => screen.getByRole('columnheader', { name: title }).getAttribute('aria-sort');

describe('Table', () => {
  test('sorts by a column on a press of its header, and reverses the order on the next press', async () => {
    render(<SortableTable />);
    expect([sortOf('Kunde'), sortOf('Antal'), sortOf('Note')]).toEqual(['ascending', 'none', null]);
    await pressButton('Antal');
    expect([sortOf('Kunde'), sortOf('Antal')]).toEqual(['none', 'ascending']);
    await pressButton('Antal');
    expect(sortOf('Antal')).toBe('descending');
  });

  test('offers the sortable columns in a select, for phones', async () => {
    render(<SortableTable />);
    const select = screen.getByLabelText('Sortér efter');
    expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Kunde, stigende',
      'Kunde, faldende',
      'Antal, stigende',
      'Antal, faldende',
    ]);
    await userEvent.selectOptions(select, 'Antal, faldende');
    expect(sortOf('Antal')).toBe('descending');
  });

  test('names the column in every cell, for rows that are shown as cards', () => {
    render(<SortableTable />);
    expect(screen.getByRole('cell', { name: '8' }).dataset.label).toBe('Antal');
  });

  test('is busy while the rows load, and shows the empty text when there are none', () => {
    const { rerender } = render(
      <Table label="Kunder" columns={columns} rows={undefined} rowId={({ name }) => name} empty="Ingen kunder endnu" />,
    );
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Ingen kunder endnu')).toBeNull();
    rerender(
      <Table label="Kunder" columns={columns} rows={[]} rowId={({ name }) => name} empty="Ingen kunder endnu" />,
    );
    expect(screen.getByText('Ingen kunder endnu')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  const foldableColumns: Column<Row>[] = [
    ...columns.slice(0, 2),
    { id: 'mail', title: 'E-mail', foldsInto: 'name', hidesTitle: true, cell: () => 'ida@fjordlyst.example' },
    { id: 'cvr', title: 'CVR-nummer', foldsInto: 'name', cell: () => '12 34 56 78' },
    { id: 'owner', title: 'Ansvarlig', foldsInto: 'team', cell: () => 'Sofie Brandt' },
  ];

  const renderCells = (isWiderThanPhone: boolean) => {
    window.matchMedia = () =>
      ({
        matches: isWiderThanPhone,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    render(
      <Table
        label="Kunder"
        columns={foldableColumns}
        rows={[{ name: 'Fjordlyst', count: 8 }]}
        rowId={({ name }) => name}
      />,
    );
    return screen.getAllByRole('cell').map(({ textContent }) => textContent);
  };

  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  test('moves columns when a side navigation leaves too little room in a wide window', () => {
    const navigation = document.body.appendChild(document.createElement('nav'));
    navigation.dataset.sideNavigation = '';
    Object.defineProperty(navigation, 'offsetWidth', { value: 224 });
    jest.replaceProperty(window, 'innerWidth', 1439);
    expect(renderCells(true)).toHaveLength(3);
    cleanup();
    jest.replaceProperty(window, 'innerWidth', 1440);
    expect(renderCells(true)).toHaveLength(5);
    navigation.remove();
    jest.restoreAllMocks();
  });

  test('shows every column on a wide screen', () => {
    expect(renderCells(false)).toEqual(['Fjordlyst', '8', 'ida@fjordlyst.example', '12 34 56 78', 'Sofie Brandt']);
  });

  test('moves columns into the cells of others on a narrow screen, with titles where needed', () => {
    expect(renderCells(true)).toEqual(['Fjordlystida@fjordlyst.exampleCVR-nummer 12 34 56 78', '8', 'Sofie Brandt']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Kunde',
      'Antal',
      'Ansvarlig',
    ]);
  });
});
