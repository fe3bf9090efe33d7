import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PortalError } from '../relay/errors.ts';
import { field, pressButton } from '../testing/formControls.ts';
import { renderWithStore } from '../testing/renderWithStore.tsx';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';

const open = (answer: () => object) =>
  renderWithStore(<ForgotPasswordDialog email="mette@fjordlyst.example" onClose={() => undefined} />, {}, answer);
const send = () => pressButton('Send nulstillingslink');
const email = () => field('E-mail');

test('shows a server error about the e-mail at its field only', async () => {
  open(() => {
    throw new PortalError('Ugyldige oplysninger', 'BAD_USER_INPUT', { email: 'Ugyldig e-mail' });
  });
  await send();
  await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Ugyldig e-mail')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows other errors above the form and keeps the typed e-mail', async () => {
  open(() => {
    throw new TypeError('fetch failed');
  });
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Der opstod en fejl ved afsendelse af nulstillingslink. Prøv igen senere.',
  );
  expect(email().value).toBe('mette@fjordlyst.example');
});
