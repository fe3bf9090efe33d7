import { describe, expect, test } from '@jest/globals';
import { inboxText, type InboxFacts } from './inbox.ts';

const facts = (fields: Partial<InboxFacts>): InboxFacts => ({
  kind: 'RENEWAL',
  amount: null,
  quantity: null,
  plan: null,
  place: null,
  detail: null,
  ...fields,
});

describe('the line about an item', () => {
  test.each<[Partial<InboxFacts>, string]>([
    [
      { kind: 'LICENSE_REQUEST', quantity: 8, plan: 'PLAN_SUITE_GROWTH', place: 'boelgen' },
      '8 × Suite Growth · boelgen',
    ],
    [{ kind: 'RENEWAL', quantity: 12, place: 'B2B-salg' }, 'Serviceaftale · B2B-salg'],
    [{ kind: 'NEW_COMPANY', detail: 'Dinero-kontakt' }, 'Mangler Dinero-kontakt'],
    [
      { kind: 'FAILED_PAYMENT', detail: 'Kortet blev afvist', place: 'Licenser', amount: 599_000 },
      'Kortet blev afvist · Licenser · 5.990,00 kr',
    ],
    [{ kind: 'UNBILLED_PERIOD', quantity: 1, amount: 12_50 }, '1 postering · 12,50 kr'],
    [{ kind: 'INTEGRATION' }, ''],
  ])('%j', (fields, text) => {
    expect(inboxText(facts(fields))).toBe(text);
  });
});
