import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Palette } from './Palette.tsx';

function renderPalette() {
  const calls: string[] = [];
  const entry = (label: string) => ({
    id: label,
    label,
    onChoose: () => {
      calls.push(label);
    },
  });
  const groups = [
    { title: 'Gå til', entries: [entry('Overblik'), entry('Licenser'), entry('Klippekort')] },
    { title: 'Handlinger', entries: [entry('Køb klippekort')] },
  ];
  render(
    <Palette
      isOpen
      groups={groups}
      onClose={() => {
        calls.push('lukket');
      }}
    />,
  );
  return calls;
}

const shownLabels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeLabel = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Palette', () => {
  test('focuses the search, and matches words of the name in any case and order', async () => {
    renderPalette();
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    await userEvent.keyboard('KLIP');
    expect(shownLabels()).toEqual(['Klippekort', 'Køb klippekort']);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('kort køb');
    expect(shownLabels()).toEqual(['Køb klippekort']);
  });

  test('moves through all groups with the arrow keys, wraps around, and opens the entry on Enter', async () => {
    const calls = renderPalette();
    expect(activeLabel()).toBe('Overblik');
    await userEvent.keyboard('{ArrowUp}');
    expect(activeLabel()).toBe('Køb klippekort');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeLabel()).toBe('Licenser');
    await userEvent.keyboard('{Enter}');
    expect(calls).toEqual(['lukket', 'Licenser']);
  });

  test('says when nothing matches, and ignores Enter', async () => {
    const calls = renderPalette();
    await userEvent.keyboard('kaffe{Enter}');
    expect(screen.getByRole('status').textContent).toBe('Ingenting hedder »kaffe«');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    expect(calls).toEqual([]);
  });

  test('closes on Escape', async () => {
    const calls = renderPalette();
    await userEvent.keyboard('{Escape}');
    expect(calls).toEqual(['lukket']);
  });
});
