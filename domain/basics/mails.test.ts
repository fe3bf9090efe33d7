import { expect, test } from '@jest/globals';
import { MailCategory, mailCategoriesFor, mailCategory, optionalCategoryOf } from './mails.ts';

test('every kind of mail belongs to exactly one category', () => {
  const kinds = Object.values(MailCategory).flatMap((category) => [...category.kinds] as string[]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('mails about security, money and seats cannot be turned off, all others can', () => {
  expect(
    (['password-changed', 'invitation', 'renewal-reminder', 'event-registered', 'event-cancelled'] as const).map(
      optionalCategoryOf,
    ),
  ).toEqual([null, null, null, null, null]);
  expect(
    (['clip-card-low', 'event-changed', 'license-request-status', 'company-registered'] as const).map(
      optionalCategoryOf,
    ),
  ).toEqual(['LOW_HOURS', 'EVENT_CHANGES', 'ORDERS', 'NEW_COMPANIES']);
});

test('customers choose among the categories for customers, admins among all', () => {
  expect(mailCategoriesFor('USER').filter((category) => mailCategory(category).isForStaff)).toEqual([]);
  expect(mailCategoriesFor('ADMIN')).toEqual(Object.keys(MailCategory));
});
