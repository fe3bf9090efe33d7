import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NetworkError, PortalError } from '../relay/errors.ts';
import { field, pressButton } from '../testing/formControls.ts';
import { fragmentRef, renderWithStore } from '../testing/renderWithStore.tsx';
import { EditDepartmentDialog } from './EditDepartmentDialog.tsx';

const stored = {
  version: 1,
  name: 'Kundeservice',
  contactPerson: 'Mette',
  phoneNumber: null,
  street: null,
  zip: null,
  city: null,
  billingEmail: null,
  poNumber: null,
};

const open = (newest: () => object) =>
  renderWithStore(
    <EditDepartmentDialog
      department={fragmentRef('dep_1', 'EditDepartmentDialog_department')}
      onClose={() => undefined}
    />,
    {
      dep_1: { __typename: 'Department', ...stored },
    },
    ({ name }) => {
      if (name === 'EditDepartmentDialogNewestQuery') return newest();
      throw new PortalError('Afdelingen er ændret imens', 'CONFLICT');
    },
  );

test('keeps the typed values and takes over the other ones when somebody else has saved meanwhile', async () => {
  open(() => ({ node: { __typename: 'Department', id: 'dep_1', ...stored, version: 2, contactPerson: 'Mads' } }));
  await userEvent.type(field('Navn'), ' og salg');
  await pressButton('Gem');
  await pressButton('Hent den nyeste');
  expect(await screen.findByDisplayValue('Mads')).toBe(field('Kontaktperson'));
  expect(field('Navn').value).toBe('Kundeservice og salg');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an error and offers a retry when the newest version cannot be loaded', async () => {
  open(() => {
    throw new NetworkError('Serveren kan ikke nås');
  });
  await userEvent.type(field('Navn'), ' og salg');
  await pressButton('Gem');
  await pressButton('Hent den nyeste');
  expect(await screen.findByText('Kunne ikke hente afdelinger')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Hent den nyeste' })).toBeDefined();
});
