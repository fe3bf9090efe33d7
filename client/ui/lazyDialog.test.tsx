import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { lazyDialog } from './lazyDialog.tsx';

test('the page stays as it is while a dialog waits for its data', async () => {
  const code = Promise.withResolvers<void>();
  const data = Promise.withResolvers<string>();
  const Loaded = (_props: { onClose: () => void }) => <p>{use(data.promise)}</p>;
  const Dialog = lazyDialog(async () => {
    await code.promise;
    return Loaded;
  });
  render(
    <Suspense fallback="Indlæser">
      <p>Siden</p>
      <Dialog onClose={() => undefined} />
    </Suspense>,
  );
  await act(async () => code.resolve());
  expect(document.body.textContent).toBe('Siden');
  await act(async () => data.resolve('Dialogen'));
  expect(screen.getByText('Dialogen')).toBeDefined();
  expect(screen.getByText('Siden')).toBeDefined();
});
