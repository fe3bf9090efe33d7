import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { storeToken } from '../../app/relay/session.ts';
import { readTabCompany } from '../../app/relay/tabCompany.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { ownToken } from '../../testing/session.ts';
import { AddCompany } from './AddCompany.tsx';
import type { AddCompanyTestQuery } from '#relay/AddCompanyTestQuery.graphql';

const query = graphql`
  query AddCompanyTestQuery @raw_response_type {
    invitation(token: "secret") {
      ...AddCompany_invitation
    }
  }
`;

const renderInvitation = () =>
  renderWithQuery<AddCompanyTestQuery>({
    query,
    stored: { invitation: { companyName: 'Vestkyst Kaffe ApS', email: 'anne@revision.example' } },
    render: ({ invitation }) => <AddCompany invitation={invitation!} token="secret" />,
  });

const own = { companyId: 'cust_1', companyName: 'Fjordlyst' };
const added = { companyId: 'cust_2', companyName: 'Vestkyst Kaffe ApS' };
const viewer = (email: string) => ({
  viewer: { user: { id: 'user_1', email }, impersonation: null },
  memberships: [own],
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/invitation?token=secret');
});

describe('the invitation of an address with an account', () => {
  test('leads through the sign-in back to the invitation', () => {
    renderInvitation();
    screen.getByText('Du har allerede en konto. Log ind for at tilføje Vestkyst Kaffe ApS.');
    expect(screen.getByRole('link', { name: 'Log ind' }).getAttribute('href')).toBe(
      '/login?next=%2Finvitation%3Ftoken%3Dsecret',
    );
  });

  test('is accepted by the signed-in person without a password, and opens the new company', async () => {
    storeToken(ownToken('user_1'));
    const { sent } = renderInvitation();
    await (await sent('AddCompanyQuery')).answer(viewer('Anne@revision.example'));
    expect(screen.queryByLabelText(/Adgangskode/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tilføj virksomheden' }));
    const mutation = await sent('ConfirmCompanyMutation');
    expect(mutation.variables).toEqual({ token: 'secret' });
    expect(readTabCompany()).toBeUndefined();
    await mutation.answer({ acceptInvitationAsPerson: [own, added] });
    expect(readTabCompany()?.id).toBe('cust_2');
  });

  test('says why it cannot be accepted', async () => {
    storeToken(ownToken('user_1'));
    const { sent } = renderInvitation();
    await (await sent('AddCompanyQuery')).answer(viewer('anne@revision.example'));
    await userEvent.click(screen.getByRole('button', { name: 'Tilføj virksomheden' }));
    await (await sent('ConfirmCompanyMutation')).fail(new Error('no answer'));
    expect(screen.getByRole('alert').textContent).toContain('Der opstod en fejl. Prøv igen om lidt.');
    expect(readTabCompany()).toBeUndefined();
  });

  test('asks somebody else who is signed in to sign in as the invited person', async () => {
    storeToken(ownToken('user_3'));
    const { sent } = renderInvitation();
    await (await sent('AddCompanyQuery')).answer(viewer('bo@revision.example'));
    expect(screen.queryByRole('button', { name: 'Tilføj virksomheden' })).toBeNull();
    screen.getByText('bo@revision.example');
    screen.getByRole('button', { name: 'Log ind som en anden' });
  });
});
