import { describe, expect, test } from '@jest/globals';
import { readRichText } from './readRichText.ts';
import { isBlank, plainText, safeHref, hrefFromInput, writeRichText } from './richText.ts';

describe('formatted text', () => {
  test('allows links with http, https and mailto only', () => {
    expect(safeHref('HTTPS://Portal.Example/ø?a=1&b=2')).toBe('https://portal.example/%C3%B8?a=1&b=2');
    expect(safeHref('mailto:hej@portal.example')).toBe('mailto:hej@portal.example');
    for (const address of [
      '',
      'program',
      '/events',
      '//evil.example',
      '#x',
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      'tel:112',
      'https://',
      `https://a.example/${'x'.repeat(2_000)}`,
    ]) {
      expect(safeHref(address)).toBeUndefined();
    }
  });

  test('gets a scheme for a typed address without one', () => {
    expect(hrefFromInput(' portal.example/program ')).toBe('https://portal.example/program');
    expect(hrefFromInput('localhost.example:4000')).toBe('https://localhost.example:4000/');
    expect(hrefFromInput('hej@portal.example')).toBe('mailto:hej@portal.example');
    expect(hrefFromInput('http://portal.example')).toBe('http://portal.example/');
    for (const typed of ['', 'program', 'to ord.dk', 'javascript:alert(1)', '@portal.example'])
      expect(hrefFromInput(typed)).toBeUndefined();
  });

  test('is written in one way and read back unchanged', () => {
    const html =
      '<h1>Program</h1><p>Kl. 9 &amp; <strong><em>10</em></strong><br>' +
      'se <a href="https://a.example/?a=1&amp;b=2">h<u>er</u></a></p><ol><li>A</li><li></li></ol><p></p>';
    const blocks = readRichText(html);
    expect(writeRichText(blocks)).toBe(html);
    expect(blocks[1]).toEqual({
      type: 'p',
      children: [
        { text: 'Kl. 9 & ' },
        { text: '10', strong: true, em: true },
        { text: '\nse ' },
        { text: 'h', href: 'https://a.example/?a=1&b=2' },
        { text: 'er', u: true, href: 'https://a.example/?a=1&b=2' },
      ],
    });
  });

  test('is written without links to unsafe addresses', () => {
    expect(writeRichText([{ type: 'p', children: [{ text: 'her', href: 'javascript:alert(1)' }] }])).toBe('<p>her</p>');
  });

  test('has empty lines between paragraphs and a dash before list items as plain text', () => {
    expect(plainText(readRichText('<h1>Program</h1><p>To<br>linjer</p><ul><li>A</li><li>B</li></ul>'))).toBe(
      'Program\n\nTo\nlinjer\n\n- A\n- B',
    );
  });

  test('is blank when it has only spaces and line breaks', () => {
    expect(
      ['', '<p></p>', '<p> <br>\u00a0\u200b</p>', '<ul><li></li></ul>'].map((html) => isBlank(readRichText(html))),
    ).toEqual([true, true, true, true]);
    expect(isBlank(readRichText('<p>.</p>'))).toBe(false);
  });
});
