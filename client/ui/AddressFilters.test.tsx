import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AddressFilters, AddressSearch, AddressSelect } from './AddressFilters.tsx';

// The router makes one for each way it goes, and jsdom has none.
Object.assign(globalThis, {
  Request: class {
    readonly method = 'GET';
    readonly signal: AbortSignal;
    readonly url: string;

    constructor(url: URL, { signal }: { signal: AbortSignal }) {
      this.url = String(url);
      this.signal = signal;
    }
  },
});

function open(address: string, loader: () => unknown = () => null) {
  const element = (
    <AddressFilters label="Find">
      <AddressSearch name="q" label="Søg" />
      <AddressSelect name="status" label="Status" options={[{ value: 'PENDING', label: 'Afventer' }]} />
      <AddressSelect name="type" label="Type" options={[{ value: 'TEAM', label: 'Team' }]} />
    </AddressFilters>
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
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('filters show what the address says, and a word that means nothing is none', () => {
  open('/?q=fjord&status=SOMETHING');
  expect(search().value).toBe('fjord');
  expect(choice('Status').selectedOptions[0]!.textContent).toBe('Status: alle');
});

test('what is chosen and typed comes to stand in the address, beside what was there', async () => {
  const router = open('/?fane=1');
  await userEvent.selectOptions(choice('Status'), 'PENDING');
  await waitFor(() => expect(router.state.location.search).toBe('?fane=1&status=PENDING'));
  await userEvent.type(search(), ' fjord');
  expect(router.state.location.search).toBe('?fane=1&status=PENDING');
  await waitFor(() => expect(router.state.location.search).toBe('?fane=1&status=PENDING&q=fjord'));
  expect(search().value).toBe(' fjord');
  await userEvent.clear(search());
  await waitFor(() => expect(router.state.location.search).toBe('?fane=1&status=PENDING'));
});

test('what is chosen anew begins at its first page', async () => {
  const router = open('/?side=3&type=TEAM');
  await userEvent.selectOptions(choice('Status'), 'PENDING');
  await waitFor(() => expect(router.state.location.search).toBe('?type=TEAM&status=PENDING'));
});

test('filters that are changed while an answer is on its way all count, and are shown at once', async () => {
  let answer = () => {};
  const router = open(
    '/',
    () =>
      new Promise<null>((resolve) => {
        answer = () => resolve(null);
      }),
  );
  await userEvent.selectOptions(choice('Status'), 'PENDING');
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  await userEvent.selectOptions(choice('Type'), 'TEAM');
  await userEvent.type(search(), 'fjord');
  await waitFor(() => expect(router.state.navigation.location?.search).toContain('q=fjord'));
  expect([choice('Status').value, choice('Type').value, search().value]).toEqual(['PENDING', 'TEAM', 'fjord']);
  await act(async () => answer());
  await waitFor(() => expect(router.state.location.search).toBe('?status=PENDING&type=TEAM&q=fjord'));
  expect([choice('Status').value, choice('Type').value, search().value]).toEqual(['PENDING', 'TEAM', 'fjord']);
});

test('a link that leads to other filters is followed', async () => {
  const router = open('/?q=fjord&type=TEAM');
  await act(() => router.navigate('/?q=skagen&status=PENDING'));
  expect([search().value, choice('Status').value, choice('Type').value]).toEqual(['skagen', 'PENDING', '']);
});

test('who leaves while a word is on its way is not called back', async () => {
  let answer = () => {};
  const router = open(
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
