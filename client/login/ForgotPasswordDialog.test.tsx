import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PortalError } from '../relay/errors.ts';
import { field, pressButton } from '../testing/formControls.ts';
import { renderWithRelay } from '../testing/renderWithRelay.tsx';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';

const openDialog = () =>
  renderWithRelay(<ForgotPasswordDialog email="mette@fjordlyst.example" onClose={() => undefined} />);
const pressSend = () => pressButton('Send nulstillingslink');
const emailField = () => field('E-mail');

test('shows a server error about the e-mail at its field only', async () => {
  const server = openDialog();
  await pressSend();
  await (
    await server.sent('ForgotPasswordDialogMutation')
  ).fail(new PortalError('Ugyldige oplysninger', 'BAD_USER_INPUT', { email: 'Ugyldig e-mail' }));
  await waitFor(() => expect(emailField().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Ugyldig e-mail')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows other errors above the form and keeps the typed e-mail', async () => {
  const server = openDialog();
  await pressSend();
  await (await server.sent('ForgotPasswordDialogMutation')).fail(new TypeError('fetch failed'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Der opstod en fejl ved afsendelse af nulstillingslink. Prøv igen senere.',
  );
  expect(emailField().value).toBe('mette@fjordlyst.example');
});
