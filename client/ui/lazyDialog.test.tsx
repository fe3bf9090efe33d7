import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { pressButton } from '../testing/formControls.ts';
import { lazyDialog } from './lazyDialog.tsx';
import { ToastRegion } from './Toast.tsx';

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

test('a dialog whose code cannot be loaded closes with a toast, and opens the next time', async () => {
  globalThis.reportError = () => undefined;
  let isOnline = false;
  const Loaded = (_props: { onClose: () => void }) => <p>Dialogen</p>;
  const Dialog = lazyDialog(async () => {
    if (!isOnline) throw new Error('The code cannot be loaded');
    return Loaded;
  });
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Åbn
        </button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
        <ToastRegion />
      </>
    );
  }
  render(<Page />);
  await pressButton('Åbn');
  expect(await screen.findByText(/Det kunne ikke åbnes/)).toBeDefined();
  expect(screen.queryByText('Dialogen')).toBeNull();
  isOnline = true;
  await pressButton('Åbn');
  expect(await screen.findByText('Dialogen')).toBeDefined();
});
