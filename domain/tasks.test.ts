import { describe, expect, test } from '@jest/globals';
import { approvedStatus, isApproval, mergedStatuses, type TaskStatus } from './tasks.ts';

const status = (name: string, orderindex: number, type = 'custom'): TaskStatus => ({
  status: name,
  color: '#123456',
  orderindex,
  type,
});

describe('the statuses of a list', () => {
  test('wait for the customer in client approval, however it is written', () => {
    for (const name of ['client approval', 'Client Approval', ' CLIENT APPROVAL ']) expect(isApproval(name)).toBe(true);
    for (const name of ['approval', 'client  approval', 'complete']) expect(isApproval(name)).toBe(false);
  });

  test('end in the one called complete, else in the one that closes, else in the one that is done', () => {
    expect(approvedStatus([status('open', 0, 'open'), status('Complete', 1), status('closed', 2, 'closed')])).toBe(
      'Complete',
    );
    expect(
      approvedStatus([status('open', 0, 'open'), status('leveret', 1, 'done'), status('lukket', 2, 'closed')]),
    ).toBe('lukket');
    expect(approvedStatus([status('open', 0, 'open'), status('leveret', 1, 'done')])).toBe('leveret');
    expect(approvedStatus([status('open', 0, 'open'), status('i gang', 1)])).toBeUndefined();
  });
});

describe('the columns of several lists', () => {
  test('are one per name, as far left as any list has them, with what closes last', () => {
    const one = [status('Open', 0, 'open'), status('in progress', 1), status('complete', 2, 'closed')];
    const other = [
      status('backlog', 0),
      status('OPEN', 1, 'open'),
      status('client approval', 3),
      status('In Progress', 2),
      status('complete', 4, 'closed'),
    ];
    expect(mergedStatuses([one, other]).map(({ status: name }) => name)).toEqual([
      'Open',
      'backlog',
      'in progress',
      'client approval',
      'complete',
    ]);
  });
});
