import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'react-relay';
import type { CompanyRole, Subject } from '../../../domain/basics/vocabulary.ts';
import { FrameContext, type Frame } from '../../app/shell/useFrame.ts';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { OwnRights } from './OwnRights.tsx';
import type { OwnRightsTestQuery } from '#relay/OwnRightsTestQuery.graphql';

interface Rights {
  companyRole: CompanyRole;
  subjects: readonly Subject[];
  departmentIds: readonly string[] | null;
}

const frame = { viewer: {} } as unknown as Frame;

const open = (rights: Rights) =>
  renderWithQuery<OwnRightsTestQuery>({
    query: graphql`
      query OwnRightsTestQuery @raw_response_type {
        viewer {
          user {
            ...OwnRights_user
          }
          customer {
            ...OwnRights_customer
          }
        }
      }
    `,
    stored: {
      viewer: {
        user: { id: 'user_nina', ...rights },
        customer: {
          id: 'cust_1',
          departments: { edges: [{ node: { id: 'dep_1', name: 'Salg' } }] },
          administratorNames: ['Freja Lund'],
          rightsRequests: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
        },
      },
    },
    render: ({ viewer }) => (
      <FrameContext value={frame}>
        <OwnRights user={viewer.user!} customer={viewer.customer!} />
      </FrameContext>
    ),
  });

const everything: Subject[] = ['FINANCE', 'LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'];
const requestButtons = () => screen.queryAllByRole('button', { name: /^Anmod om adgang/ });

describe('the own rights', () => {
  test('of an administrator are everything, so that there is nothing to ask for', () => {
    open({ companyRole: 'ADMINISTRATOR', subjects: everything, departmentIds: null });
    expect(screen.getByText('Kan se og ændre alt.')).toBeDefined();
    expect(requestButtons()).toEqual([]);
    expect(screen.queryByText(/Freja Lund/)).toBeNull();
  });

  test('name the hidden subjects, each of which is asked for once', async () => {
    const server = open({ companyRole: 'MEMBER', subjects: everything.slice(1), departmentIds: null });
    expect(screen.getByText('Kan se licenser, aftaler, opgaver, integrationer og brugere.')).toBeDefined();
    expect(screen.getByText('Kontoadministrator: Freja Lund')).toBeDefined();
    await pressButton('Anmod om adgang: Økonomi');
    const { variables, answer } = await server.sent('RequestRightsButtonMutation');
    expect(variables.input).toEqual({ subject: 'FINANCE' });
    await answer({
      requestRights: {
        edge: {
          cursor: '1',
          node: {
            __typename: 'RightsRequest',
            id: 'rreq_1',
            subject: 'FINANCE',
            user: { id: 'user_nina', isViewer: true },
          },
        },
      },
    });
    await waitFor(() => expect(screen.getByText('Anmodning sendt')).toBeDefined());
    expect(requestButtons()).toEqual([]);
  });

  test('name the seen departments, and say whom to ask for others', () => {
    open({ companyRole: 'READER', subjects: everything, departmentIds: ['dep_1'] });
    expect(screen.getByText(/ for Salg\.$/)).toBeDefined();
    expect(
      screen.getByText('Mangler du en afdeling, så spørg en kontoadministrator. Kontoadministrator: Freja Lund'),
    ).toBeDefined();
  });
});
