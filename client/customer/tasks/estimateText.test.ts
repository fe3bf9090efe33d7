import { expect, test } from '@jest/globals';
import { buyAddress, shortageText, shortageTitle } from './estimateText.ts';

const shortage = { estimate: 360, others: 90, left: 0, missing: 450 };

test('says what is missing, and why', () => {
  expect(shortageTitle(450)).toBe('Klippekortet mangler 7 t 30 min');
  expect(shortageText(shortage)).toBe('Anslået 6 t + 1 t 30 min til andre opgaver, 0 t tilbage');
  expect(shortageText({ ...shortage, others: 0 })).toBe('Anslået 6 t, 0 t tilbage');
});

test('leads to a purchase of whole hours, as many as can be bought at once', () => {
  expect(buyAddress('dep_1', 61)).toBe('/clip-cards?buy=1&department=dep_1&hours=2');
  expect(buyAddress('dep_1', 60_000)).toBe('/clip-cards?buy=1&department=dep_1&hours=100');
});
