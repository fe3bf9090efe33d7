import { expect, test } from '@jest/globals';
import { whomToAsk } from './whomToAsk.ts';

test.each<[string[], string[], string]>([
  [['Support'], ['Ida Lassen'], 'Din rolle er Support. Spørg Ida Lassen, hvis du skal bruge den.'],
  [
    ['Support', 'Events'],
    ['Ida Lassen', 'Per Kofoed'],
    'Dine roller er Support og Events. Spørg Ida Lassen eller Per Kofoed, hvis du skal bruge den.',
  ],
  [['Salg'], [], 'Din rolle er Salg. Spørg en administrator, hvis du skal bruge den.'],
  [[], ['A', 'B', 'C', 'D'], 'Spørg A, B eller C, hvis du skal bruge den.'],
])('roles %j and admins %j: %s', (roles, admins, text) => {
  expect(whomToAsk(roles, admins)).toBe(text);
});
