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
  test('opens with a text that was typed before it', () => {
    const texts: string[] = [];
    render(
      <Palette
        isOpen
        initialText="li"
        groups={[]}
        onClose={() => undefined}
        onTextChange={(text) => {
          texts.push(text);
        }}
      />,
    );
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('li');
    expect(texts).toEqual(['li']);
  });

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

  test('shows what was found without filtering it, and opens its actions with the right arrow', async () => {
    const calls: string[] = [];
    const entry = (label: string) => ({
      id: label,
      label,
      onChoose: () => {
        calls.push(label);
      },
    });
    const props = {
      isOpen: true,
      groups: [{ title: 'Gå til', entries: [entry('Overblik')] }],
      onClose: () => undefined,
    };
    const found = [{ title: 'Fundet', entries: [{ ...entry('Fjordlyst'), actions: [entry('Klippekort')] }] }];
    const { rerender } = render(
      <Palette {...props} onTextChange={(text) => calls.push(`tekst ${text}`)} isSearching />,
    );
    await userEvent.keyboard('xy');
    expect(calls).toEqual(['tekst x', 'tekst xy']);
    expect(screen.getByRole('status').textContent).toBe('Søger …');
    rerender(<Palette {...props} found={found} />);
    expect(shownLabels()).toEqual(['Fjordlyst']);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.keyboard('{ArrowRight}');
    expect(shownLabels()).toEqual(['Fjordlyst', 'Klippekort']);
    expect(activeLabel()).toBe('Klippekort');
    await userEvent.keyboard('{Escape}');
    expect(activeLabel()).toBe('Fjordlyst');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{Enter}');
    expect(calls.at(-1)).toBe('Klippekort');
  });

  test('keeps the chosen entry when more are found', async () => {
    const entry = (label: string) => ({ id: label, label, onChoose: () => undefined });
    const found = (...labels: string[]) => [{ title: 'Fundet', entries: labels.map(entry) }];
    const props = { isOpen: true, groups: [], onClose: () => undefined };
    const { rerender } = render(<Palette {...props} found={found('Anna', 'Bo')} />);
    await userEvent.keyboard('{ArrowDown}');
    expect(activeLabel()).toBe('Bo');
    rerender(<Palette {...props} found={found('Carl', 'Anna', 'Bo')} />);
    expect(activeLabel()).toBe('Bo');
  });
});
