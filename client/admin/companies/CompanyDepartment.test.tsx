import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { CompanyDepartment } from './CompanyDepartment.tsx';
import type { CompanyDepartmentTestQuery } from '#relay/CompanyDepartmentTestQuery.graphql';

/** One page of the department's two installations. */
const installationPage = (id: string, subdomain: string, hasNextPage: boolean) => ({
  totalCount: 2,
  edges: [
    {
      cursor: id,
      node: {
        __typename: 'Installation' as const,
        id,
        subdomain,
        licenseType: 'PLAN_SUITE_TEAM' as const,
        paymentInterval: 'MONTHLY' as const,
        contractTerm: 12,
        externalReferences: [],
        version: 1,
        seats: { id: `seats:${id}`, bought: 5, inUse: null, over: null, free: null, fault: null },
        department: { id: 'dep_1' },
      },
    },
  ],
  pageInfo: { hasNextPage, endCursor: id },
});

/** Renders a department with the first of its two installations loaded. */
const renderDepartment = () =>
  renderWithQuery<CompanyDepartmentTestQuery>({
    query: graphql`
      query CompanyDepartmentTestQuery @raw_response_type {
        admin {
          department(id: "dep_1") {
            ...CompanyDepartment_department
          }
        }
      }
    `,
    stored: {
      admin: {
        id: 'admin',
        department: {
          id: 'dep_1',
          name: 'Kundeservice',
          contactPerson: 'Ida Skov',
          phoneNumber: null,
          street: null,
          zip: null,
          city: null,
          billingEmail: null,
          poNumber: null,
          paymentMethod: null,
          cardInfo: null,
          version: 1,
          externalReferences: [],
          installations: installationPage('zi_1', 'fjordlyst', true),
        },
      },
    },
    render: ({ admin }) => <CompanyDepartment department={admin.department!} />,
  });

const moreButton = () => screen.queryByRole('button', { name: 'Vis flere' });

test('appends the next page of installations to the loaded ones, and moves the focus to their number', async () => {
  const server = renderDepartment();
  expect(screen.getByText('1 af 2')).toBeDefined();
  await userEvent.click(moreButton()!);
  const { variables, answer } = await server.sent('useDepartmentInstallationsPageQuery');
  expect(variables).toMatchObject({ id: 'dep_1', cursor: 'zi_1' });
  await answer({
    admin: { id: 'admin', department: { id: 'dep_1', installations: installationPage('zi_2', 'havblik', false) } },
  });
  expect(await screen.findByText('havblik.zendesk.com')).toBeDefined();
  expect(screen.getByText('fjordlyst.zendesk.com')).toBeDefined();
  await waitFor(() => expect(moreButton()).toBeNull());
  expect(document.activeElement?.textContent).toBe('2 i alt');
});

test('shows an error when the next page of installations cannot be loaded, and requests the page again', async () => {
  const server = renderDepartment();
  await userEvent.click(moreButton()!);
  const { fail } = await server.sent('useDepartmentInstallationsPageQuery');
  await fail(new Error('down'));
  expect(await screen.findByText('Kunne ikke hente Zendesk installationer')).toBeDefined();
  expect(screen.getByText('fjordlyst.zendesk.com')).toBeDefined();
  await userEvent.click(moreButton()!);
  await server.sent('useDepartmentInstallationsPageQuery');
});
