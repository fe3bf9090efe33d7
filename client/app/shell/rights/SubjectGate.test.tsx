import { describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { createMockEnvironment } from 'relay-test-utils';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import { pressButton } from '../../../testing/formControls.ts';
import { FrameContext, type Frame } from '../useFrame.ts';
import { SubjectGate } from './SubjectGate.tsx';
import { SubjectsContext } from './subjects.tsx';

const frame = (preview?: object) => ({ viewer: { preview } }) as unknown as Frame;

/** Opens the screen of the payments with these subjects. */
function open(subjects: Subject[], path = '/payments?department=dep_1', preview?: object) {
  const environment = createMockEnvironment();
  const { mock } = environment;
  const screens = [
    { path: '/dashboard', element: <h1>Overblik</h1> },
    { path: '/payments', handle: { subject: 'FINANCE' }, element: <h1>Betalinger</h1> },
    {
      path: '/tasks',
      handle: { subject: 'TASKS' },
      element: (
        <>
          <h1>Opgaver</h1>
          <Outlet />
        </>
      ),
      children: [{ path: ':taskId', element: <p>En opgave</p> }],
    },
  ];
  const router = createMemoryRouter([{ element: <SubjectGate />, children: screens }], { initialEntries: [path] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <FrameContext value={frame(preview)}>
        <SubjectsContext value={new Set(subjects)}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </SubjectsContext>
      </FrameContext>
    </RelayEnvironmentProvider>,
  );
  return {
    router,
    async sent(name: string) {
      const operation = await waitFor(() => mock.findOperation(({ request }) => request.node.params.name === name));
      return {
        variables: operation.request.variables,
        answer: (data: object) => act(async () => mock.resolve(operation, { data })),
      };
    },
  };
}

const company = {
  viewer: {
    customer: {
      id: 'cust_1',
      administratorNames: ['Ida Lassen', 'Per Kofoed'],
      rightsRequests: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    },
  },
};
const request = {
  __typename: 'RightsRequest',
  id: 'rreq_1',
  subject: 'FINANCE',
  user: { id: 'user_1', isViewer: true },
};

describe('a screen', () => {
  test('is shown to those who see its subject', async () => {
    open(['FINANCE']);
    expect(await screen.findByRole('heading', { name: 'Betalinger' })).toBeDefined();
  });

  test('without a subject is shown to everybody', async () => {
    open([], '/dashboard');
    expect(await screen.findByRole('heading', { name: 'Overblik' })).toBeDefined();
  });

  test('says whom to ask in place of what the viewer may not see, dialogs with an address included', async () => {
    const { sent } = open(['FINANCE'], '/tasks/task_1');
    await (await sent('NoAccessQuery')).answer(company);
    expect(await screen.findByText('Du har ikke adgang til Opgaver')).toBeDefined();
    expect(screen.getByText('Kontoadministrator: Ida Lassen og Per Kofoed')).toBeDefined();
    expect(screen.queryByText('En opgave')).toBeNull();
  });

  test('is asked for with its address, and the request replaces the question', async () => {
    const { sent } = open(['TASKS']);
    await (await sent('NoAccessQuery')).answer(company);
    await screen.findByText('Du har ikke adgang til Økonomi');
    await pressButton('Anmod om adgang');
    const { variables, answer } = await sent('RequestRightsButtonMutation');
    expect(variables.input).toEqual({ subject: 'FINANCE', path: '/payments?department=dep_1' });
    await answer({ requestRights: { edge: { cursor: '1', node: request } } });
    expect(await screen.findByText('Anmodningen er sendt')).toBeDefined();
    expect(screen.getByText(/Ida Lassen og Per Kofoed har fået en mail/)).toBeDefined();
  });

  test('is not asked for in a preview', async () => {
    const { sent } = open(['TASKS'], '/payments', { name: 'Bo' });
    await (await sent('NoAccessQuery')).answer(company);
    await screen.findByText('Du har ikke adgang til Økonomi');
    expect(screen.queryByRole('button', { name: 'Anmod om adgang' })).toBeNull();
  });
});
