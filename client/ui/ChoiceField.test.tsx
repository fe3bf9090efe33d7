import { beforeAll, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { pressButton } from '../testing/formControls.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { Choice } from './choices.ts';

const departments = (from: number, to: number): Choice[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: `dep_${from + i}`, title: `Afdeling ${from + i}` }));

let reachEnd: () => void;

beforeAll(async () => {
  // Loaded here, because compiling the module for the first time takes a while.
  await import('./SearchSelect.tsx');
  class Observer {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      reachEnd = () => notify([{ isIntersecting: true }]);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

interface FormProps {
  total: number;
  /** The number of choices on each page, the first one included. */
  page?: number;
  failures?: number;
  kept?: Choice;
  optional?: boolean;
}

function Form({ total, page = total, failures = 0, kept, optional = false }: FormProps) {
  const [loadedCount, setLoadedCount] = useState(Math.min(page, total));
  const [value, setValue] = useState(kept?.id ?? '');
  const [failed, setFailed] = useState(0);
  const [isFailing, setFailing] = useState(false);
  const loadMore = () => {
    setFailing(failed < failures);
    if (failed < failures) setFailed(failed + 1);
    else setLoadedCount(Math.min(loadedCount + page, total));
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
        choices={departments(1, loadedCount)}
        more={{
          hasMore: loadedCount < total,
          isLoading: false,
          failure: isFailing ? 'Kunne ikke hente afdelinger' : undefined,
          loadMore,
        }}
      />
      <output>
        {value} af {loadedCount}
      </output>
    </>
  );
}

const findOpenButton = () => screen.findByRole('button', { name: /Afdeling/ });
const search = () => screen.getByRole('searchbox', { name: 'Søg: Afdeling' });
const shownTitles = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
// An open list hides the rest of the page from the accessibility tree.
const formState = () => screen.getByRole('status', { hidden: true }).textContent;

async function open() {
  await userEvent.click(await findOpenButton());
  await waitFor(() => expect(document.activeElement).toBe(search()));
}

describe('ChoiceField', () => {
  test('renders a plain select for few choices', async () => {
    render(<Form total={20} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Afdeling' }), 'Afdeling 7');
    expect(formState()).toBe('dep_7 af 20');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('lists a deleted choice while it is chosen', () => {
    render(<Form total={3} kept={{ id: 'dep_99', title: 'Nedlagt' }} />);
    expect(
      (screen.getByRole('combobox', { name: 'Afdeling' }) as HTMLSelectElement).selectedOptions[0]?.textContent,
    ).toBe('Nedlagt');
  });

  test('searches many choices, and works by keyboard alone', async () => {
    render(<Form total={30} />);
    const button = await findOpenButton();
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(search()));
    await userEvent.keyboard('ING 2');
    expect(shownTitles()).toEqual(['Afdeling 2', ...departments(20, 29).map(({ title }) => title)]);
    await userEvent.keyboard('3{ArrowDown}{Enter}');
    expect(formState()).toBe('dep_23 af 30');
    expect((await findOpenButton()).textContent).toBe('Afdeling 23');
    await waitFor(async () => expect(document.activeElement).toBe(await findOpenButton()));
  });

  test('loads further pages until the search has a match', async () => {
    render(<Form total={350} page={100} />);
    await open();
    expect(formState()).toBe(' af 100');
    await userEvent.keyboard('afdeling 321');
    await waitFor(() => expect(shownTitles()).toEqual(['Afdeling 321']));
    await userEvent.click(screen.getByRole('option', { name: 'Afdeling 321' }));
    expect(formState()).toBe('dep_321 af 350');
  });

  test('renders and loads more choices when the end of the list is reached', async () => {
    render(<Form total={130} page={100} />);
    await open();
    expect(shownTitles()).toHaveLength(50);
    act(reachEnd);
    await waitFor(() => expect(shownTitles()).toHaveLength(100));
    act(reachEnd);
    await waitFor(() => expect(shownTitles()).toHaveLength(130));
  });

  test('shows the name of a chosen one whose page is not loaded', async () => {
    render(<Form total={130} page={100} kept={{ id: 'dep_127', title: 'Afdeling 127' }} />);
    expect((await findOpenButton()).textContent).toBe('Afdeling 127');
  });

  test('says when nothing matches the search', async () => {
    render(<Form total={130} page={100} />);
    await open();
    await userEvent.keyboard('kaffe');
    expect(await screen.findByText('Ingen passer til »kaffe«')).toBeDefined();
    expect(formState()).toBe(' af 130');
  });

  test('shows the error of a page that fails to load and retries, while the loaded choices stay', async () => {
    render(<Form total={130} page={100} failures={1} />);
    await open();
    await userEvent.keyboard('afdeling 12');
    expect((await screen.findByRole('alert')).textContent).toContain('Kunne ikke hente afdelinger');
    expect(shownTitles()).toEqual(['Afdeling 12']);
    await pressButton('Prøv igen');
    await waitFor(() => expect(shownTitles()).toHaveLength(11));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('clears the choice of an optional field', async () => {
    render(<Form total={30} optional kept={{ id: 'dep_3', title: 'Afdeling 3' }} />);
    await open();
    await userEvent.click(screen.getByRole('option', { name: 'Ingen' }));
    expect(formState()).toBe(' af 30');
    expect((await findOpenButton()).textContent).toBe('Ingen');
  });
});
