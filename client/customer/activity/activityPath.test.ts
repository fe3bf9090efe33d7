import { expect, test } from '@jest/globals';
import { activityPath, pageRangeText, parseActivityParams } from './activityPath.ts';

const parse = (query: string) => parseActivityParams(new URLSearchParams(query));

test('reads page and type from the search parameters and ignores invalid values', () => {
  expect(parse('side=3&type=license')).toEqual({ page: 3, type: 'license' });
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
    expect(parse(query)).toEqual({ page: 1, type: null });
  expect(parse('side=500').page).toBe(500);
});

test('writes a page after the first one and a type into the path, from which both can be read again', () => {
  expect(activityPath({ page: 1, type: null })).toBe('/activities');
  expect(activityPath({ page: 2, type: 'clip_card_work' })).toBe('/activities?type=clip_card_work&side=2');
  for (const params of [
    { page: 7, type: null },
    { page: 1, type: 'user' as const },
  ])
    expect(parse(activityPath(params).split('?')[1]!)).toEqual(params);
});

test('shows the range of a page, and says when only the newest activities are counted', () => {
  expect(pageRangeText({ page: 2, count: 20, total: 212 })).toBe('21–40 af 212');
  expect(pageRangeText({ page: 11, count: 12, total: 212 })).toBe('201–212 af 212');
  expect(pageRangeText({ page: 500, count: 20, total: 10_000 })).toBe('9.981–10.000 af de nyeste 10.000');
});
