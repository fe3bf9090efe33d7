import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import type { CompanyFormTestQuery } from '#relay/CompanyFormTestQuery.graphql';

const stored = {
  id: 'cust_1',
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

const open = () =>
  renderWithQuery<CompanyFormTestQuery>({
    query: graphql`
      query CompanyFormTestQuery @raw_response_type {
        viewer {
          customer {
            ...CompanyForm_customer
          }
        }
      }
    `,
    stored: { viewer: { customer: stored } },
    render: ({ viewer }) => <CompanyForm customer={viewer.customer!} />,
  });

const save = () => pressButton('Gem');
/** Returns whether a browser would ask before the page is closed. */
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('shows saved values as the server stored them and regards nothing as unsaved', async () => {
  const server = open();
  await userEvent.clear(field('CVR-nummer'));
  await userEvent.type(field('CVR-nummer'), 'DK 13 58 56 28');
  expect(asksBeforeLeaving()).toBe(true);
  await save();
  const first = await server.sent('CompanyFormMutation');
  expect(first.variables.input).toMatchObject({ version: 1 });
  await first.answer({ updateCompany: { ...stored, ...first.variables.input, version: 2 } });
  await waitFor(() => expect(field('CVR-nummer').value).toBe('13585628'));
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  await save();
  const second = await server.sent('CompanyFormMutation');
  expect(second.variables.input).toMatchObject({ version: 2 });
});
