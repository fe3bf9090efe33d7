import { beforeEach, expect, test } from '@jest/globals';
import { filterTexts, parseTaskView, rememberView } from './taskView.ts';

const parse = (query: string) => parseTaskView(new URLSearchParams(query));
beforeEach(() => localStorage.clear());

test('reads card, filters, view and order from the address', () => {
  expect(parse('card=clip_1&q=+flow+&person=Jonas&tag=guide&due=OVERDUE&view=list&sort=DUE')).toEqual({
    clipCardId: 'clip_1',
    filter: { search: 'flow', person: 'Jonas', tag: 'guide', due: 'OVERDUE' },
    isList: true,
    sort: 'DUE',
  });
});

test('ignores what is empty or unknown', () => {
  expect(parse('card=&q=+&due=toString&sort=x&view=x')).toEqual({
    clipCardId: undefined,
    filter: undefined,
    isList: false,
    sort: 'UPDATED_DESC',
  });
  expect(parse(`q=${'x'.repeat(200)}`).filter?.search).toHaveLength(100);
});

test('shows the list or board that was chosen last, unless the address says another one', () => {
  rememberView('list');
  expect(parse('').isList).toBe(true);
  expect(parse('view=board').isList).toBe(false);
});

test('names each filter', () => {
  expect(filterTexts({ search: 'a', person: 'Jonas', tag: 'guide', due: 'NONE' })).toEqual([
    'Søgning: »a«',
    'Person: Jonas',
    'Tag: guide',
    'Frist: Uden frist',
  ]);
});
