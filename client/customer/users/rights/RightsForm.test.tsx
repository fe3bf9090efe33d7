import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { PortalError } from '../../../app/relay/errors.ts';
import { pressButton } from '../../../testing/formControls.ts';
import { renderWithQuery } from '../../../testing/renderWithRelay.tsx';
import { RightsForm } from './RightsForm.tsx';
import type { RightsFormTestQuery } from '#relay/RightsFormTestQuery.graphql';

const department = (number: number) => ({
  cursor: String(number),
  node: { __typename: 'Department' as const, id: `dep_${number}`, name: `Afdeling ${number}` },
});

const nina = {
  __typename: 'User' as const,
  id: 'user_nina',
  version: 3,
  name: 'Nina Ny',
  email: 'nina@kunde.example',
  role: 'USER' as const,
  companyRole: 'MEMBER' as const,
  subjects: ['LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'] as const,
  departmentIds: null,
  isViewer: false,
};

const open = () =>
  renderWithQuery<RightsFormTestQuery>({
    query: graphql`
      query RightsFormTestQuery @raw_response_type {
        viewer {
          user {
            ...RightsForm_user
          }
          customer {
            ...RightsForm_customer
          }
        }
      }
    `,
    stored: {
      viewer: {
        user: nina,
        customer: {
          id: 'cust_1',
          departments: { edges: [department(1), department(2)], pageInfo: { hasNextPage: false, endCursor: '2' } },
        },
      },
    },
    render: ({ viewer }) => <RightsForm user={viewer.user!} customer={viewer.customer!} />,
  });

const subject = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const save = () => pressButton('Gem ændringer');

describe('the page of the rights of a user', () => {
  test('sends what was chosen, based on the version that it shows', async () => {
    const server = open();
    expect(subject('Økonomi').checked).toBe(false);
    await userEvent.click(subject('Økonomi'));
    await userEvent.click(screen.getByRole('radio', { name: /^Kun nogle/ }));
    await save();
    expect((await screen.findAllByText('Vælg mindst én afdeling')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Afdeling 2' }));
    await save();
    const { variables, answer } = await server.sent('RightsFormMutation');
    expect(variables.input).toEqual({
      userId: 'user_nina',
      version: 3,
      companyRole: 'MEMBER',
      subjects: ['FINANCE', 'LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'],
      departmentIds: ['dep_2'],
    });
    await answer({
      setUserRights: {
        edge: { node: { ...nina, version: 4, subjects: variables.input.subjects, departmentIds: ['dep_2'] } },
      },
    });
    expect(await screen.findByText('Rettighederne er gemt')).toBeDefined();
    expect(screen.getByText(/Medlem, tilpasset/)).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gem ændringer' }).disabled).toBe(true),
    );
  });

  test('follows the role with its subjects, and an administrator sees everything', async () => {
    const server = open();
    await userEvent.click(screen.getByRole('radio', { name: /^Indkøber/ }));
    expect(subject('Økonomi').checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^Kontoadministrator/ }));
    expect(subject('Økonomi').disabled).toBe(true);
    expect(screen.queryByRole('radio', { name: /^Alle afdelinger/ })).toBeNull();
    await save();
    expect((await server.sent('RightsFormMutation')).variables.input).toMatchObject({
      companyRole: 'ADMINISTRATOR',
      subjects: null,
      departmentIds: null,
    });
  });

  test('overwrites nothing when somebody else has saved first', async () => {
    const server = open();
    await userEvent.click(subject('Opgaver'));
    await save();
    const { fail } = await server.sent('RightsFormMutation');
    await fail(new PortalError('En anden har gemt ændringer imens', 'CONFLICT'));
    await pressButton('Hent den nyeste');
    const newest = await server.sent('RightsFormNewestQuery');
    await newest.answer({
      node: { ...nina, version: 4, subjects: ['TASKS', 'INTEGRATIONS'], departmentIds: ['dep_1'] },
    });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Afdeling 1' }).checked).toBe(true),
    );
    expect(subject('Opgaver').checked).toBe(false);
    await save();
    expect((await server.sent('RightsFormMutation')).variables.input).toMatchObject({
      version: 4,
      subjects: ['INTEGRATIONS'],
      departmentIds: ['dep_1'],
    });
  });
});
