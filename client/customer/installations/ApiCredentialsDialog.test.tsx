import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { graphql } from 'react-relay';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithQuery } from '../../testing/renderWithRelay.tsx';
import { ApiCredentialsDialog } from './ApiCredentialsDialog.tsx';
import type { ApiCredentialsDialogTestQuery } from '#relay/ApiCredentialsDialogTestQuery.graphql';

const query = graphql`
  query ApiCredentialsDialogTestQuery @raw_response_type {
    node(id: "zi_1") {
      ...ApiCredentialsDialog_installation @alias(as: "installation")
    }
  }
`;

const openDialog = (zendeskApiKeyLast4: string | null) =>
  renderWithQuery<ApiCredentialsDialogTestQuery>({
    query,
    stored: {
      node: {
        __typename: 'Installation',
        id: 'zi_1',
        subdomain: 'fjordlyst',
        zendeskApiEmail: 'gammel@fjordlyst.example',
        zendeskApiKeyLast4,
      },
    },
    render: ({ node }) => <ApiCredentialsDialog installation={node!.installation!} onClose={() => undefined} />,
  });

async function save(email: string) {
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), email);
  await pressButton('Gem');
}

test('sends no key when only the e-mail is changed, so that the stored key is kept', async () => {
  const server = openDialog('abcd');
  await save('ny@fjordlyst.example');
  const { variables, answer } = await server.sent('ApiCredentialsDialogMutation');
  expect(variables).toEqual({
    installationId: 'zi_1',
    input: { zendeskApiEmail: 'ny@fjordlyst.example' },
  });
  await answer({ saveApiCredentials: { edge: null } });
  expect(await screen.findByText('Zendesk-nøgle gemt')).toBeDefined();
});

test('requires a key when none is stored, and neither sends nor tests anything without one', async () => {
  const server = openDialog(null);
  await save('ny@fjordlyst.example');
  expect(await screen.findByText('API nøgle er påkrævet')).toBeDefined();
  expect(server.pending()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Test forbindelse' })).toBeNull();
});
