import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pressButton } from '../testing/formControls.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function renderDialog(onConfirm: () => Promise<void> | void, message?: string) {
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

describe('ConfirmDialog', () => {
  test('is an alert dialog with a name, and cancels on Escape', async () => {
    const calls = renderDialog(() => undefined);
    expect(screen.getByRole('alertdialog', { name: 'Slet B2B-salg?' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(calls).toEqual(['fortrudt']);
  });

  test('can be neither confirmed again nor cancelled while the action is pending', async () => {
    let times = 0;
    let finish = () => {};
    const calls = renderDialog(() => {
      times += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await pressButton('Slet');
    await pressButton(/Slet/);
    await userEvent.keyboard('{Escape}');
    expect(times).toBe(1);
    expect(calls).toEqual([]);
    await act(async () => finish());
    await pressButton('Annuller');
    expect(calls).toEqual(['fortrudt']);
  });

  test('shows why the action failed', () => {
    renderDialog(() => undefined, 'Afdelingen har aktive licenser');
    expect(screen.getByRole('alert').textContent).toBe('Afdelingen har aktive licenser');
  });
});
