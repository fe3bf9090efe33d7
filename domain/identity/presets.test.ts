import { describe, expect, test } from '@jest/globals';
import { Subject, valuesOf } from '../basics/vocabulary.ts';
import { normalizeSubjects, presetOf } from './presets.ts';

describe('the preset of a role', () => {
  test('limits neither administrators nor buyers nor readers', () => {
    expect([presetOf('ADMINISTRATOR'), presetOf('BUYER'), presetOf('READER')]).toEqual([null, null, null]);
  });

  test('shows the finance role no tasks and no integrations, and members no finance', () => {
    expect(presetOf('FINANCE')).toEqual(['FINANCE', 'LICENSES', 'AGREEMENTS', 'PEOPLE']);
    expect(presetOf('MEMBER')).toEqual(['LICENSES', 'AGREEMENTS', 'TASKS', 'INTEGRATIONS', 'PEOPLE']);
  });

  test('is a copy, so that a change of one user reaches no other', () => {
    presetOf('MEMBER')!.push('FINANCE');
    expect(presetOf('MEMBER')).not.toContain('FINANCE');
  });
});

describe('a list of subjects is stored', () => {
  test('in one order and without repetitions', () => {
    expect(normalizeSubjects(['TASKS', 'FINANCE', 'TASKS'])).toEqual(['FINANCE', 'TASKS']);
  });

  test('as null when it has all subjects, and as an empty list when it has none', () => {
    expect(normalizeSubjects(valuesOf(Subject).toReversed())).toBeNull();
    expect(normalizeSubjects(null)).toBeNull();
    expect(normalizeSubjects([])).toEqual([]);
  });
});
