import { describe, expect, test } from '@jest/globals';
import { matchesTaskFilters, parseTaskFilters } from './taskFilters.ts';

const parse = (query: string) => parseTaskFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  test('are read, and unknown values are ignored', () => {
    expect(parse('q= flow &person=Mette&virksomhed=cus_1&status=Open&vis=CLOSED&afventer=RESELLER')).toEqual({
      filter: { search: 'flow', person: 'Mette' },
      customerId: 'cus_1',
      status: 'Open',
      isOpen: false,
      waitsFor: 'RESELLER',
    });
    expect(parse('q= &vis=MAYBE&afventer=ALLE')).toEqual({
      filter: null,
      customerId: null,
      status: null,
      isOpen: null,
      waitsFor: null,
    });
  });

  test('keep a changed task in the list as long as it matches them', () => {
    const task = { status: 'In progress', isOpen: true, waitsFor: 'RESELLER', assignees: [{ name: 'Mette' }] };
    for (const query of ['', 'person=Mette', 'status=in progress', 'vis=OPEN', 'afventer=RESELLER', 'q=flow'])
      expect([query, matchesTaskFilters(task, parse(query))]).toEqual([query, true]);
    for (const query of ['person=Jonas', 'status=open', 'vis=CLOSED', 'afventer=NOBODY'])
      expect([query, matchesTaskFilters(task, parse(query))]).toEqual([query, false]);
  });
});
