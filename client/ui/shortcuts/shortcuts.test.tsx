import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SEQUENCE_MS, turnShortcuts, type Shortcut } from './shortcuts.ts';
import { usePendingKey, useShortcutGroups, useShortcuts } from './useShortcuts.ts';

let pressed: string[];
beforeEach(() => {
  pressed = [];
  localStorage.clear();
});
afterEach(() => void jest.useRealTimers());

const shortcut = (keys: string, name = keys): Shortcut => ({
  keys,
  label: `Gå til ${name}`,
  onPress: () => void pressed.push(name),
});

function Keys({ shortcuts, group = 'Gå til' }: { shortcuts: Shortcut[]; group?: string }) {
  useShortcuts(group, shortcuts);
  return <output>{usePendingKey()}</output>;
}

const press = (keys: string) => userEvent.keyboard(keys);
const pending = () => screen.getByRole('status').textContent;

describe('a shortcut', () => {
  test('of one key runs at once, and one of two keys after the second', async () => {
    render(<Keys shortcuts={[shortcut('j'), shortcut('?'), shortcut('g v'), shortcut('v')]} />);
    await press('j?');
    expect(pressed).toEqual(['j', '?']);
    await press('g');
    expect(pending()).toBe('g');
    await press('v');
    expect(pressed).toEqual(['j', '?', 'g v']);
    expect(pending()).toBe('');
    await press('v');
    expect(pressed.at(-1)).toBe('v');
  });

  test('of two keys is cancelled by another key, which does nothing else, and not by Shift alone', async () => {
    render(<Keys shortcuts={[shortcut('j'), shortcut('g v')]} />);
    await press('gj');
    await press('v');
    expect(pressed).toEqual([]);
    await press('g{Escape}v');
    expect(pressed).toEqual([]);
    await press('g{Shift}v');
    expect(pressed).toEqual(['g v']);
  });

  test('of two keys is cancelled when the second one is not pressed in time', () => {
    jest.useFakeTimers();
    render(<Keys shortcuts={[shortcut('g v')]} />);
    const down = (key: string) => act(() => void document.body.dispatchEvent(keyDown(key)));
    down('g');
    act(() => void jest.advanceTimersByTime(SEQUENCE_MS - 1));
    expect(pending()).toBe('g');
    act(() => void jest.advanceTimersByTime(1));
    expect(pending()).toBe('');
    down('v');
    expect(pressed).toEqual([]);
    down('g');
    down('v');
    expect(pressed).toEqual(['g v']);
  });

  test('leaves keys with Ctrl, Alt and Meta, and handled keys, to others', async () => {
    render(
      <>
        <Keys shortcuts={[shortcut('j'), shortcut('J')]} />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex */}
        <div tabIndex={0} data-testid="grid" onKeyDown={(event) => event.preventDefault()} />
      </>,
    );
    await press('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
    act(() => screen.getByTestId('grid').focus());
    await press('j');
    expect(pressed).toEqual([]);
    act(() => screen.getByTestId('grid').blur());
    await press('{Shift>}J{/Shift}');
    expect(pressed).toEqual(['J']);
  });

  test('works with Caps Lock', () => {
    render(<Keys shortcuts={[shortcut('j')]} />);
    act(() => void document.body.dispatchEvent(keyDown('J')));
    expect(pressed).toEqual(['j']);
  });

  test('leaves keys to fields, and Enter to the control that has the focus', async () => {
    render(
      <>
        <Keys shortcuts={[shortcut('j'), shortcut('Enter')]} />
        <input aria-label="Navn" />
        <textarea aria-label="Note" />
        <select aria-label="Status" />
        <div contentEditable role="textbox" tabIndex={0} aria-label="Tekst" />
        <input type="checkbox" aria-label="Vælg" />
        <button type="button">Gem</button>
        <a href="#x">Læs</a>
      </>,
    );
    for (const name of ['Navn', 'Note', 'Status', 'Tekst']) {
      act(() => screen.getByLabelText(name).focus());
      await press('j');
    }
    expect(pressed).toEqual([]);
    for (const element of [screen.getByLabelText('Vælg'), screen.getByText('Gem'), screen.getByText('Læs')]) {
      act(() => element.focus());
      await press('j{Enter}');
    }
    expect(pressed).toEqual(['j', 'j', 'j']);
  });

  test('works again once Escape has left the field', async () => {
    render(
      <>
        <Keys shortcuts={[shortcut('j'), shortcut('Escape')]} />
        <textarea aria-label="Note" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Note'), 'j');
    await press('{Escape}');
    expect(document.activeElement).toBe(document.body);
    expect(pressed).toEqual([]);
    await press('j{Escape}');
    expect(pressed).toEqual(['j', 'Escape']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('j');
  });

  test('does nothing behind a dialog or a menu', async () => {
    const { rerender } = render(<Keys shortcuts={[shortcut('j')]} />);
    for (const role of ['dialog', 'alertdialog', 'menu']) {
      rerender(
        <>
          <Keys shortcuts={[shortcut('j')]} />
          <div role={role} />
        </>,
      );
      await press('j');
    }
    expect(pressed).toEqual([]);
    rerender(<Keys shortcuts={[shortcut('j')]} />);
    await press('j');
    expect(pressed).toEqual(['j']);
  });

  test('does nothing when the user has turned shortcuts off', async () => {
    render(<Keys shortcuts={[shortcut('j')]} />);
    act(() => turnShortcuts(false));
    await press('j');
    act(() => turnShortcuts(true));
    await press('j');
    expect(pressed).toEqual(['j']);
  });
});

describe('the registry', () => {
  function Titles() {
    return <p>{useShortcutGroups().map(({ title, shortcuts }) => `${title} ${shortcuts.length}, `)}</p>;
  }

  test('lists the shortcuts of mounted components, and the newer of two with the same keys applies', async () => {
    const lists = (isOpen: boolean) => (
      <>
        <Titles />
        <Keys shortcuts={[shortcut('j'), shortcut('g v')]} />
        {isOpen && <Keys group="Listen" shortcuts={[shortcut('j', 'næste')]} />}
      </>
    );
    const { rerender } = render(lists(true));
    expect(screen.getByText('Gå til 2, Listen 1,')).toBeDefined();
    await press('j');
    rerender(lists(false));
    expect(screen.getByText('Gå til 2,')).toBeDefined();
    await press('j');
    expect(pressed).toEqual(['næste', 'j']);
  });

  test('calls the function of the last render', async () => {
    const { rerender } = render(<Keys shortcuts={[{ ...shortcut('j'), onPress: () => void pressed.push('old') }]} />);
    rerender(<Keys shortcuts={[{ ...shortcut('j'), onPress: () => void pressed.push('new') }]} />);
    await press('j');
    expect(pressed).toEqual(['new']);
  });
});

const keyDown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
