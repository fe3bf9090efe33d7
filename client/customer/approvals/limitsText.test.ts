import { expect, test } from '@jest/globals';
import { limitsText } from './limitsText.ts';

test.each([
  [null, null, 'I har ingen grænse, så ingen køb skal godkendes.'],
  [
    5_000_00,
    null,
    'Køb over 5.000 kr ekskl. moms skal godkendes, når en indkøber, en API-nøgle eller et REST-kald bestiller. ' +
      'Licenser uden fast pris skal altid godkendes.',
  ],
  [
    null,
    20_000_00,
    'Hver indkøber og API-nøgle må højst købe for 20.000 kr ekskl. moms pr. måned uden godkendelse. ' +
      'Licenser uden fast pris skal altid godkendes.',
  ],
  [
    5_000_00,
    20_000_00,
    'Køb over 5.000 kr ekskl. moms skal godkendes, når en indkøber, en API-nøgle eller et REST-kald bestiller. ' +
      'Desuden må hver indkøber og API-nøgle højst købe for 20.000 kr ekskl. moms pr. måned uden godkendelse. ' +
      'Licenser uden fast pris skal altid godkendes.',
  ],
])('limits of %p and %p are described', (order, month, text) => expect(limitsText({ order, month })).toBe(text));
