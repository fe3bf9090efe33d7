import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pressButton } from '../testing/formControls.ts';
import { CopyField } from './CopyField.tsx';
import { ToastRegion } from './Toast.tsx';

function renderField(clipboard: object | undefined) {
  // setup() installs a clipboard, which is replaced here.
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

describe('CopyField', () => {
  test('writes the value to the clipboard and confirms that', async () => {
    const written: string[] = [];
    await renderField({
      writeText: async (text: string) => {
        written.push(text);
      },
    })();
    expect(written).toEqual(['pk_1']);
    expect(screen.getByText('Kopieret')).toBeDefined();
  });

  test.each([
    ['a browser that denies the permission', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
    ['a page without HTTPS', undefined],
  ])('shows an error when copying fails: %s', async (_, clipboard) => {
    await renderField(clipboard)();
    expect(await screen.findByText(/Kunne ikke kopiere/)).toBeDefined();
    expect(screen.queryByText('Kopieret')).toBeNull();
    // Toasts live in the module, so they would be shown in the next test too.
    await pressButton('Luk besked');
  });
});
