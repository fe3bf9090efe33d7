import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ToastRegion } from '../ui/Toast.tsx';
import { copyText } from './copyText.ts';

const copy = () => act(() => copyText('comp_1', 'Company ID kopieret til udklipsholder'));

test('what was copied is on the clipboard, and that is said', async () => {
  userEvent.setup();
  render(<ToastRegion />);
  await copy();
  expect(await navigator.clipboard.readText()).toBe('comp_1');
  expect(screen.getByText('Company ID kopieret til udklipsholder')).toBeDefined();
});

test('where there is no clipboard, the text is shown to be copied by hand', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(<ToastRegion />);
  await copy();
  expect(screen.getByText(/^Kunne ikke kopiere\..*: comp_1$/)).toBeDefined();
});
