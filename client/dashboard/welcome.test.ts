import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { welcome } from './welcome.ts';

const customer = { name: 'Fjordlyst ApS' };
const of = (name?: string, company: typeof customer | null = customer) =>
  welcome({ viewer: { user: name ? { name } : null }, dashboard: { customer: company } });

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-22T08:30:00Z') }));
afterEach(() => void jest.useRealTimers());

test('it greets by first name and time of day, and says whose overview it is and what day', () => {
  expect(of('Mette Lund Hansen')).toEqual({
    heading: 'Godmorgen, Mette',
    text: 'Fjordlyst ApS · søndag den 22. november 2026',
  });
});

test('without a name it only greets, and without a company it only tells the day', () => {
  expect(of(undefined, null)).toEqual({ heading: 'Godmorgen', text: 'søndag den 22. november 2026' });
});
