import { describe, expect, test } from '@jest/globals';
import type { Subject } from '../basics/vocabulary.ts';
import { listInWords, rightsInWords, type RightsToDescribe } from './rightsInWords.ts';

const rights = (changes: Partial<RightsToDescribe>) =>
  rightsInWords({ companyRole: 'READER', subjects: null, departmentNames: null, ...changes });

describe('the rights of a person in words', () => {
  test('say that an administrator may do everything', () => {
    expect(rights({ companyRole: 'ADMINISTRATOR' })).toEqual(['Kan se og ændre alt.']);
  });

  test('say that somebody without limits sees everything', () => {
    expect(rights({})).toEqual(['Kan se alt.', 'Kan ikke ændre noget.']);
  });

  test.each<[Subject[], string[] | null, string[]]>([
    [['FINANCE'], ['Salg', 'Support'], ['Kan se fakturaer for Salg og Support.']],
    [['FINANCE'], ['Salg'], ['Kan se fakturaer for Salg.']],
    [['LICENSES', 'AGREEMENTS', 'TASKS'], null, ['Kan se licenser, aftaler og opgaver.']],
    [['TASKS', 'PEOPLE'], ['Salg'], ['Kan se opgaver for Salg.', 'Kan se brugere.']],
    [['PEOPLE'], ['Salg'], ['Kan se brugere.']],
    [['FINANCE'], [], ['Kan se fakturaer, som ikke hører til en afdeling.']],
    [[], null, ['Kan kun se virksomheden og dens afdelinger og events.']],
    [[], ['Salg'], ['Kan kun se virksomheden, Salg og events.']],
    [[], [], ['Kan kun se virksomheden og events.']],
  ])('of a reader with %j in %j', (subjects, departmentNames, sentences) => {
    expect(rights({ subjects, departmentNames })).toEqual([...sentences, 'Kan ikke ændre noget.']);
  });

  test('say what each role may do with what it sees', () => {
    const actions = (companyRole: RightsToDescribe['companyRole'], subjects: Subject[]) =>
      rights({ companyRole, subjects }).slice(1);
    expect(actions('BUYER', ['FINANCE', 'LICENSES', 'AGREEMENTS', 'TASKS'])).toEqual([
      'Kan bestille licenser.',
      'Kan købe aftaler og klippekort.',
      'Kan betale fakturaer.',
      'Kan oprette og godkende opgaver.',
    ]);
    expect(actions('BUYER', ['LICENSES'])).toEqual(['Kan bestille licenser.']);
    expect(actions('FINANCE', ['FINANCE', 'LICENSES'])).toEqual(['Kan betale fakturaer.']);
    expect(actions('FINANCE', ['FINANCE', 'TASKS'])).toEqual([
      'Kan betale fakturaer.',
      'Kan oprette og godkende opgaver.',
    ]);
    expect(actions('MEMBER', ['TASKS', 'LICENSES'])).toEqual(['Kan oprette og godkende opgaver.']);
    expect(actions('MEMBER', ['LICENSES'])).toEqual(['Kan ikke ændre noget.']);
  });
});

test('a list in words has "og" before its last word', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listInWords)).toEqual(['', 'a', 'a og b', 'a, b og c']);
});
