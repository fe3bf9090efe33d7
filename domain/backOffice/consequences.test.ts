import { describe, expect, test } from '@jest/globals';
import { RegistrationStatus, valuesOf } from '../basics/vocabulary.ts';
import {
  newRoleText,
  registrationStatusText,
  savedAgreementText,
  savedClipCardText,
  savedLicenseText,
} from './consequences.ts';

describe('a status that is saved', () => {
  test('says nothing when it stays', () => {
    expect(savedLicenseText('ACTIVE', 'ACTIVE')).toBeUndefined();
    expect(savedAgreementText('ACTIVE', 'ACTIVE', true)).toBeUndefined();
    expect(savedClipCardText('ACTIVE', 'ACTIVE')).toBeUndefined();
  });

  test('tells of the money and of the mails', () => {
    expect(savedLicenseText('PENDING', 'ACTIVE')).toMatch(/betaler .* Ingen får en mail/);
    expect(savedLicenseText('ACTIVE', 'EXPIRED')).toMatch(/krediteres ikke/);
    expect(savedLicenseText('PENDING', 'EXPIRED')).toBeUndefined();
    expect(savedAgreementText('PENDING', 'ACTIVE', true)).toMatch(/faktureres nu, og bestilleren får en mail/);
    expect(savedAgreementText('PENDING', 'ACTIVE', false)).toMatch(/faktureres nu, og ingen får en mail/);
    expect(savedAgreementText('ACTIVE', 'CANCELLED', true)).toMatch(/ikke længere ret til support/);
    expect(savedClipCardText('PENDING', 'ACTIVE')).toMatch(/betalingskort eller kommer på dens faktura/);
    expect(savedClipCardText('ACTIVE', 'USED')).toBeUndefined();
  });
});

describe('a new status of a registration', () => {
  test('says whether a mail is sent, for each change', () => {
    for (const before of valuesOf(RegistrationStatus))
      for (const after of valuesOf(RegistrationStatus).filter((status) => status !== before))
        expect(registrationStatusText(before, after, false)).toMatch(/ mail/);
  });

  test('tells of a payment only where a place costs money and is gained or lost', () => {
    const money = /betales|krediteres/;
    for (const before of valuesOf(RegistrationStatus))
      for (const after of valuesOf(RegistrationStatus).filter((status) => status !== before)) {
        expect(registrationStatusText(before, after, false)).not.toMatch(money);
        const hasPlace = (status: RegistrationStatus) => status === 'REGISTERED' || status === 'CONFIRMED';
        // A person with a place cannot be offered one.
        const isChange = hasPlace(before) !== hasPlace(after) && after !== 'OFFERED' && after !== 'REQUESTED';
        expect({ before, after, tells: money.test(registrationStatusText(before, after, true)) }).toEqual({
          before,
          after,
          tells: isChange,
        });
      }
  });
});

describe('new rights', () => {
  test('name the areas of an employee', () => {
    expect(newRoleText('Ida', 'EMPLOYEE', ['BOOKKEEPING', 'EVENTS'])).toBe(
      'Ida ser og ændrer derefter Bogholderi og Events hos alle virksomheder og bliver logget ud overalt.',
    );
    expect(newRoleText('Ida', 'ADMIN', [])).toMatch(/ændre alt hos alle virksomheder/);
    expect(newRoleText('Ida', 'USER', ['SUPPORT'])).toMatch(/kun sin egen virksomhed/);
  });
});
