import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyField } from './CopyField.tsx';
import { ToastRegion } from './Toast.tsx';

function open(clipboard: object | undefined) {
  // It brings a clipboard of its own.
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  render(
    <>
      <CopyField label="Nøgle" value="pk_1" />
      <ToastRegion />
    </>,
  );
  return () => user.click(screen.getByRole('button', { name: 'Kopiér nøgle' }));
}

test('what is copied is on the clipboard, and said to be', async () => {
  const written: string[] = [];
  await open({
    writeText: async (text: string) => {
      written.push(text);
    },
  })();
  expect(written).toEqual(['pk_1']);
  expect(screen.getByText('Kopieret')).toBeDefined();
});

test.each([
  ['a browser that says no', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
  ['a page without encryption', undefined],
])('what can’t be copied is not said to be: %s', async (_, clipboard) => {
  await open(clipboard)();
  expect(await screen.findByText(/Kunne ikke kopiere/)).toBeDefined();
  expect(screen.queryByText('Kopieret')).toBeNull();
  // Messages outlive the page that they were said on.
  await userEvent.click(screen.getByRole('button', { name: 'Luk besked' }));
});
