/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { isBlank, MAX_RICH_TEXT, writeRichText } from '../../../../domain/basics/richText.ts';
import { hostileHtml } from '../../../../domain/testing/hostileHtml.ts';
import { isEmptyRichText, sanitizeRichText } from './richText.service.ts';

const ALLOWED = new Set(['H1', 'H2', 'P', 'STRONG', 'EM', 'U', 'OL', 'UL', 'LI', 'A', 'BR']);

/** Parses HTML as a browser does and returns every element and attribute outside the allow list. */
function breachesIn(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  return [...head.children, ...body.querySelectorAll('*')].flatMap((element) => [
    ...(ALLOWED.has(element.tagName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [element.outerHTML]),
    ...[...element.attributes]
      .filter(({ name, value }) => element.tagName !== 'A' || name !== 'href' || !/^(https?|mailto):/.test(value))
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

function expectHarmless(html: string): void {
  const clean = sanitizeRichText(html);
  expect(breachesIn(clean)).toEqual([]);
  expect(sanitizeRichText(clean)).toBe(clean);
  expect(clean.length).toBeLessThanOrEqual(MAX_RICH_TEXT);
  // Parsing and serializing the result once more must not produce new markup (mutation XSS).
  const { body } = new DOMParser().parseFromString(clean, 'text/html');
  expect(breachesIn(body.innerHTML)).toEqual([]);
}

test.each(hostileHtml)('sanitizeRichText makes %j harmless', (html) => expectHarmless(html));

describe('removed markup', () => {
  test.each([
    ['<script>alert(1)</script><p>Program</p>', '<p>Program</p>'],
    ['<style>p { color: red }</style><p style="color: red" onclick="alert(1)" class="x">Program</p>', '<p>Program</p>'],
    ['<p><span><font color="red">Mød</font> os</span></p>', '<p>Mød os</p>'],
    ['<p><a href="javascript:alert(1)">Tilmeld</a></p>', '<p>Tilmeld</p>'],
    ['<blink>Nu</blink>', '<p>Nu</p>'],
    ['<table><tr><td>9.00</td><td>Kaffe</td></tr></table>', '<p>9.00</p><p>Kaffe</p>'],
    ['<p>1 < 2 & 3 > 2</p>', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('%s keeps its text', (html, cleaned) => expect(sanitizeRichText(html)).toBe(cleaned));
});

describe('markup of other editors is normalized', () => {
  test.each([
    ['<div><b>Fed</b> og <i>kursiv</i></div>', '<p><strong>Fed</strong> og <em>kursiv</em></p>'],
    ['<h4>Program</h4>\n\n<p>\n  Kaffe\n  og brød\n</p>', '<h2>Program</h2><p>Kaffe og brød</p>'],
    ['<ul><li>A<ol><li>B</li></ol></li><li><p>C</p><p>D</p></li></ul>', '<ul><li>A</li><li>B</li><li>C<br>D</li></ul>'],
    ['<ul><li>A</li></ul><ul><li>B</li></ul>', '<ul><li>A</li><li>B</li></ul>'],
    ['<li>løs', '<ul><li>løs</li></ul>'],
    ['<a href="HTTPS://Portal.Example/ø">her</a>', '<p><a href="https://portal.example/%C3%B8">her</a></p>'],
    ['uden afsnit<br>over to linjer', '<p>uden afsnit<br>over to linjer</p>'],
  ])('%s', (html, normalized) => expect(sanitizeRichText(html)).toBe(normalized));
});

test('links with a scheme other than http, https and mailto are removed, however the scheme is encoded', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'javascript',
        'vbscript',
        'data',
        'file',
        'blob',
        'about',
        'view-source',
        'ftp',
        'tel',
        'filesystem',
      ),
      spelling,
      (scheme, spell) => {
        expect(sanitizeRichText(`<a href="${spell(scheme)}:alert(1)">x</a>`)).not.toMatch(/<a /);
      },
    ),
    { numRuns: 500 },
  );
});

test('random combinations of tags and attributes are reduced to the allow list', () => {
  fc.assert(
    fc.property(randomMarkup, (html) => expectHarmless(html)),
    { numRuns: 400 },
  );
});

test('arbitrary text is harmless', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => expectHarmless(text)),
    { numRuns: 300 },
  );
});

test('deeply nested and very long markup is sanitized', () => {
  const deep = `${'<ul><li><strong><a href="https://a.example">'.repeat(1_500)}inderst`;
  expectHarmless(deep);
  expect(readRichText(sanitizeRichText(deep)).at(-1)).toMatchObject({ type: 'ul' });
  expectHarmless('<'.repeat(MAX_RICH_TEXT));
  expectHarmless(`<p>${'&'.repeat(MAX_RICH_TEXT)}</p>`);
});

test('markup without readable text is empty', () => {
  for (const html of [
    '',
    ' ',
    '<p></p>',
    '<p><br></p>',
    '<p>&nbsp; &#8203;</p>',
    '<ul><li></li></ul>',
    '<script>alert(1)</script>',
    '<p><img src="x"></p>',
  ])
    expect(isEmptyRichText(html)).toBe(true);
  for (const html of ['a', '<p>a</p>', '<ul><li>a</li></ul>']) expect(isEmptyRichText(html)).toBe(false);
  expect(isBlank([])).toBe(true);
});

test('serialized rich text passes unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('h1', 'h2', 'p'),
          fc.string({ unit: 'grapheme', maxLength: 30 }),
          fc.boolean(),
          fc.webUrl(),
        ),
        { maxLength: 6 },
      ),
      (lines) => {
        const html = writeRichText(
          lines.map(([type, text, em, href]) => ({
            type,
            children: [{ text, ...(em && { em: true as const, href }) }],
          })),
        );
        expect(sanitizeRichText(html)).toBe(html);
      },
    ),
  );
});

/** Encodes a scheme with upper case, entities, and characters that browsers ignore. */
const spelling = fc
  .array(fc.constantFrom('upper', 'decimal', 'hex', 'tab', 'newline', 'plain', 'null'), {
    minLength: 12,
    maxLength: 12,
  })
  .map(
    (ways) => (scheme: string) =>
      [...scheme]
        .map(
          (letter, index) =>
            ({
              upper: letter.toUpperCase(),
              decimal: `&#${letter.charCodeAt(0)};`,
              hex: `&#x${letter.charCodeAt(0).toString(16)};`,
              tab: `${letter}&Tab;`,
              newline: `${letter}&#10;`,
              plain: letter,
              null: `${letter}&#0;`,
            })[ways[index % ways.length]!]!,
        )
        .join(''),
  );

const tag = fc.constantFrom(
  'p',
  'h1',
  'h2',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'u',
  'br',
  'b',
  'i',
  'div',
  'span',
  'script',
  'style',
  'svg',
  'math',
  'mglyph',
  'mtext',
  'annotation-xml',
  'foreignObject',
  'title',
  'template',
  'table',
  'tr',
  'td',
  'select',
  'option',
  'textarea',
  'noscript',
  'iframe',
  'form',
  'input',
  'img',
  'object',
  'embed',
  'base',
  'link',
  'meta',
  'xmp',
  'plaintext',
  'body',
  'html',
);
const attribute = fc.constantFrom(
  '',
  ' href="https://portal.example"',
  ' href=javascript:alert(1)',
  ' onclick="alert(1)"',
  ' onerror=alert(1) src=x',
  ' style="x:expression(alert(1))"',
  ' class="a" id=b',
  ' srcdoc="<script>"',
  ' href="&#106;avascript:alert(1)"',
  ' xlink:href="javascript:alert(1)"',
  ' title="</p><script>alert(1)</script>"',
  " href='\"><img src=x onerror=alert(1)>'",
  '/onload=alert(1)',
);
const piece = fc.oneof(
  fc.tuple(tag, attribute).map(([name, attributes]) => `<${name}${attributes}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '>',
    '<',
    '"',
    "'",
    '&lt;',
    '&#0;',
    '\0',
    '\u2028',
    '\u202e',
    'tekst',
    '\n  ',
    '<!doctype x>',
    '<p',
    '</',
  ),
);
const randomMarkup = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
