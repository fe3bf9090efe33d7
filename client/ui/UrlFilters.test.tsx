import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UrlFilters, UrlSearch, UrlSelect } from './UrlFilters.tsx';

function renderFilters(address: string, loader: () => unknown = () => null, isUndoable = false) {
  const element = (
    <UrlFilters label="Find" isUndoable={isUndoable}>
      <UrlSearch name="q" label="Søg" />
      <UrlSelect name="status" label="Status" options={[{ value: 'PENDING', label: 'Afventer' }]} />
      <UrlSelect name="type" label="Type" options={[{ value: 'TEAM', label: 'Team' }]} />
    </UrlFilters>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element, loader },
      { path: '/elsewhere', element: 'Elsewhere', loader },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { '0': null } } },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søg' });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('UrlFilters', () => {
  test('shows the values of the address, and ignores an unknown option', () => {
    renderFilters('/?q=fjord&status=SOMETHING');
    expect(search().value).toBe('fjord');
    expect(select('Status').selectedOptions[0]!.textContent).toBe('Status: alle');
  });

  test('writes changed values to the address and keeps the other parameters', async () => {
    const router = renderFilters('/?fane=1');
    await userEvent.selectOptions(select('Status'), 'PENDING');
    await waitFor(() => expect(router.state.location.search).toBe('?fane=1&status=PENDING'));
    // In one step, because between two keys enough time can pass for the address to follow.
    fireEvent.change(search(), { target: { value: ' fjord' } });
    expect(router.state.location.search).toBe('?fane=1&status=PENDING');
    await waitFor(() => expect(router.state.location.search).toBe('?fane=1&status=PENDING&q=fjord'));
    expect(search().value).toBe(' fjord');
    await userEvent.clear(search());
    await waitFor(() => expect(router.state.location.search).toBe('?fane=1&status=PENDING'));
  });

  test('resets the page number when a filter changes', async () => {
    const router = renderFilters('/?side=3&type=TEAM');
    await userEvent.selectOptions(select('Status'), 'PENDING');
    await waitFor(() => expect(router.state.location.search).toBe('?type=TEAM&status=PENDING'));
  });

  test('shows and keeps all changes that are made while a query is running', async () => {
    let answer = () => {};
    const router = renderFilters(
      '/',
      () =>
        new Promise<null>((resolve) => {
          answer = () => resolve(null);
        }),
    );
    await userEvent.selectOptions(select('Status'), 'PENDING');
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await userEvent.selectOptions(select('Type'), 'TEAM');
    await userEvent.type(search(), 'fjord');
    await waitFor(() => expect(router.state.navigation.location?.search).toContain('q=fjord'));
    expect([select('Status').value, select('Type').value, search().value]).toEqual(['PENDING', 'TEAM', 'fjord']);
    await act(async () => answer());
    await waitFor(() => expect(router.state.location.search).toBe('?status=PENDING&type=TEAM&q=fjord'));
    expect([select('Status').value, select('Type').value, search().value]).toEqual(['PENDING', 'TEAM', 'fjord']);
  });

  test('empties the search while the query of the text before it is running', async () => {
    const answers: (() => void)[] = [];
    const load = () => new Promise<null>((resolve) => answers.push(() => resolve(null)));
    const router = renderFilters('/', load, true);
    fireEvent.change(search(), { target: { value: 'jk' } });
    await waitFor(() => expect(router.state.navigation.location?.search).toBe('?q=jk'));
    fireEvent.change(search(), { target: { value: '' } });
    await waitFor(() => expect(router.state.navigation.location?.search).toBe(''));
    await act(async () => answers.forEach((answer) => answer()));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect([router.state.location.search, search().value]).toEqual(['', '']);
  });

  test('shows the values of a link to other filters', async () => {
    const router = renderFilters('/?q=fjord&type=TEAM');
    await act(() => router.navigate('/?q=skagen&status=PENDING'));
    expect([search().value, select('Status').value, select('Type').value]).toEqual(['skagen', 'PENDING', '']);
  });

  test('does not cancel a navigation to another screen', async () => {
    let answer = () => {};
    const router = renderFilters(
      '/',
      () =>
        new Promise<null>((resolve) => {
          answer = () => resolve(null);
        }),
    );
    await userEvent.type(search(), 'fjord');
    await act(async () => void router.navigate('/elsewhere'));
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 400);
        }),
    );
    await act(async () => answer());
    expect(await screen.findByText('Elsewhere')).toBeDefined();
  });
});
