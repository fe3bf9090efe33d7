import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readRichText } from '../basics/readRichText.ts';
import { plainText } from '../basics/richText.ts';
import {
  COPIED_COMMENT_MAX,
  isMarker,
  ruleAt,
  textForCustomer,
  type CommentRule,
  type CommentSegment,
} from './taskComments.ts';

const prefix: CommentRule = { kind: 'PREFIX', marker: '@kunde' };
const colon: CommentRule = { kind: 'PREFIX', marker: 'Til kunden:' };
const mention: CommentRule = { kind: 'MENTION', marker: '41' };
const none: CommentRule = { kind: 'NONE', marker: '' };

const shown = (text: string | CommentSegment[], rule: CommentRule) =>
  textForCustomer(typeof text === 'string' ? [{ text }] : text, rule);

test('a marked comment is shown without its marker', () => {
  expect(shown('@kunde Er onsdag fint?', prefix)).toBe('<p>Er onsdag fint?</p>');
  expect(shown('@kunde: Er onsdag fint?', prefix)).toBe('<p>Er onsdag fint?</p>');
  expect(shown('@kunde\nEn\n\nTo\n', prefix)).toBe('<p>En</p><p></p><p>To</p>');
  expect(shown('Til kunden: Klar', colon)).toBe('<p>Klar</p>');
  expect(shown('Til kunden:Klar', colon)).toBe('<p>Klar</p>');
  expect(shown([{ text: '@Kunde', mentionedUserId: '41' }, { text: ' Klar' }], mention)).toBe('<p>Klar</p>');
});

test('formatting is kept, and unsafe addresses are not', () => {
  expect(
    shown(
      [
        { text: '@ku', isBold: true },
        { text: 'nde Se ' },
        { text: 'her', isBold: true, isItalic: true, href: 'https://portal.example/a' },
        { text: ' og der', isUnderlined: true, href: 'javascript:alert(1)' },
        { text: ' <b>&' },
      ],
      prefix,
    ),
  ).toBe('<p>Se <a href="https://portal.example/a"><strong><em>her</em></strong></a><u> og der</u> &lt;b&gt;&amp;</p>');
});

test.each([
  ['leading space', ' @kunde Hej'],
  ['leading line', '\n@kunde Hej'],
  ['another case', '@Kunde Hej'],
  ['a longer word', '@kundeservice må ikke sige det'],
  ['a possessive', '@kunde’s budget'],
  ['a hyphen', '@kunde-intern'],
  ['later in the text', 'Skriv @kunde Hej'],
  ['a full-width sign', '＠kunde Hej'],
  ['a Cyrillic letter', '@kundе Hej'],
  ['a combining mark', '@kunde\u0301 Hej'],
  ['an invisible character before it', '\u200b@kunde Hej'],
  ['an invisible character within it', '@ku\u200bnde Hej'],
  ['an invisible character after it', '@kunde\u200b Hej'],
  ['a right-to-left mark', '\u202e@kunde Hej'],
  ['nothing else', '@kunde'],
  ['nothing visible', '@kunde \u200b\u3164\n'],
  ['an escaped sign', '&#64;kunde Hej'],
  ['an empty comment', ''],
])('a comment with %s stays internal', (_, text) => {
  expect(shown(text, prefix)).toBeUndefined();
});

test('a mention is the real one, and first', () => {
  expect(shown('@Kunde Hej', mention)).toBeUndefined();
  expect(shown([{ text: 'Sig det ikke til ' }, { text: '@Kunde', mentionedUserId: '41' }], mention)).toBeUndefined();
  expect(shown([{ text: '@Kunde', mentionedUserId: '42' }, { text: ' Hej' }], mention)).toBeUndefined();
  expect(shown([{ text: '' }, { text: '@Kunde', mentionedUserId: '41' }, { text: ' Hej' }], mention)).toBeUndefined();
  // A user whose name is the prefix.
  expect(shown([{ text: '@kunde', mentionedUserId: '41' }, { text: ' Hej' }], prefix)).toBeUndefined();
});

test('a comment of 100,000 characters is cut', () => {
  const text = plainText(readRichText(shown(`@kunde ${'æ'.repeat(100_000)}`, prefix)!));
  expect(text).toHaveLength(COPIED_COMMENT_MAX);
});

const marker = fc.constantFrom('@kunde', 'Til kunden:', '#ekstern', '[kunde]');
const segments = (parts: fc.Arbitrary<string>) =>
  fc.array(
    fc.record(
      {
        text: parts,
        isBold: fc.boolean(),
        href: fc.string(),
        mentionedUserId: fc.constantFrom(undefined, '41', '42'),
      },
      { requiredKeys: ['text'] },
    ),
    { maxLength: 6 },
  );
/** Texts near the marker: parts of it, look-alikes, spaces, invisible characters and any other text. */
const nearMarker = fc.oneof(
  fc.constantFrom('@', '@kunde', '@Kunde', 'kunde', '@kundе', '＠kunde', 'Til kunden:', 'til kunden:', 'Til kunden'),
  fc.constantFrom(' ', '\n', '\u200b', '\u00a0', '\u202e', '#ekstern', '[kunde]', '[kunde ]', ''),
  fc.string({ unit: 'grapheme' }),
);

test('no comment passes that does not begin with exactly the marker', () => {
  fc.assert(
    fc.property(segments(nearMarker), marker, (all, text) => {
      const typed = all.map((segment) => segment.text).join('');
      const result = textForCustomer(all, { kind: 'PREFIX', marker: text });
      if (!typed.startsWith(text)) expect(result).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

test('no comment passes whose first piece does not mention the user', () => {
  fc.assert(
    fc.property(segments(nearMarker), (all) => {
      if (all[0]?.mentionedUserId !== '41') expect(textForCustomer(all, mention)).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

test('without a rule no comment passes', () => {
  fc.assert(fc.property(segments(nearMarker), (all) => expect(textForCustomer(all, none)).toBeUndefined()));
});

test('what is shown is the rest of the comment, and no marker', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), marker, (rest, text) => {
      const result = textForCustomer([{ text: `${text} ${rest}` }], { kind: 'PREFIX', marker: text });
      const visible = result === undefined ? '' : plainText(readRichText(result));
      const letters = (value: string) => value.replaceAll(/[\s:,\p{C}]/gu, '');
      if (result !== undefined) expect(letters(visible)).toBe(letters(rest));
    }),
  );
});

test('a comment is judged by the rule that was in force when it was written', () => {
  const rules = [
    { since: 100, name: 'first' },
    { since: 200, name: 'second' },
  ];
  expect(ruleAt(rules, 100)).toBeUndefined();
  expect(ruleAt(rules, 101)?.name).toBe('first');
  expect(ruleAt(rules, 200)?.name).toBe('first');
  expect(ruleAt(rules, 201)?.name).toBe('second');
});

test('a marker is a text that nobody writes by accident', () => {
  expect(['@kunde', 'Til kunden:', '#ekstern', '[kunde]', '!kunde', '@sø:'].map(isMarker)).toEqual(
    Array.from({ length: 6 }, () => true),
  );
  const unfit = [
    'Hej',
    'kunde',
    '@',
    '@1',
    '',
    ' @kunde',
    '@kunde ',
    '@kundе',
    '@ku\u200bnde',
    `@${'k'.repeat(40)}`,
    '::::',
  ];
  expect(unfit.filter(isMarker)).toEqual([]);
});
