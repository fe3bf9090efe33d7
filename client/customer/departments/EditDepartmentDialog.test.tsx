import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { NetworkError, PortalError } from '../../app/relay/errors.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { EditDepartmentDialog } from './EditDepartmentDialog.tsx';
import type { EditDepartmentDialogTestQuery } from '#relay/EditDepartmentDialogTestQuery.graphql';

const department = {
  __typename: 'Department',
  __isNode: 'Department',
  id: 'dep_1',
  version: 1,
  name: 'Kundeservice',
  contactPerson: 'Mette',
  phoneNumber: null,
  street: null,
  zip: null,
  city: null,
  billingEmail: null,
  poNumber: null,
} as const;

/** Saves another name after somebody else has saved. Returns the query for the newest version. */
async function saveTooLate() {
  const server = renderWithQuery<EditDepartmentDialogTestQuery>({
    query: graphql`
      query EditDepartmentDialogTestQuery @raw_response_type {
        node(id: "dep_1") {
          ...EditDepartmentDialog_department @alias(as: "department")
        }
      }
    `,
    stored: { node: department },
    render: ({ node }) => <EditDepartmentDialog department={node!.department!} onClose={() => undefined} />,
  });
  await userEvent.type(field('Navn'), ' og salg');
  await pressButton('Gem');
  const { fail } = await server.sent('EditDepartmentDialogMutation');
  await fail(new PortalError('Afdelingen er ændret imens', 'CONFLICT'));
  await userEvent.click(await screen.findByRole('button', { name: 'Hent den nyeste' }));
  return server.sent('EditDepartmentDialogNewestQuery');
}

test('keeps the typed values and takes over the other ones when somebody else has saved meanwhile', async () => {
  const { answer } = await saveTooLate();
  await answer({ node: { ...department, version: 2, contactPerson: 'Mads' } });
  expect(await screen.findByDisplayValue('Mads')).toBe(field('Kontaktperson'));
  expect(field('Navn').value).toBe('Kundeservice og salg');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error and offers a retry when the newest version cannot be loaded', async () => {
  const { fail } = await saveTooLate();
  await fail(new NetworkError('Serveren kan ikke nås'));
  expect(await screen.findByText('Kunne ikke hente afdelinger')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hent den nyeste' })).toBeDefined();
});
