import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { pressButton } from '../../testing/formControls.ts';
import { ReturnBanner } from './ReturnBanner.tsx';

function openAddress(parameters: Record<string, string>) {
  const router = createMemoryRouter([{ path: '/', element: <ReturnBanner cancelledText="Du fortrød." /> }], {
    initialEntries: [`/?${new URLSearchParams({ instance: 'zi_1', ...parameters })}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const incomplete: Record<string, string>[] = [
  { error: 'access_denied' },
  { message: 'Adgang afvist' },
  { error: '', message: 'Adgang afvist' },
  {},
];

test.each(incomplete)('shows no error when the address names only a part of it: %j', (parameters) => {
  openAddress(parameters);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error of the address as plain, shortened text, which can be closed', async () => {
  const evil = `<img src=x onerror="document.title='hej'"> ${'lang '.repeat(200)}`;
  const router = openAddress({ error: 'access_denied', message: evil });
  const banner = screen.getByRole('alert');
  expect(banner.textContent).toContain('<img src=x onerror=');
  expect(banner.textContent).toContain('access_denied');
  expect(banner.textContent!.length).toBeLessThan(400);
  expect(banner.querySelector('img')).toBeNull();
  await pressButton('Luk besked');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(router.state.location.search).toBe('?instance=zi_1');
});

test('shows a cancellation as no error', () => {
  openAddress({ cancelled: '1', error: 'access_denied', message: 'Adgang afvist' });
  expect(screen.getByRole('status').textContent).toContain('Du fortrød.');
  expect(screen.queryByRole('alert')).toBeNull();
});
