import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PortalError } from '../../app/relay/errors.ts';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';

test('an impersonation is sent with its reason, and not without one', async () => {
  const { sent, pending } = renderWithRelay(
    <ImpersonateDialog user={{ id: 'user_1', name: 'Karla Kunde' }} onClose={() => undefined} />,
  );
  await pressButton('Log ind som brugeren');
  await screen.findByText('Skriv, hvorfor du logger ind som brugeren');
  await userEvent.type(screen.getByLabelText('Begrundelse'), '   ');
  await pressButton('Log ind som brugeren');
  expect(pending()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Begrundelse'), 'Kan ikke se sin faktura ');
  await pressButton('Log ind som brugeren');
  const { variables, fail } = await sent('ImpersonateDialogMutation');
  expect(variables).toEqual({ id: 'user_1', reason: 'Kan ikke se sin faktura' });
  await fail(new Error('offline'));
  await screen.findByText('Der opstod en fejl ved login som brugeren');
  await pressButton('Log ind som brugeren');
  await (
    await sent('ImpersonateDialogMutation')
  ).fail(new PortalError('Ugyldige data', 'BAD_USER_INPUT', { reason: 'Højst 500 tegn' }));
  await screen.findByText('Højst 500 tegn');
  expect(document.activeElement).toBe(screen.getByLabelText('Begrundelse'));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(screen.getByLabelText('Begrundelse'), '!');
  expect(screen.queryByText('Højst 500 tegn')).toBeNull();
  screen.getByText(/28 af 500 tegn/);
});
