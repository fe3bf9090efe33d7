import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { PortalError } from '../../app/relay/errors.ts';
import { field, pressButton } from '../../testing/formControls.ts';
import { renderWithRouter } from '../../testing/renderWithRouter.tsx';

const runOperation = jest.fn<() => Promise<object>>();
jest.unstable_mockModule('../../app/relay/runOperation.ts', () => ({ runOperation }));
const { ForgotPasswordDialog } = await import('./ForgotPasswordDialog.tsx');

beforeEach(() => {
  renderWithRouter(<ForgotPasswordDialog email="mette@fjordlyst.example" onClose={() => undefined} />);
});
const pressSend = () => pressButton('Send nulstillingslink');
const emailField = () => field('E-mail');

test('shows a server error about the e-mail at its field only', async () => {
  runOperation.mockRejectedValue(
    new PortalError('Ugyldige oplysninger', 'BAD_USER_INPUT', { email: 'Ugyldig e-mail' }),
  );
  await pressSend();
  await waitFor(() => expect(emailField().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Ugyldig e-mail')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows other errors above the form and keeps the typed e-mail', async () => {
  runOperation.mockRejectedValue(new TypeError('fetch failed'));
  await pressSend();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Der opstod en fejl ved afsendelse af nulstillingslink. Prøv igen senere.',
  );
  expect(emailField().value).toBe('mette@fjordlyst.example');
});
