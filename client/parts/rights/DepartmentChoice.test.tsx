import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { RemainingPages } from '../../app/relay/useMorePages.ts';
import { pressButton } from '../../testing/formControls.ts';
import { DepartmentChoice } from './DepartmentChoice.tsx';

const noMore: RemainingPages = { hasMore: false, isLoading: false, failure: undefined, loadMore: () => undefined };
const departments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `dep_${at}`, name: `Afdeling ${at}` }));

/** The choice that was made last. */
let chosenIds: string[] | null = null;
beforeEach(() => {
  chosenIds = null;
});

function Choice({ count, more = noMore, error }: { count: number; more?: RemainingPages; error?: string }) {
  const [chosen, setChosen] = useState<string[] | null>(null);
  return (
    <DepartmentChoice
      departments={departments(count)}
      more={more}
      chosen={chosen}
      onChange={(next) => {
        chosenIds = next;
        setChosen(next);
      }}
      error={error}
    />
  );
}

const boxes = () => screen.queryAllByRole('checkbox').length;
const chooseSome = () => userEvent.click(screen.getByRole('radio', { name: /Kun nogle/ }));

describe('the departments', () => {
  test('are all chosen at first, and some on purpose', async () => {
    render(<Choice count={3} />);
    expect([chosenIds, boxes()]).toEqual([null, 0]);
    await chooseSome();
    expect([chosenIds, boxes()]).toEqual([[], 3]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Afdeling 2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Afdeling 0' }));
    expect(chosenIds).toEqual(['dep_2', 'dep_0']);
    expect(screen.getByRole('status').textContent).toBe('2 valgt');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Afdeling 2' }));
    expect(chosenIds).toEqual(['dep_0']);
    await userEvent.click(screen.getByRole('radio', { name: /Alle afdelinger/ }));
    expect(chosenIds).toBeNull();
  });

  test('are searched when there are many, and what was chosen stays chosen', async () => {
    render(<Choice count={45} />);
    await chooseSome();
    expect(boxes()).toBe(20);
    await pressButton('Vis flere');
    expect(boxes()).toBe(40);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Afdeling 7' }));
    await userEvent.type(screen.getByRole('searchbox'), 'deling 44');
    expect(boxes()).toBe(1);
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('status').textContent).toBe('Ingen passer til »deling 44x«. 1 valgt');
    expect(chosenIds).toEqual(['dep_7']);
  });

  test('of further pages are fetched for a search alone', async () => {
    const loadMore = jest.fn();
    render(<Choice count={20} more={{ ...noMore, hasMore: true, loadMore }} />);
    await chooseSome();
    expect(loadMore).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('searchbox'), 'z');
    expect(loadMore).toHaveBeenCalled();
  });

  test('show their error', async () => {
    render(<Choice count={2} error="Vælg mindst én afdeling" />);
    await chooseSome();
    expect(screen.getByText('Vælg mindst én afdeling')).toBeDefined();
    expect(screen.getAllByRole('checkbox')[0]!.getAttribute('aria-invalid')).toBe('true');
  });
});
