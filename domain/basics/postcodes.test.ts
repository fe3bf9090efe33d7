import { describe, expect, test } from '@jest/globals';
import { cityOfPostcode } from './postcodes.ts';

describe('the city of a postcode', () => {
  test.each([
    ['0800', 'Høje Taastrup'],
    ['1050', 'København K'],
    ['1473', 'København K'],
    ['1799', 'København V'],
    ['1810', 'Frederiksberg C'],
    ['2800', 'Kongens Lyngby'],
    ['3900', 'Nuuk'],
    ['4305', 'Orø'],
    ['5000', 'Odense C'],
    ['8000', 'Aarhus C'],
    ['8270', 'Højbjerg'],
    ['9990', 'Skagen'],
  ])('%s is %s', (postcode, city) => expect(cityOfPostcode(postcode)).toBe(city));

  test.each(['', '0000', '1499', '800', '80000', '8001', 'DK-8000', 'abcd'])('is unknown for %j', (postcode) =>
    expect(cityOfPostcode(postcode)).toBeUndefined(),
  );
});
