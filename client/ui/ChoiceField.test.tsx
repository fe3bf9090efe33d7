import { beforeAll, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceField, type Choice } from './ChoiceField.tsx';

const departments = (from: number, to: number): Choice[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: `dep_${from + i}`, title: `Afdeling ${from + i}` }));

let atEnd: () => void;

beforeAll(async () => {
  // It comes when it is needed, which can take a moment.
  await import('./SearchSelect.tsx');
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      atEnd = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

interface FormProps {
  total: number;
  /** How many are here at first, and how many come with each page. */
  page?: number;
  failures?: number;
  kept?: Choice;
  optional?: boolean;
}

function Form({ total, page = total, failures = 0, kept, optional = false }: FormProps) {
  const [here, setHere] = useState(Math.min(page, total));
  const [value, setValue] = useState(kept?.id ?? '');
  const [failed, setFailed] = useState(0);
  const [isFailing, setFailing] = useState(false);
  const loadMore = () => {
    setFailing(failed < failures);
    if (failed < failures) setFailed(failed + 1);
    else setHere(Math.min(here + page, total));
  };
  return (
    <>
      <ChoiceField
        label="Afdeling"
        empty={optional ? 'Ingen' : 'Vælg afdeling'}
        optional={optional}
        value={value}
        onValueChange={setValue}
        kept={kept}
        choices={departments(1, here)}
        more={{
          hasMore: here < total,
          isLoading: false,
          failure: isFailing ? 'Kunne ikke hente afdelinger' : undefined,
          loadMore,
        }}
      />
      <output>
        {value} af {here}
      </output>
    </>
  );
}

const opener = () => screen.findByRole('button', { name: /Afdeling/ });
const search = () => screen.getByRole('searchbox', { name: 'Søg: Afdeling' });
const shown = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
// An open list hides what lies behind it.
const state = () => screen.getByRole('status', { hidden: true }).textContent;

async function open() {
  await userEvent.click(await opener());
  await waitFor(() => expect(document.activeElement).toBe(search()));
}

test('few are a select, without a search', async () => {
  render(<Form total={20} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Afdeling' }), 'Afdeling 7');
  expect(state()).toBe('dep_7 af 20');
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that is gone stays a choice while it is chosen', () => {
  render(<Form total={3} kept={{ id: 'dep_99', title: 'Nedlagt' }} />);
  expect(
    (screen.getByRole('combobox', { name: 'Afdeling' }) as HTMLSelectElement).selectedOptions[0]?.textContent,
  ).toBe('Nedlagt');
});

test('many are searched through, and chosen by keyboard alone', async () => {
  render(<Form total={30} />);
  const button = await opener();
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(search()));
  await userEvent.keyboard('ING 2');
  expect(shown()).toEqual(['Afdeling 2', ...departments(20, 29).map(({ title }) => title)]);
  await userEvent.keyboard('3{ArrowDown}{Enter}');
  expect(state()).toBe('dep_23 af 30');
  expect((await opener()).textContent).toBe('Afdeling 23');
  await waitFor(async () => expect(document.activeElement).toBe(await opener()));
});

test('what is not here yet is asked for as it is looked for, page by page', async () => {
  render(<Form total={350} page={100} />);
  await open();
  expect(state()).toBe(' af 100');
  await userEvent.keyboard('afdeling 321');
  await waitFor(() => expect(shown()).toEqual(['Afdeling 321']));
  await userEvent.click(screen.getByRole('option', { name: 'Afdeling 321' }));
  expect(state()).toBe('dep_321 af 350');
});

test('the next are drawn and asked for as the end is reached', async () => {
  render(<Form total={130} page={100} />);
  await open();
  expect(shown()).toHaveLength(50);
  act(atEnd);
  await waitFor(() => expect(shown()).toHaveLength(100));
  act(atEnd);
  await waitFor(() => expect(shown()).toHaveLength(130));
});

test('what was chosen is named though it is further down than what is here', async () => {
  render(<Form total={130} page={100} kept={{ id: 'dep_127', title: 'Afdeling 127' }} />);
  expect((await opener()).textContent).toBe('Afdeling 127');
});

test('where nothing fits it says so', async () => {
  render(<Form total={130} page={100} />);
  await open();
  await userEvent.keyboard('kaffe');
  expect(await screen.findByText('Ingen passer til »kaffe«')).toBeDefined();
  expect(state()).toBe(' af 130');
});

test('a page that can’t be had is told and tried again; what is here can be chosen meanwhile', async () => {
  render(<Form total={130} page={100} failures={1} />);
  await open();
  await userEvent.keyboard('afdeling 12');
  expect((await screen.findByRole('alert')).textContent).toContain('Kunne ikke hente afdelinger');
  expect(shown()).toEqual(['Afdeling 12']);
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
  await waitFor(() => expect(shown()).toHaveLength(11));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where none is a choice, it can be taken back', async () => {
  render(<Form total={30} optional kept={{ id: 'dep_3', title: 'Afdeling 3' }} />);
  await open();
  await userEvent.click(screen.getByRole('option', { name: 'Ingen' }));
  expect(state()).toBe(' af 30');
  expect((await opener()).textContent).toBe('Ingen');
});
