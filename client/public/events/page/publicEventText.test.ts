import { expect, test } from '@jest/globals';
import { eventSummary } from './publicEventText.ts';

const event = {
  date: '2026-12-03',
  startTime: '09:00',
  endTime: '12:00',
  isOnline: false,
  location: 'Havnegade 12, Aarhus',
  description: '<h1>Makroer</h1><p>Færre klik &amp; bedre svar.</p>',
};

test('summarizes an event by its time, its place and the beginning of its description', () => {
  expect(eventSummary(event)).toBe(
    'torsdag den 3. december 2026 kl. 09.00–12.00, Havnegade 12, Aarhus. Makroer Færre klik & bedre svar.',
  );
  expect(eventSummary({ ...event, isOnline: true, location: null })).toContain('09.00–12.00, Online event. Makroer');
});

test('cuts a long description after a word', () => {
  const summary = eventSummary({ ...event, description: `<p>${'kundeservice '.repeat(60)}</p>` });
  expect(summary.length).toBeLessThanOrEqual(202);
  expect(summary).toMatch(/kundeservice …$/);
});
