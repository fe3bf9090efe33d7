import { expect, test } from '@jest/globals';
import { activityAddress, activityPath, shownOf } from './activityAddress.ts';

const read = (query: string) => activityAddress(new URLSearchParams(query));

test('page and type come from the address, and what makes no sense there counts for nothing', () => {
  expect(read('side=3&type=license')).toEqual({ page: 3, type: 'license' });
  for (const query of [
    '',
    'side=0&type=',
    'side=-1',
    'side=1.5',
    'side=to',
    'side=501',
    'side=99999',
    'type=toString',
    'type=LICENSE',
  ])
    expect(read(query)).toEqual({ page: 1, type: null });
  expect(read('side=500').page).toBe(500);
});

test('an address says only what differs from the first page of all of them', () => {
  expect(activityPath({ page: 1, type: null })).toBe('/activities');
  expect(activityPath({ page: 2, type: 'clip_card_work' })).toBe('/activities?type=clip_card_work&side=2');
  for (const address of [
    { page: 7, type: null },
    { page: 1, type: 'user' as const },
  ])
    expect(read(activityPath(address).split('?')[1]!)).toEqual(address);
});

test('a page says which of how many it shows, and that only the newest are counted where there are more', () => {
  expect(shownOf({ page: 2, count: 20, total: 212 })).toBe('21–40 af 212');
  expect(shownOf({ page: 11, count: 12, total: 212 })).toBe('201–212 af 212');
  expect(shownOf({ page: 500, count: 20, total: 10_000 })).toBe('9.981–10.000 af de nyeste 10.000');
});
