import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

function Departments() {
  const [selected, setSelected] = useState('Salg');
  return (
    <Tabs
      label="Afdelinger"
      selected={selected}
      onSelect={setSelected}
      tabs={['Salg', 'Service', 'Lager'].map((title) => ({ id: title, title, content: <p>Betaler {title}</p> }))}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

/** Expects that this tab alone is selected, shows its content, and is the one that the Tab key reaches. */
function expectSelected(name: string): void {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
  const panel = screen.getByRole('tabpanel', { name });
  expect(panel.textContent).toBe(`Betaler ${name}`);
  expect(tab(name).getAttribute('aria-controls')).toBe(panel.id);
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(name)]);
}

beforeEach(() => {
  render(<Departments />);
});

test('a press selects a tab and focuses it', async () => {
  expectSelected('Salg');
  await userEvent.click(tab('Lager'));
  expectSelected('Lager');
  expect(document.activeElement).toBe(tab('Lager'));
});

test('keys select the tabs around, the first and the last', async () => {
  await userEvent.tab();
  for (const [key, name] of [
    ['ArrowRight', 'Service'],
    ['ArrowLeft', 'Salg'],
    ['ArrowLeft', 'Lager'],
    ['ArrowRight', 'Salg'],
    ['End', 'Lager'],
    ['Home', 'Salg'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expectSelected(name);
    expect(document.activeElement).toBe(tab(name));
  }
});

test('keys of the browser and other keys select nothing', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  expectSelected('Salg');
});
