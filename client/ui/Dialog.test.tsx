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

test('the second click of a double click beside the dialog does not close it, a single click does', () => {
  const onClose = jest.fn();
  render(dialogs(false, onClose));
  const clickBeside = (detail: number) => {
    fireEvent.mouseDown(document.body, { detail });
    fireEvent.mouseUp(document.body, { detail });
  };
  clickBeside(2);
  expect(onClose).not.toHaveBeenCalled();
  clickBeside(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
