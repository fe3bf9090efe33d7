import { expect, test } from '@jest/globals';
import { seatAdviceLine } from './seatAdviceLine.ts';

const figures = { bought: 1_200, inUse: 1_204, peak: 1_100, peakSince: '2026-09-01' };

test('says how many seats are in use when more are needed', () => {
  expect(seatAdviceLine('fjordlyst', { ...figures, kind: 'MORE_SEATS' })).toBe('fjordlyst: 1.204 af 1.200 i brug');
});

test('says the highest number and since when when fewer are enough', () => {
  expect(seatAdviceLine('fjordlyst', { ...figures, kind: 'FEWER_SEATS' })).toBe(
    'fjordlyst: højst 1.100 af 1.200 brugt siden 1. sep. 2026',
  );
});
