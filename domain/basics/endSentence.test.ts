import { expect, test } from '@jest/globals';
import { endSentence } from './endSentence.ts';

test.each([
  ['Til Fjordlyst ApS', 'Til Fjordlyst ApS.'],
  ['Til Brugsen A.m.b.a.', 'Til Brugsen A.m.b.a.'],
  ['Du er tilmeldt Kom i gang!', 'Du er tilmeldt Kom i gang!'],
])('%s ends with one mark', (text, sentence) => expect(endSentence(text)).toBe(sentence));
