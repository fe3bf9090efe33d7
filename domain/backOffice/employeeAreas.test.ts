import { describe, expect, test } from '@jest/globals';
import { ADMINS_ALONE, EVERY_EMPLOYEE, inboxAreas, keysIn, listAreas, worksIn } from './employeeAreas.ts';

describe('an area', () => {
  test('is worked in by an admin, and by employees with one of its roles', () => {
    expect(worksIn(null, ADMINS_ALONE)).toBe(true);
    expect(worksIn([], EVERY_EMPLOYEE)).toBe(false);
    expect(worksIn(['SALES', 'EVENTS'], ['EVENTS'])).toBe(true);
    expect(worksIn(['SALES', 'EVENTS'], ['SUPPORT', 'BOOKKEEPING'])).toBe(false);
    expect(worksIn(['SUPPORT', 'SALES', 'BOOKKEEPING', 'EVENTS'], ADMINS_ALONE)).toBe(false);
  });

  test('tells the kinds of items and the lists of an employee', () => {
    expect(keysIn(['EVENTS'], inboxAreas)).toEqual(['PLACE_REQUEST']);
    expect(keysIn(['EVENTS'], listAreas)).toEqual(['COMPANIES', 'EVENTS']);
    expect(keysIn([], listAreas)).toEqual([]);
    expect(keysIn(null, inboxAreas)).toContain('ERASURE');
  });
});
