import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Editor, Node, Transforms } from 'slate';
import { isList, writeRichText, type ListItem, type RichText, type TextBlock } from '../../../domain/richText.ts';
import { readRichText } from '../../../domain/readRichText.ts';
import { hostileHtml } from '../../../domain/testing/hostileHtml.ts';
import { sanitizeRichText } from '../../../server/events/richText.ts';
import { clearFormatting, leaveLink, linkPlace, removeLink, setLink, toggleBlock, toggleMark } from './commands.ts';
import { readForeignHtml } from './foreignHtml.ts';
import { createRichTextEditor, htmlOf, valueOf } from './richTextEditor.ts';

function editing(html = ''): Editor {
  const editor = createRichTextEditor();
  editor.children = valueOf(html);
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
}

const clipboard = (parts: Record<string, string>) => ({ getData: (type: string) => parts[type] ?? '' }) as DataTransfer;

/** From a place to another in the text, counted in characters of the whole. */
function selectCharacters(editor: Editor, from: number, to: number): void {
  const points = [...Editor.positions(editor, { at: [], unit: 'character' })];
  const at = (index: number) => points[index % points.length]!;
  Transforms.select(editor, { anchor: at(from), focus: at(to) });
}

const selectText = (editor: Editor, text: string) => {
  for (const [node, path] of Node.texts(editor)) {
    const offset = node.text.indexOf(text);
    if (offset >= 0)
      Transforms.select(editor, { anchor: { path, offset }, focus: { path, offset: offset + text.length } });
  }
};

describe('what is written becomes HTML', () => {
  test('a heading is followed by a paragraph, and Shift+Enter breaks a line', () => {
    const editor = editing();
    toggleBlock(editor, 'h1');
    editor.insertText('Program');
    editor.insertBreak();
    editor.insertText('Kaffe');
    editor.insertSoftBreak();
    editor.insertText('og brød');
    expect(htmlOf(editor)).toBe('<h1>Program</h1><p>Kaffe<br>og brød</p>');
  });

  test('Enter goes on with a list, and on an empty item ends it', () => {
    const editor = editing('<p>Kaffe</p>');
    toggleBlock(editor, 'ul');
    editor.insertBreak();
    editor.insertText('Brød');
    editor.insertBreak();
    editor.insertBreak();
    editor.insertText('Slut');
    expect(htmlOf(editor)).toBe('<ul><li>Kaffe</li><li>Brød</li></ul><p>Slut</p>');
  });

  test('backspace at the start of a heading or an item makes it a paragraph', () => {
    for (const html of ['<h2>Kaffe</h2>', '<ol><li>Kaffe</li></ol>']) {
      const editor = editing(html);
      Transforms.select(editor, Editor.start(editor, []));
      editor.deleteBackward('character');
      expect(htmlOf(editor)).toBe('<p>Kaffe</p>');
    }
  });

  test('paragraphs become one list, beside a list a part of it, and one of them leaves it again', () => {
    const editor = editing('<ol><li>A</li></ol><p>B</p><p>C</p>');
    Transforms.select(editor, { anchor: Editor.start(editor, [1]), focus: Editor.end(editor, [2]) });
    toggleBlock(editor, 'ol');
    expect(htmlOf(editor)).toBe('<ol><li>A</li><li>B</li><li>C</li></ol>');
    selectText(editor, 'B');
    toggleBlock(editor, 'ol');
    expect(htmlOf(editor)).toBe('<ol><li>A</li></ol><p>B</p><ol><li>C</li></ol>');
    toggleBlock(editor, 'h2');
    expect(htmlOf(editor)).toBe('<ol><li>A</li></ol><h2>B</h2><ol><li>C</li></ol>');
  });

  test('marks lie on what is selected, and clearing takes them off with the heading', () => {
    const editor = editing('<h1>Husk en god kop</h1>');
    selectText(editor, 'god');
    for (const mark of ['strong', 'em', 'u'] as const) toggleMark(editor, mark);
    expect(htmlOf(editor)).toBe('<h1>Husk en <strong><em><u>god</u></em></strong> kop</h1>');
    toggleMark(editor, 'em');
    expect(htmlOf(editor)).toBe('<h1>Husk en <strong><u>god</u></strong> kop</h1>');
    clearFormatting(editor);
    expect(htmlOf(editor)).toBe('<p>Husk en god kop</p>');
  });

  test('what was done is undone, and done again', () => {
    const editor = editing('<p>Kaffe</p>');
    toggleBlock(editor, 'ul');
    editor.undo();
    expect(htmlOf(editor)).toBe('<p>Kaffe</p>');
    editor.redo();
    expect(htmlOf(editor)).toBe('<ul><li>Kaffe</li></ul>');
  });

  test('nothing readable is nothing at all', () => {
    const editor = editing();
    toggleBlock(editor, 'ul');
    editor.insertText('  ');
    expect(htmlOf(editor)).toBe('');
  });
});

describe('links', () => {
  test('lie on the selected text, are changed as a whole and taken off', () => {
    const editor = editing('<p>Se <strong>hele</strong> programmet</p>');
    Transforms.select(editor, { anchor: { path: [0, 1], offset: 0 }, focus: Editor.end(editor, [0]) });
    setLink(editor, linkPlace(editor), 'https://portal.example/', '');
    expect(htmlOf(editor)).toBe('<p>Se <a href="https://portal.example/"><strong>hele</strong> programmet</a></p>');
    Transforms.select(editor, { path: [0, 1], offset: 2 });
    const place = linkPlace(editor);
    expect(place).toMatchObject({ href: 'https://portal.example/', isNew: false });
    setLink(editor, place, 'mailto:hej@portal.example', '');
    expect(htmlOf(editor)).toBe('<p>Se <a href="mailto:hej@portal.example"><strong>hele</strong> programmet</a></p>');
    removeLink(editor, linkPlace(editor));
    expect(htmlOf(editor)).toBe('<p>Se <strong>hele</strong> programmet</p>');
  });

  test('end where their text ends', () => {
    const editor = editing('<p>Se </p>');
    setLink(editor, linkPlace(editor), 'https://portal.example/', 'her');
    editor.insertText(', og kom');
    expect(htmlOf(editor)).toBe('<p>Se <a href="https://portal.example/">her</a>, og kom</p>');
    Transforms.select(editor, { path: [0, 1], offset: 3 });
    leaveLink(editor);
    editor.insertText('!');
    expect(htmlOf(editor)).toBe('<p>Se <a href="https://portal.example/">her</a>!, og kom</p>');
  });
});

describe('what is pasted', () => {
  test.each(hostileHtml)('of %j is only what the list allows', (html) => {
    const editor = editing('<p>Før</p>');
    editor.insertData(clipboard({ 'text/html': html, 'text/plain': 'x' }));
    expect(sanitizeRichText(htmlOf(editor))).toBe(htmlOf(editor));
    expect(htmlOf(editor)).not.toMatch(/javascript:|vbscript:|data:|<(?!\/?(h1|h2|p|strong|em|u|ol|ul|li|a|br)[ >])/i);
  });

  test('in the middle of a sentence joins it, and blocks stand between its halves', () => {
    const editor = editing('<p>Før efter</p>');
    Transforms.select(editor, { path: [0, 0], offset: 4 });
    editor.insertData(clipboard({ 'text/html': '<b>midt</b> ' }));
    expect(htmlOf(editor)).toBe('<p>Før <strong>midt</strong>efter</p>');
    editor.insertData(clipboard({ 'text/html': '<h1>Program</h1>\n<ul>\n <li>Kaffe</li>\n</ul>' }));
    editor.insertText('!');
    expect(htmlOf(editor)).toBe('<p>Før <strong>midt</strong></p><h1>Program</h1><ul><li>Kaffe!</li></ul><p>efter</p>');
  });

  test('into an empty line takes its place; plain text comes line by line', () => {
    const editor = editing();
    editor.insertData(clipboard({ 'text/html': '<ol><li>A</li><li>B</li></ol>' }));
    expect(htmlOf(editor)).toBe('<ol><li>A</li><li>B</li></ol>');
    const plain = editing();
    plain.insertData(clipboard({ 'text/plain': 'A\r\nB <b>\n' }));
    expect(htmlOf(plain)).toBe('<p>A</p><p>B &lt;b&gt;</p><p></p>');
  });

  test("in slate's own format, which anybody can write, is not read", () => {
    const nodes = [{ type: 'p', children: [{ text: 'x', href: 'javascript:alert(1)' }] }];
    const editor = editing();
    editor.insertData(
      clipboard({
        'application/x-slate-fragment': btoa(encodeURIComponent(JSON.stringify(nodes))),
        'text/plain': 'kun tekst',
      }),
    );
    expect(htmlOf(editor)).toBe('<p>kun tekst</p>');
  });

  test.each([
    [
      "Word's paragraphs that look like a list",
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Kaffe<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Brød</p><p class=MsoNormal>Slut</p>`,
      '<ul><li>Kaffe</li><li>Brød</li></ul><p>Slut</p>',
    ],
    [
      "Word's numbers",
      `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Først</p>`,
      '<ol><li>Først</li></ol>',
    ],
    [
      "Google's wrapper and spans",
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Fed</span><span style="font-style:italic"> og kursiv</span></p></b>',
      '<p><strong>Fed</strong><em> og kursiv</em></p>',
    ],
    ["a page's indentation", '<div>\n  <p>\n    To   ord\n  </p>\n  <p><br></p>\n</div>', '<p>To ord</p><p></p>'],
  ])('of %s keeps its meaning', (_from, html, kept) => expect(writeRichText(readForeignHtml(html))).toBe(kept));

  test('between two editors keeps every space', () => {
    const parts: Record<string, string> = {};
    const from = editing('<h1>To  mellemrum</h1><p>og<br>linje</p>');
    Transforms.select(from, []);
    from.setFragmentData({
      setData: (type: string, data: string) => {
        parts[type] = data;
      },
    } as DataTransfer);
    expect(parts['text/plain']).toBe('To  mellemrum\n\nog\nlinje');
    const to = editing();
    to.insertData(clipboard(parts));
    expect(htmlOf(to)).toBe('<h1>To  mellemrum</h1><p>og<br>linje</p>');
  });
});

const number = fc.nat({ max: 200 });
const step: fc.Arbitrary<(editor: Editor) => void> = fc.oneof(
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .map((text) => (editor: Editor) => editor.insertText(text)),
  fc.tuple(number, number).map(
    ([from, to]) =>
      (editor: Editor) =>
        selectCharacters(editor, from, to),
  ),
  fc.constantFrom('h1', 'h2', 'ul', 'ol').map((type) => (editor: Editor) => toggleBlock(editor, type as 'h1')),
  fc.constantFrom('strong', 'em', 'u').map((mark) => (editor: Editor) => toggleMark(editor, mark as 'em')),
  fc
    .constantFrom(...hostileHtml, '<ul><li>A</li></ul>', '<p>A</p><ol><li>B</li></ol>', '<h1>A</h1>')
    .map((html) => (editor: Editor) => editor.insertData(clipboard({ 'text/html': html }))),
  fc.webUrl().map((href) => (editor: Editor) => setLink(editor, linkPlace(editor), new URL(href).href, 'link')),
  fc.constant((editor: Editor) => removeLink(editor, linkPlace(editor))),
  fc.constant((editor: Editor) => clearFormatting(editor)),
  fc.constant((editor: Editor) => editor.insertBreak()),
  fc.constant((editor: Editor) => editor.insertSoftBreak()),
  fc.constant((editor: Editor) => editor.deleteBackward('character')),
  fc.constant((editor: Editor) => editor.deleteFragment()),
  fc.constant((editor: Editor) => editor.undo()),
  fc.constant((editor: Editor) => editor.redo()),
);

test('whatever is done to a text, its HTML reads back as the same text, and the server keeps it unchanged', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const editor = editing('<p>Kaffe</p><ul><li>Brød</li></ul>');
      for (const act of steps) act(editor);
      const html = htmlOf(editor);
      expect(sanitizeRichText(html)).toBe(html);
      if (html) expect(readRichText(html)).toEqual(tidied(editor.children as RichText));
      expect(htmlOf({ children: valueOf(html) })).toBe(html);
    }),
    { numRuns: 300 },
  );
});

/** Without the runs that have no text, which the editor keeps for the caret. */
function tidied(blocks: RichText): RichText {
  const copy = JSON.parse(JSON.stringify(blocks)) as RichText;
  const lines = copy.flatMap<TextBlock | ListItem>((block) => (isList(block) ? block.children : [block]));
  for (const line of lines) {
    line.children = line.children.filter(({ text }) => text);
    if (!line.children.length) line.children = [{ text: '' }];
  }
  return copy;
}
