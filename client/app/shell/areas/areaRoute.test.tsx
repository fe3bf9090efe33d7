import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { ownToken } from '../../../testing/session.ts';
import type { Areas } from './area.ts';
import type { CustomersSee } from './areaRoute.tsx';
import { AreasContext } from './AreasContext.tsx';
import { areasOfRoles, noAreas } from './testing/areasOfRoles.ts';

let current = createMockEnvironment();
jest.unstable_mockModule('../../relay/environment.ts', () => ({ environment: () => current }));
// The browser of the tests has no `Response`, which a redirect of the router is.
jest.unstable_mockModule('../../relay/redirectTo.ts', () => ({
  redirectTo: (_request: unknown, path: string) => ({
    status: 302,
    statusText: '',
    headers: new Map([['Location', path]]),
    body: null,
  }),
}));
const { areaRoute } = await import('./areaRoute.tsx');

const load = jest.fn(() => 'the data of the screen');

beforeEach(() => {
  load.mockClear();
  localStorage.setItem('portal.token', ownToken('user_1'));
});

/** Opens a screen of the bookkeeping as somebody with these areas. */
function open(areas: Areas, customersSee?: CustomersSee) {
  current = createMockEnvironment();
  const { workInBackOffice, keepBooks } = areas;
  current.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      Viewer: () => ({ viewerWorksInBackOffice: workInBackOffice, viewerCanKeepBooks: keepBooks }),
    }),
  );
  const route = areaRoute(
    { path: '/admin/invoices', loader: load, lazy: { Component: async () => () => 'Alle fakturaer' } },
    { area: 'keepBooks', customersSee },
  );
  const router = createMemoryRouter([route, { path: '/dashboard', element: 'Egen virksomhed' }], {
    initialEntries: ['/admin/invoices'],
  });
  const page = (seen: Areas) => (
    <RelayEnvironmentProvider environment={current}>
      <AreasContext value={seen}>
        <RouterProvider router={router} />
      </AreasContext>
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(page(areas));
  return { change: (next: Areas) => rerender(page(next)) };
}

describe('a screen of an area', () => {
  test('opens to an employee of the area, and closes when the area is lost', async () => {
    const { change } = open(areasOfRoles('BOOKKEEPING'));
    await screen.findByText('Alle fakturaer');
    change(areasOfRoles('EVENTS'));
    await screen.findByText('Denne side hører til Bogholderi');
    expect(screen.queryByText('Alle fakturaer')).toBeNull();
  });

  test('loads nothing for an employee of another area, who is told to whom it belongs', async () => {
    open(areasOfRoles('SUPPORT', 'SALES', 'EVENTS'));
    await screen.findByText('Denne side hører til Bogholderi');
    expect(load).not.toHaveBeenCalled();
  });

  test('loads nothing for a user of a company, who is led to the overview', async () => {
    open(noAreas);
    await screen.findByText('Egen virksomhed');
    expect(load).not.toHaveBeenCalled();
  });

  test('shows a user of a company what the room declares: another page, or the screen itself', async () => {
    open(noAreas, async () => () => 'For medarbejdere');
    await screen.findByText('For medarbejdere');
    expect(load).not.toHaveBeenCalled();
    open(noAreas, 'screen');
    await screen.findByText('Alle fakturaer');
  });
});
