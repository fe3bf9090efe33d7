import { describe, expect, test } from '@jest/globals';
import { assertWithinScope, isSameScope, UNLIMITED } from './scope.service.ts';

describe('what somebody issues', () => {
  const own = { subjects: ['TASKS', 'FINANCE'] as const, departmentIds: ['dep_1', 'dep_2'] };

  test.each([
    [{ subjects: ['TASKS'], departmentIds: ['dep_2'] }],
    [{ subjects: [], departmentIds: [] }],
    [{ subjects: ['FINANCE', 'TASKS'], departmentIds: ['dep_1', 'dep_2'] }],
  ] as const)('may see what they see themselves: %j', (chosen) => {
    expect(() => assertWithinScope(own, chosen)).not.toThrow();
  });

  test.each([
    [{ subjects: ['PEOPLE'], departmentIds: ['dep_1'] }, 'subjects'],
    [{ subjects: null, departmentIds: ['dep_1'] }, 'subjects'],
    [{ departmentIds: ['dep_1'] }, 'subjects'],
    [{ subjects: ['TASKS'], departmentIds: ['dep_3'] }, 'departmentIds'],
    [{ subjects: ['TASKS'] }, 'departmentIds'],
  ] as const)('may see no more than they do: %j', (chosen, field) => {
    expect(() => assertWithinScope(own, chosen)).toThrow(
      expect.objectContaining({ fields: { [field]: expect.anything() } }),
    );
  });

  test('may see everything when they do', () => {
    expect(() => assertWithinScope(UNLIMITED, {})).not.toThrow();
  });
});

test('an empty scope is another one than none', () => {
  const none = { subjects: [], departmentIds: [] };
  expect(isSameScope(none, UNLIMITED)).toBe(false);
  expect(isSameScope({ ...UNLIMITED, departmentIds: [] }, UNLIMITED)).toBe(false);
  expect(isSameScope(none, { subjects: [], departmentIds: [] })).toBe(true);
});
