import { beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { takeFlashMessage } from '../../app/relay/flashMessage.ts';
import { sessionToken, storeToken } from '../../app/relay/session.ts';
import { readTabCompany } from '../../app/relay/tabCompany.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { ownToken } from '../../testing/session.ts';
import { AddToAccount } from './AddToAccount.tsx';

const emailConfirmation = {
  email: 'anne@revision.example',
  companyId: 'cust_2',
  companyName: 'Vestkyst Kaffe ApS',
};
const renderPage = () => renderWithRelay(<AddToAccount token="secret" {...emailConfirmation} />);
const viewer = (email: string, emailConfirmedAt: string | null) => ({
  viewer: { user: { id: 'user_1', email, emailConfirmedAt }, impersonation: null },
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/confirm-email?token=secret');
});

describe('the confirmation of an address with an account', () => {
  test('names the company and the account before it adds one to the other', async () => {
    const { sent } = renderPage();
    screen.getByText('anne@revision.example');
    screen.getByText(/Du har allerede en konto med.*Vestkyst Kaffe ApS bliver føjet til den\./);
    await press('Tilføj virksomheden');
    const mutation = await sent('AddToAccountMutation');
    expect(mutation.variables).toEqual({ input: { token: 'secret' } });
  });

  test('opens the company when the owner is signed in', async () => {
    storeToken(ownToken('user_1'));
    const { sent } = renderPage();
    await (await sent('AddToAccountQuery')).answer(viewer('Anne@revision.example', '2026-01-01T00:00:00.000Z'));
    await press('Tilføj virksomheden');
    await (await sent('AddToAccountMutation')).answer({ confirmEmail: { message: 'Tilføjet' } });
    expect(readTabCompany()?.id).toBe('cust_2');
  });

  test('asks somebody else who is signed in to sign in as the owner', async () => {
    storeToken(ownToken('user_3'));
    const { sent } = renderPage();
    await (await sent('AddToAccountQuery')).answer(viewer('bo@revision.example', '2026-01-01T00:00:00.000Z'));
    await press('Tilføj virksomheden');
    await (await sent('AddToAccountMutation')).answer({ confirmEmail: { message: 'Tilføjet' } });
    screen.getByText('Log ind med din sædvanlige adgangskode for at bruge Vestkyst Kaffe ApS.');
    screen.getByRole('button', { name: 'Log ind som en anden' });
    expect(readTabCompany()).toBeUndefined();
  });

  test('leads a visitor, and the new user whose session has ended, to the sign-in', async () => {
    for (const isSignedIn of [false, true]) {
      localStorage.clear();
      if (isSignedIn) storeToken(ownToken('user_2'));
      const { sent } = renderPage();
      if (isSignedIn) await (await sent('AddToAccountQuery')).answer(viewer('anne@revision.example', null));
      await press('Tilføj virksomheden');
      await (await sent('AddToAccountMutation')).answer({ confirmEmail: { message: 'Tilføjet' } });
      expect(takeFlashMessage()?.text).toBe('Log ind med din sædvanlige adgangskode for at bruge Vestkyst Kaffe ApS.');
      expect(sessionToken()).toBeNull();
      cleanup();
    }
  });

  test('says why the company was not added', async () => {
    const { sent } = renderPage();
    await press('Tilføj virksomheden');
    await (await sent('AddToAccountMutation')).fail(new Error('no answer'));
    expect(screen.getByRole('alert').textContent).toContain('Der opstod en fejl. Prøv igen om lidt.');
  });
});
