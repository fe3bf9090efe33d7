import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dashboardHeading } from '../../app/early/dashboardHeading.ts';

const customer = { name: 'Fjordlyst ApS' };
const headingFor = (name?: string, company: typeof customer | null = customer) =>
  dashboardHeading({ viewer: { user: name ? { name } : null }, dashboard: { customer: company } });

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-22T08:30:00Z') }));
afterEach(() => void jest.useRealTimers());

test('greets by first name and time of day, and names the company and the date', () => {
  expect(headingFor('Mette Lund Hansen')).toEqual({
    heading: 'Godmorgen, Mette',
    text: 'Fjordlyst ApS · søndag den 22. november 2026',
  });
});

test('leaves out the name and the company when there are none', () => {
  expect(headingFor(undefined, null)).toEqual({ heading: 'Godmorgen', text: 'søndag den 22. november 2026' });
});
