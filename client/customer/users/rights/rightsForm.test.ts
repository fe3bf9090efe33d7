import { describe, expect, test } from '@jest/globals';
import { Subject, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { isAdjusted, rightsForm, rightsInput, rightsValues } from './rightsForm.ts';

const all = valuesOf(Subject);
const member = { companyRole: 'MEMBER', subjects: all.filter((each) => each !== 'FINANCE'), departmentIds: null };

describe('the rights of a user', () => {
  test('begin with what is stored, in an order that is no change', () => {
    expect(rightsValues({ companyRole: 'BUYER', subjects: ['TASKS', 'FINANCE'], departmentIds: ['b', 'a'] })).toEqual({
      companyRole: 'BUYER',
      subjects: ['FINANCE', 'TASKS'],
      departmentIds: ['a', 'b'],
    });
  });

  test.each([
    [member, false],
    [{ ...member, subjects: all }, true],
    [{ ...member, departmentIds: ['dep_1'] }, true],
    [{ ...member, companyRole: 'BUYER', subjects: all.toReversed() }, false],
  ])('%j are adjusted: %j', (stored, adjusted) => expect(isAdjusted(stored)).toBe(adjusted));

  test('are sent as they are chosen, except for an administrator, who sees everything', () => {
    const values = rightsValues({ companyRole: 'MEMBER', subjects: [], departmentIds: ['dep_1'] });
    expect(rightsInput(values)).toEqual({ companyRole: 'MEMBER', subjects: [], departmentIds: ['dep_1'] });
    expect(rightsInput({ ...values, companyRole: 'ADMINISTRATOR' })).toEqual({
      companyRole: 'ADMINISTRATOR',
      subjects: null,
      departmentIds: null,
    });
  });

  test('need a department when only some are seen', () => {
    expect(rightsForm.safeParse({ ...member, departmentIds: [] }).error?.issues[0]?.message).toBe(
      'Vælg mindst én afdeling',
    );
  });
});
