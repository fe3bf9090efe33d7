import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { pressButton } from '../testing/formControls.ts';
import { Dialog } from './Dialog.tsx';
import { LoadedDialog } from './DialogBoundary.tsx';

test('a dialog that cannot load its data asks under another key at each attempt, also when it opens anew', async () => {
  // React logs each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const keys = new Set<number>();
  let isAway = true;
  function Content({ fetchKey }: { fetchKey: number }) {
    keys.add(fetchKey);
    if (isAway) throw new TypeError('fetch failed');
    return (
      <Dialog title="Forny" isOpen onClose={() => undefined}>
        25 licenser
      </Dialog>
    );
  }
  const dialog = (
    <LoadedDialog
      title="Forny"
      failure="Kunne ikke hente licensen"
      reasonOf={(error) => `Fordi: ${String(error)}`}
      onClose={() => undefined}
    >
      {(fetchKey) => <Content fetchKey={fetchKey} />}
    </LoadedDialog>
  );
  const { unmount } = render(dialog);
  expect(screen.getByRole('alert').textContent).toContain('Kunne ikke hente licensen');
  expect(screen.getByRole('alert').textContent).toContain('Fordi: TypeError: fetch failed');
  await pressButton('Prøv igen');
  expect(keys.size).toBe(2);
  unmount();
  render(dialog);
  expect(keys.size).toBe(3);
  isAway = false;
  await pressButton('Prøv igen');
  expect(screen.getByRole('dialog', { name: 'Forny' }).textContent).toContain('25 licenser');
  expect(keys.size).toBe(4);
});
