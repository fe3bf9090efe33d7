import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { field, pressButton } from '../testing/formControls.ts';
import { fragmentRef, renderWithStore } from '../testing/renderWithStore.tsx';
import { CompanyForm } from './CompanyForm.tsx';

const stored = {
  version: 1,
  name: 'Fjordlyst',
  contactPerson: 'Mette',
  phoneNumber: '86001240',
  vatNumber: '10150817',
  eanNumber: null,
  billingEmail: 'bogholderi@fjordlyst.example',
  street: 'Lyngbakken 14',
  zip: '8270',
  city: 'Højbjerg',
  poNumber: null,
};

/** Renders the form with a fake server that increments the version with every save. */
function open() {
  let version = stored.version;
  return renderWithStore(
    <CompanyForm customer={fragmentRef('cust_1', 'CompanyForm_customer')} />,
    { cust_1: { __typename: 'Customer', ...stored } },
    ({ name, variables }) => {
      if (name !== 'CompanyFormMutation') return { vatNumberHint: null };
      version += 1;
      return { updateCompany: { id: 'cust_1', ...variables.input, version } };
    },
  );
}

const save = () => pressButton('Gem');
/** Returns whether a browser would ask before the page is closed. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('shows saved values as the server stored them and regards nothing as unsaved', async () => {
  const sent = open();
  await userEvent.clear(field('CVR-nummer'));
  await userEvent.type(field('CVR-nummer'), 'DK 13 58 56 28');
  expect(asksBeforeLeaving()).toBe(true);
  await save();
  await waitFor(() => expect(field('CVR-nummer').value).toBe('13585628'));
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  await save();
  await waitFor(() =>
    expect(
      sent.filter(({ name }) => name === 'CompanyFormMutation').map(({ variables }) => variables.input.version),
    ).toEqual([1, 2]),
  );
});
