import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { CreateButton } from './CreateButton.tsx';

function renderAt(address: string) {
  const element = (
    <CreateButton label="Opret event">
      {(close) => (
        <button type="button" onClick={close}>
          Luk dialogen
        </button>
      )}
    </CreateButton>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { search: () => router.state.location.search };
}

test('opens the dialog when it is pressed, and at an address that asks for it', async () => {
  const { search } = renderAt('/?opret=1&q=fjord');
  await userEvent.click(await screen.findByRole('button', { name: 'Luk dialogen' }));
  expect(search()).toBe('?q=fjord');
  expect(screen.queryByRole('button', { name: 'Luk dialogen' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Opret event' }));
  await userEvent.click(screen.getByRole('button', { name: 'Luk dialogen' }));
  expect(screen.queryByRole('button', { name: 'Luk dialogen' })).toBeNull();
});

test('opens no dialog at any other address', () => {
  renderAt('/?q=opret');
  expect(screen.queryByRole('button', { name: 'Luk dialogen' })).toBeNull();
});
