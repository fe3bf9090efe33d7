import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

const onClose = jest.fn();
const dialogWith = (children: ReactNode) => (
  <Dialog title="Makroer" isOpen onClose={onClose}>
    {children}
  </Dialog>
);

test('keeps the focus when the element that had it is gone, so that Escape closes the dialog', async () => {
  const { rerender } = render(dialogWith(<button type="button">Fortryd</button>));
  screen.getByRole('button', { name: 'Fortryd' }).focus();
  rerender(dialogWith(<p>Godkendt</p>));
  // At once, and not with the next frame: a key that is pressed in between would be lost.
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
