import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { makeCopyable } from './copyButton.ts';

function renderExample(): HTMLElement {
  document.body.innerHTML = '<div><pre><code>curl /api/departments</code></pre></div>';
  makeCopyable(document.querySelector('div')!);
  return screen.getByRole('button', { name: 'Kopiér' });
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the copy button', () => {
  test('copies the example to the clipboard and confirms that on the button', async () => {
    const user = userEvent.setup();
    const button = renderExample();
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Kopieret'));
    expect(await navigator.clipboard.readText()).toBe('curl /api/departments');
  });

  test('says on the button when the browser denies copying', async () => {
    const user = userEvent.setup();
    const button = renderExample();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Kunne ikke kopiere'));
  });
});
