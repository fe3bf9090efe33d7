import { describe, expect, test } from '@jest/globals';
import { accessInput, readSubjects, unlimitedAccess } from './access.ts';
import { limitedAccessForm } from './accessForm.ts';
import { accessText } from './accessText.ts';

describe('the access in a dialog', () => {
  test('sends nothing until it is limited', () => {
    expect(accessInput(unlimitedAccess())).toEqual({});
    expect(accessInput({ isLimited: true, subjects: [], departmentIds: null })).toEqual({
      subjects: [],
      departmentIds: null,
    });
  });

  test('needs a department when only some are seen, and no subject', () => {
    const messages = (departmentIds: string[] | null) =>
      limitedAccessForm.safeParse({ isLimited: true, subjects: [], departmentIds }).error?.issues.map((i) => i.message);
    expect(messages([])).toEqual(['Vælg mindst én afdeling']);
    expect(messages(['dep_1'])).toBeUndefined();
    expect(messages(null)).toBeUndefined();
  });
});

test('the subjects of an answer have the order of the screen, and unknown ones are left out', () => {
  expect(readSubjects(['TASKS', 'NEW', 'FINANCE'])).toEqual(['FINANCE', 'TASKS']);
  expect(readSubjects(null)).toHaveLength(6);
  expect(readSubjects([])).toEqual([]);
});

test.each([
  [null, null, 'Alt'],
  [['FINANCE', 'LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE'], ['dep_1'], 'Alt · 1 afdeling'],
  [['TASKS', 'LICENSES'], ['dep_1', 'dep_2'], 'Licenser, Opgaver · 2 afdelinger'],
  [[], null, 'Ingen emner'],
])('subjects %j in departments %j are described as %j', (subjects, departmentIds, text) => {
  expect(accessText({ subjects, departmentIds })).toBe(text);
});
