import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { graphql } from 'react-relay';
import { PortalError } from '../../app/relay/errors.ts';
import { pressButton } from '../../testing/formControls.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { Button } from '../../ui/Button.tsx';
import { useActionWithToast } from './useActionWithToast.ts';
import type { useActionWithToastTestMutation } from '#relay/useActionWithToastTestMutation.graphql';

const mutation = graphql`
  mutation useActionWithToastTestMutation {
    logout {
      message
    }
  }
`;

const results: unknown[] = [];

function ActionButton() {
  const [run, isRunning] = useActionWithToast<useActionWithToastTestMutation>(mutation, {
    done: 'Det er gjort',
    failure: 'Det gik ikke',
  });
  return (
    <Button isPending={isRunning} onPress={() => void run({}).then((result) => results.push(result))}>
      Gør det
    </Button>
  );
}

test('says that the mutation is done, and resolves with its payload', async () => {
  const server = renderWithRelay(<ActionButton />);
  await pressButton('Gør det');
  const { answer } = await server.sent('useActionWithToastTestMutation');
  await answer({ logout: { message: 'Farvel' } });
  expect(await screen.findByText('Det er gjort')).toBeDefined();
  expect(results.at(-1)).toEqual({ logout: { message: 'Farvel' } });
});

test('says why the mutation failed, and resolves with undefined', async () => {
  const server = renderWithRelay(<ActionButton />);
  await pressButton('Gør det');
  const { fail } = await server.sent('useActionWithToastTestMutation');
  await fail(new PortalError('Du er logget ud', 'UNAUTHENTICATED'));
  expect(await screen.findByText('Du er logget ud')).toBeDefined();
  expect(results.at(-1)).toBeUndefined();
});
