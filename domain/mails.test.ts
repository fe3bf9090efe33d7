import { expect, test } from '@jest/globals';
import { MailCategory, mailCategoriesFor, mailCategory, mutableCategoryOf } from './mails.ts';

test('every kind of mail belongs to one category', () => {
  const kinds = Object.values(MailCategory).flatMap((category) => [...category.kinds] as string[]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('mails about safety, money and seats are sent in any case, the others where they are wanted', () => {
  expect(
    (['password-changed', 'invitation', 'renewal-reminder', 'event-registered', 'event-cancelled'] as const).map(
      mutableCategoryOf,
    ),
  ).toEqual([null, null, null, null, null]);
  expect(
    (['clip-card-low', 'event-changed', 'license-request-status', 'company-registered'] as const).map(
      mutableCategoryOf,
    ),
  ).toEqual(['LOW_HOURS', 'EVENT_CHANGES', 'ORDERS', 'NEW_COMPANIES']);
});

test('a customer chooses among what customers get, the reseller’s people among all of it', () => {
  expect(mailCategoriesFor('USER').filter((category) => mailCategory(category).isForStaff)).toEqual([]);
  expect(mailCategoriesFor('ADMIN')).toEqual(Object.keys(MailCategory));
});
