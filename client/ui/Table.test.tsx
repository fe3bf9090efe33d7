import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Table, type Column, type Sort } from './Table.tsx';

interface Row {
  name: string;
  count: number;
}

const columns: Column<Row>[] = [
  { id: 'name', title: 'Kunde', sortable: true, cell: ({ name }) => name },
  { id: 'count', title: 'Antal', sortable: true, cell: ({ count }) => count },
  { id: 'note', title: 'Note', cell: () => '' },
];

function Sorted() {
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

test('a header sorts by its column, and turns the order round when chosen again', async () => {
  render(<Sorted />);
  expect([sortOf('Kunde'), sortOf('Antal'), sortOf('Note')]).toEqual(['ascending', 'none', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Antal' }));
  expect([sortOf('Kunde'), sortOf('Antal')]).toEqual(['none', 'ascending']);
  await userEvent.click(screen.getByRole('button', { name: 'Antal' }));
  expect(sortOf('Antal')).toBe('descending');
});

test('a phone, which has no headers, sorts by a select of the same columns', async () => {
  render(<Sorted />);
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

test('every cell names its column for when the row is a card', () => {
  render(<Sorted />);
  expect(screen.getByRole('cell', { name: '8' }).dataset.label).toBe('Antal');
});

test('while its rows are on their way the table is busy, and without any it says why', () => {
  const { rerender } = render(
    <Table label="Kunder" columns={columns} rows={undefined} rowId={({ name }) => name} empty="Ingen kunder endnu" />,
  );
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Ingen kunder endnu')).toBeNull();
  rerender(<Table label="Kunder" columns={columns} rows={[]} rowId={({ name }) => name} empty="Ingen kunder endnu" />);
  expect(screen.getByText('Ingen kunder endnu')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

const wide: Column<Row>[] = [
  ...columns.slice(0, 2),
  { id: 'mail', title: 'E-mail', under: 'name', isPlain: true, cell: () => 'ida@fjordlyst.example' },
  { id: 'cvr', title: 'CVR-nummer', under: 'name', cell: () => '12 34 56 78' },
  { id: 'owner', title: 'Ansvarlig', under: 'team', cell: () => 'Sofie Brandt' },
];

const cells = (isNarrow: boolean) => {
  window.matchMedia = () =>
    ({
      matches: isNarrow,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  render(<Table label="Kunder" columns={wide} rows={[{ name: 'Fjordlyst', count: 8 }]} rowId={({ name }) => name} />);
  return screen.getAllByRole('cell').map(({ textContent }) => textContent);
};

afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

test('where there is room, every column stands on its own', () => {
  expect(cells(false)).toEqual(['Fjordlyst', '8', 'ida@fjordlyst.example', '12 34 56 78', 'Sofie Brandt']);
});

test('where there is little, some stand under others, with their titles where they need them; what has none to go under stays', () => {
  expect(cells(true)).toEqual(['Fjordlystida@fjordlyst.exampleCVR-nummer 12 34 56 78', '8', 'Sofie Brandt']);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Kunde',
    'Antal',
    'Ansvarlig',
  ]);
});
