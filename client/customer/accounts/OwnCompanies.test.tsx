import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { leaveToCompanies } from '../../app/relay/company.ts';
import { readTabCompany, storeTabCompany } from '../../app/relay/tabCompany.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { OwnCompanies } from './OwnCompanies.tsx';
import type { OwnCompaniesTestQuery } from '#relay/OwnCompaniesTestQuery.graphql';

const query = graphql`
  query OwnCompaniesTestQuery @raw_response_type {
    memberships {
      ...OwnCompanies_memberships
    }
  }
`;

const membership = (companyId: string, companyName: string, isCurrent = false) => ({
  companyId,
  companyName,
  companyRole: 'MEMBER' as const,
  isCurrent,
  lastUsedAt: null,
});
const tabs = membership('cust_1', 'Fjordlyst', true);
const other = membership('cust_2', 'Vestkyst Kaffe ApS');
const third = membership('cust_3', 'Limfjord Fisk A/S');

const renderCompanies = (...memberships: (typeof tabs)[]) =>
  renderWithQuery<OwnCompaniesTestQuery>({
    query,
    stored: { memberships },
    render: (data) => <OwnCompanies memberships={data.memberships} />,
  });

async function confirmLeaving(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Forlad ${name}` }));
  await screen.findByRole('heading', { name: `Forlad ${name}?` });
  await userEvent.click(screen.getByRole('button', { name: 'Forlad virksomheden' }));
}

beforeEach(() => {
  sessionStorage.clear();
  storeTabCompany({ id: 'cust_1', isChosen: true });
});

describe('the own companies', () => {
  test('are not shown to a person with one', () => {
    renderCompanies(tabs);
    expect(screen.queryByText('Dine virksomheder')).toBeNull();
  });

  test('lose the one that the person leaves, and the tab stays in its own', async () => {
    const { sent } = renderCompanies(tabs, other, third);
    await confirmLeaving('Vestkyst Kaffe ApS');
    const mutation = await sent('LeaveCompanyDialogMutation');
    expect(mutation.variables).toEqual({ companyId: 'cust_2' });
    await mutation.answer({ leaveCompany: [tabs, third] });
    expect(screen.queryByText('Vestkyst Kaffe ApS')).toBeNull();
    screen.getByText('Limfjord Fisk A/S');
    expect(readTabCompany()?.id).toBe('cust_1');
  });

  test('lead to another one when the person leaves that of the tab', async () => {
    const { sent } = renderCompanies(tabs, other);
    await confirmLeaving('Fjordlyst');
    const mutation = await sent('LeaveCompanyDialogMutation');
    // The server closes the socket of the company before it answers.
    leaveToCompanies('cust_1');
    expect(readTabCompany()?.id).toBe('cust_1');
    await mutation.answer({ leaveCompany: [other] });
    expect(readTabCompany()?.id).toBe('cust_2');
  });
});
