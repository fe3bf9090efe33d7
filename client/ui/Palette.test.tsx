import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Palette } from './Palette.tsx';

function open() {
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

const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the search has focus at once and finds by words of the name, in any case and order', async () => {
  open();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.keyboard('KLIP');
  expect(shown()).toEqual(['Klippekort', 'Køb klippekort']);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.keyboard('kort køb');
  expect(shown()).toEqual(['Køb klippekort']);
});

test('arrows move through all groups and round the end, and Enter goes there', async () => {
  const calls = open();
  expect(active()).toBe('Overblik');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Køb klippekort');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Licenser');
  await userEvent.keyboard('{Enter}');
  expect(calls).toEqual(['lukket', 'Licenser']);
});

test('where nothing is found it says so, and Enter does nothing', async () => {
  const calls = open();
  await userEvent.keyboard('kaffe{Enter}');
  expect(screen.getByRole('status').textContent).toBe('Ingenting hedder »kaffe«');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(calls).toEqual([]);
});

test('Escape closes', async () => {
  const calls = open();
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['lukket']);
});
