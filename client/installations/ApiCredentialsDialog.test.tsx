import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pressButton } from '../testing/formControls.ts';
import { fragmentRef, renderWithStore } from '../testing/renderWithStore.tsx';
import { ApiCredentialsDialog } from './ApiCredentialsDialog.tsx';

const open = (zendeskApiKeyLast4: string | null) =>
  renderWithStore(
    <ApiCredentialsDialog
      installation={fragmentRef('zi_1', 'ApiCredentialsDialog_installation')}
      onClose={() => undefined}
    />,
    {
      zi_1: {
        __typename: 'Installation',
        subdomain: 'fjordlyst',
        zendeskApiEmail: 'gammel@fjordlyst.example',
        zendeskApiKeyLast4,
      },
    },
    () => ({ saveApiCredentials: { edge: null } }),
  );

async function save(email: string) {
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), email);
  await pressButton('Gem');
}

test('saves another e-mail and keeps the stored key', async () => {
  const sent = open('abcd');
  await save('ny@fjordlyst.example');
  expect(await screen.findByText('API nøgler gemt')).toBeDefined();
  expect(sent).toEqual([
    {
      name: 'ApiCredentialsDialogMutation',
      variables: { installationId: 'zi_1', input: { zendeskApiEmail: 'ny@fjordlyst.example' } },
    },
  ]);
});

test('requires a key when none is stored', async () => {
  const sent = open(null);
  await save('ny@fjordlyst.example');
  expect(await screen.findByText('API nøgle er påkrævet')).toBeDefined();
  expect(sent).toEqual([]);
});
