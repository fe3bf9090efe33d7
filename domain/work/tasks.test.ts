import { describe, expect, test } from '@jest/globals';
import { approvedStatus, isApprovalStatus, mergeStatuses, statusName, type TaskStatus } from './tasks.ts';

const createStatus = (name: string, orderindex: number, type = 'custom'): TaskStatus => ({
  status: name,
  color: '#123456',
  orderindex,
  type,
});

describe('the statuses of a list', () => {
  test('count as approval when they are named client approval, in any case', () => {
    for (const name of ['client approval', 'Client Approval', ' CLIENT APPROVAL '])
      expect(isApprovalStatus(name)).toBe(true);
    for (const name of ['approval', 'client  approval', 'complete']) expect(isApprovalStatus(name)).toBe(false);
  });

  test('decide the status after an approval: the one named complete, or else the last closed or done one', () => {
    expect(
      approvedStatus([
        createStatus('open', 0, 'open'),
        createStatus('Complete', 1),
        createStatus('closed', 2, 'closed'),
      ]),
    ).toBe('Complete');
    expect(
      approvedStatus([
        createStatus('open', 0, 'open'),
        createStatus('leveret', 1, 'done'),
        createStatus('lukket', 2, 'closed'),
      ]),
    ).toBe('lukket');
    expect(approvedStatus([createStatus('open', 0, 'open'), createStatus('leveret', 1, 'done')])).toBe('leveret');
    expect(approvedStatus([createStatus('open', 0, 'open'), createStatus('i gang', 1)])).toBeUndefined();
  });
});

describe('the name of a status on screen', () => {
  test('is Danish for the usual statuses, in any case, and as it is for others', () => {
    expect(['Open', 'IN PROGRESS', 'client approval', ' complete '].map(statusName)).toEqual([
      'Ikke begyndt',
      'I gang',
      'Til godkendelse',
      'Færdig',
    ]);
    for (const status of ['Hos oversætter', 'i gang', 'constructor']) expect(statusName(status)).toBe(status);
  });
});

describe('the columns of several lists', () => {
  test('are one for each name, in the leftmost position, with closing statuses last', () => {
    const firstList = [
      createStatus('Open', 0, 'open'),
      createStatus('in progress', 1),
      createStatus('complete', 2, 'closed'),
    ];
    const secondList = [
      createStatus('backlog', 0),
      createStatus('OPEN', 1, 'open'),
      createStatus('client approval', 3),
      createStatus('In Progress', 2),
      createStatus('complete', 4, 'closed'),
    ];
    expect(mergeStatuses([firstList, secondList]).map(({ status: name }) => name)).toEqual([
      'Open',
      'backlog',
      'in progress',
      'client approval',
      'complete',
    ]);
  });
});
