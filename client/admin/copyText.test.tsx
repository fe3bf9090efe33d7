import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ToastRegion } from '../ui/Toast.tsx';
import { copyText } from './copyText.ts';

const copyCompanyId = () => act(() => copyText('comp_1', 'Company ID kopieret til udklipsholder'));

test('copies the text to the clipboard and confirms it in a toast', async () => {
  userEvent.setup();
  render(<ToastRegion />);
  await copyCompanyId();
  expect(await navigator.clipboard.readText()).toBe('comp_1');
  expect(screen.getByText('Company ID kopieret til udklipsholder')).toBeDefined();
});

test('shows the text in a toast when the browser has no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(<ToastRegion />);
  await copyCompanyId();
  expect(screen.getByText(/^Kunne ikke kopiere\..*: comp_1$/)).toBeDefined();
});
