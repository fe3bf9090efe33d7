import { expect, jest, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { Dialog } from './Dialog.tsx';

const dialogs = (isOnce: boolean, onClose: () => void, onCloseBelow?: () => void) => (
  <>
    {onCloseBelow && (
      <Dialog title="Opgave" isOpen onClose={onCloseBelow}>
        Nederst
      </Dialog>
    )}
    <Dialog title="Makroer" isOpen isOnce={isOnce} onClose={onClose}>
      Godkendt
    </Dialog>
  </>
);

function pressEscapeWithoutFocus() {
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Escape' });
}

test('Escape closes the dialog on top when nothing has the focus', () => {
  const [onClose, onCloseBelow] = [jest.fn(), jest.fn()];
  render(dialogs(false, onClose, onCloseBelow));
  pressEscapeWithoutFocus();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onCloseBelow).not.toHaveBeenCalled();
});

test('Escape closes no dialog whose content is shown only once', () => {
  const onClose = jest.fn();
  render(dialogs(true, onClose));
  pressEscapeWithoutFocus();
  expect(onClose).not.toHaveBeenCalled();
});
