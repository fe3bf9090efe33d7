import { describe, expect, test } from '@jest/globals';
import type { InboxKind } from '../../../domain/backOffice/inbox.ts';
import { mentionedIn } from '../../../domain/work/mentionedIn.ts';
import { deadlineText, snoozeChoices } from './deadlineText.ts';
import { groupByDeadline } from './groupByDeadline.ts';
import { handlersOf } from './handlersOf.ts';
import { inboxPath, itemKey, parseInboxFilters, parseItemKey } from './inboxFilters.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import { readReplyDraft, removeReplyDraft, storeReplyDraft } from './replyDrafts.ts';
import { canOrder } from './useItemOrders.ts';

const NOW = Date.parse('2026-11-25T10:00:00+01:00');

test('items are handled by admins, and by the employees who work with all of them', () => {
  const employees = [
    { id: 'user_1', name: 'Ida', employeeRoles: null },
    { id: 'user_2', name: 'Signe', employeeRoles: ['SUPPORT'] },
    { id: 'user_3', name: 'Bo', employeeRoles: ['BOOKKEEPING', 'SUPPORT'] },
  ];
  const namesOf = (...kinds: InboxKind[]) =>
    handlersOf(
      kinds.map((kind) => ({ kind })),
      employees,
    ).map(({ name }) => name);
  expect(namesOf('TASK_COMMENT')).toEqual(['Ida', 'Signe', 'Bo']);
  expect(namesOf('TASK_COMMENT', 'FAILED_PAYMENT')).toEqual(['Ida', 'Bo']);
  expect(namesOf('ERASURE')).toEqual(['Ida']);
});

describe('groups by deadline', () => {
  test('are in order, with today after a deadline that has just passed', () => {
    const items = [
      { id: 1, deadline: '2026-11-25T09:59:00+01:00' },
      { id: 2, deadline: '2026-11-25T23:59:00+01:00' },
      { id: 3, deadline: '2026-11-26T00:00:00+01:00' },
      { id: 4, deadline: '2026-12-02T23:00:00+01:00' },
      { id: 5, deadline: '2026-12-03T00:00:00+01:00' },
    ];
    expect(groupByDeadline(items, NOW).map(({ title, items: listed }) => [title, listed.map(({ id }) => id)])).toEqual([
      ['Over fristen', [1]],
      ['I dag', [2]],
      ['Næste 7 dage', [3, 4]],
      ['Senere', [5]],
    ]);
  });

  test('are left out without items', () => {
    expect(groupByDeadline([], NOW)).toEqual([]);
  });
});

describe('the text of a deadline', () => {
  test.each([
    ['2026-11-25T16:00:00+01:00', 'I dag', 'kl. 16.00', false],
    ['2026-11-25T08:00:00+01:00', 'I dag', 'kl. 08.00', true],
    ['2026-11-24T16:00:00+01:00', '24. nov. 2026', '1 dag over', true],
    ['2026-11-28T16:00:00+01:00', '28. nov. 2026', 'om 3 dage', false],
  ])('%s', (deadline, day, distance, isOverdue) => {
    expect(deadlineText(deadline, NOW)).toEqual({ day, distance, isOverdue });
  });
});

test('a snoozed item comes back in the future, on a Monday when that is chosen', () => {
  for (let day = 0; day < 7; day++) {
    const now = NOW + day * 86_400_000;
    const choices = snoozeChoices(now);
    expect(choices.every(({ until }) => until.getTime() > now)).toBe(true);
    expect(choices.find(({ id }) => id === 'monday')!.until.getDay()).toBe(1);
  }
});

describe('the address', () => {
  test('keeps the list and the opened item, and ignores unknown values', () => {
    const path = inboxPath(
      { scope: 'ALL', kinds: ['RENEWAL'], customerId: 'cust_1' },
      itemKey({ kind: 'RENEWAL', subjectId: 'lic_1' }),
    );
    const params = new URL(path, 'https://portal.example').searchParams;
    expect(parseInboxFilters(params)).toEqual({ scope: 'ALL', kinds: ['RENEWAL'], customerId: 'cust_1' });
    expect(parseItemKey(params.get('item'))).toEqual({ kind: 'RENEWAL', subjectId: 'lic_1' });
    expect(parseInboxFilters(new URLSearchParams('liste=x&type=y'))).toEqual({
      scope: 'TEAM',
      kinds: [],
      customerId: null,
    });
    for (const key of [null, '', 'RENEWAL', 'RENEWAL~', 'NOTHING~lic_1']) expect(parseItemKey(key)).toBeUndefined();
  });
});

test('mentions are whole names behind an @', () => {
  const people = [{ name: 'Bo' }, { name: 'Bo Holm' }, { name: 'Åse Ø' }];
  const names = (text: string) => mentionedIn(text, people).map(({ name }) => name);
  expect(names('@Bo Holm ring til dem')).toEqual(['Bo Holm']);
  expect(names('Spørg @Åse Ø, tak')).toEqual(['Åse Ø']);
  expect(names('@Bosse og bo@Bodil.dk')).toEqual([]);
});

describe('an answer', () => {
  test('becomes paragraphs at its empty lines, and no markup of its own', () => {
    expect(paragraphsOf(' Ja.\nDet kan den.\n\n\n<b>Hilsen</b> ')).toBe(
      '<p>Ja.<br>Det kan den.</p><p>&lt;b&gt;Hilsen&lt;/b&gt;</p>',
    );
  });

  test('is kept with its key until it is sent or emptied', () => {
    const draft = { ...readReplyDraft('task_1'), text: 'Ja' };
    storeReplyDraft('task_1', draft);
    expect(readReplyDraft('task_1')).toEqual(draft);
    expect(readReplyDraft('task_2').text).toBe('');
    storeReplyDraft('task_1', { ...draft, text: '' });
    expect(readReplyDraft('task_1').text).toBe('');
    storeReplyDraft('task_1', draft);
    removeReplyDraft('task_1');
    expect(readReplyDraft('task_1').requestId).not.toBe(draft.requestId);
  });
});

test('one click is enough for what charges no card', () => {
  expect(canOrder({ kind: 'LICENSE_REQUEST', chargesCard: false })).toBe(true);
  expect(canOrder({ kind: 'AGREEMENT', chargesCard: true })).toBe(false);
  expect(canOrder({ kind: 'RENEWAL', chargesCard: false })).toBe(false);
});
