import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithRouter } from '../../testing/renderWithRouter.tsx';
import type { List } from './list.ts';
import { PlainRows } from './PlainRows.tsx';

interface Person {
  id: string;
  name: string;
}

const list: List<Person> = {
  label: 'Brugere',
  columns: [
    { id: 'name', title: 'Navn', csv: ({ name }) => name, cell: ({ name }) => name },
    { title: 'Kun i filen', csv: ({ id }) => id },
  ],
  failure: 'Kunne ikke hente brugere',
  icon: null,
  empty: { title: 'Ingen brugere endnu', text: 'Invitér den første.' },
  noMatch: { title: 'Ingen brugere passer', text: 'Fjern et filter.', clearPath: '/users' },
};

const pages = { hasNext: false, isLoadingNext: false, loadNext: () => undefined };
const show = (rows: Person[], isFiltered = false) =>
  renderWithRouter(
    <PlainRows
      list={list}
      rows={rows}
      total={rows.length}
      pages={pages}
      isFiltered={isFiltered}
      action={<button type="button">Invitér</button>}
    />,
  );

describe('PlainRows', () => {
  test('shows the rows with the columns that have a cell, and how many there are', () => {
    show([{ id: 'usr_1', name: 'Karla Kunde' }]);
    expect(screen.getByRole('table', { name: 'Brugere' })).toBeDefined();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Navn']);
    expect(screen.getByRole('cell').textContent).toBe('Karla Kunde');
    expect(screen.getByText('1 i alt')).toBeDefined();
  });

  test('shows the words of an empty list with the action that creates a row', () => {
    show([]);
    expect(screen.getByRole('heading').textContent).toBe('Ingen brugere endnu');
    expect(screen.getByRole('button', { name: 'Invitér' })).toBeDefined();
  });

  test('shows a link to the whole list when nothing matches the filters', () => {
    show([], true);
    expect(screen.getByRole('heading').textContent).toBe('Ingen brugere passer');
    expect(screen.getByRole('link', { name: 'Ryd filtre' }).getAttribute('href')).toBe('/users');
    expect(screen.queryByRole('button', { name: 'Invitér' })).toBeNull();
  });
});
