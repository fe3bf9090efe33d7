import { expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { collectTyped } from './collectTyped.ts';

test('collects what is typed until it is asked for, and keeps it from shortcuts', () => {
  const seen: string[] = [];
  const shortcut = ({ key }: KeyboardEvent) => seen.push(key);
  window.addEventListener('keydown', shortcut);
  const take = collectTyped();
  for (const key of ['g', 'ø', ' ', 'Shift', 'G']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(take()).toBe('gø G');
  fireEvent.keyDown(document.body, { key: 't' });
  expect(take()).toBe('gø G');
  expect(seen).toEqual(['Shift', 'k', 't']);
  window.removeEventListener('keydown', shortcut);
});
