import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function ask(onConfirm: () => Promise<void> | void, message?: string) {
  const calls: string[] = [];
  render(
    <ConfirmDialog
      title="Slet B2B-salg?"
      isOpen
      confirmLabel="Slet"
      message={message}
      onConfirm={onConfirm}
      onCancel={() => {
        calls.push('fortrudt');
      }}
    >
      Den forsvinder.
    </ConfirmDialog>,
  );
  return calls;
}

test('it is a question with a name, and Escape is no', async () => {
  const calls = ask(() => undefined);
  expect(screen.getByRole('alertdialog', { name: 'Slet B2B-salg?' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['fortrudt']);
});

test('while the answer is carried out it can neither be given again nor taken back', async () => {
  let times = 0;
  let finish = () => {};
  const calls = ask(() => {
    times += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Slet' }));
  await userEvent.click(screen.getByRole('button', { name: /Slet/ }));
  await userEvent.keyboard('{Escape}');
  expect(times).toBe(1);
  expect(calls).toEqual([]);
  await act(async () => finish());
  await userEvent.click(screen.getByRole('button', { name: 'Annuller' }));
  expect(calls).toEqual(['fortrudt']);
});

test('it says why it could not be done', () => {
  ask(() => undefined, 'Afdelingen har aktive licenser');
  expect(screen.getByRole('alert').textContent).toBe('Afdelingen har aktive licenser');
});
