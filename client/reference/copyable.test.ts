import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { makeCopyable } from './copyable.ts';

function open(): HTMLElement {
  document.body.innerHTML = '<div><pre><code>curl /api/departments</code></pre></div>';
  makeCopyable(document.querySelector('div')!);
  return screen.getByRole('button', { name: 'Kopiér' });
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('an example is on the clipboard after one click, and the button says so', async () => {
  const user = userEvent.setup();
  const button = open();
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe('Kopieret'));
  expect(await navigator.clipboard.readText()).toBe('curl /api/departments');
});

test('where the browser does not let us copy, the button says that instead of nothing', async () => {
  const user = userEvent.setup();
  const button = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe('Kunne ikke kopiere'));
});
