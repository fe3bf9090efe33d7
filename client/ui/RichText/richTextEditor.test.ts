import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Editor, Node, Transforms } from 'slate';
import { readRichText } from '../../../domain/basics/readRichText.ts';
import {
  isList,
  writeRichText,
  type RichTextListItem,
  type RichText,
  type TextBlock,
} from '../../../domain/basics/richText.ts';
import { hostileHtml } from '../../../domain/testing/hostileHtml.ts';
import { sanitizeRichText } from '../../../server/rooms/events/events/richText.service.ts';
import { clearFormatting, endLink, findLinkTarget, removeLink, setLink, toggleBlock, toggleMark } from './commands.ts';
import { readForeignHtml } from './foreignHtml.ts';
import { createRichTextEditor, serializeValue, parseValue } from './richTextEditor.ts';

function createEditorWith(html = ''): Editor {
  const editor = createRichTextEditor();
  editor.children = parseValue(html);
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
}

const clipboard = (parts: Record<string, string>) => ({ getData: (type: string) => parts[type] ?? '' }) as DataTransfer;

/** Selects from one position to another; positions are counted in characters of the whole text. */
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

describe('the editor', () => {
  test('starts a paragraph after a heading, and breaks a line on Shift+Enter', () => {
    const editor = createEditorWith();
    toggleBlock(editor, 'h1');
    editor.insertText('Program');
    editor.insertBreak();
    editor.insertText('Kaffe');
    editor.insertSoftBreak();
    editor.insertText('og brød');
    expect(serializeValue(editor)).toBe('<h1>Program</h1><p>Kaffe<br>og brød</p>');
  });

  test('continues a list on Enter, and ends the list on Enter in an empty item', () => {
    const editor = createEditorWith('<p>Kaffe</p>');
    toggleBlock(editor, 'ul');
    editor.insertBreak();
    editor.insertText('Brød');
    editor.insertBreak();
    editor.insertBreak();
    editor.insertText('Slut');
    expect(serializeValue(editor)).toBe('<ul><li>Kaffe</li><li>Brød</li></ul><p>Slut</p>');
  });

  test('turns a heading or list item into a paragraph on Backspace at its start', () => {
    for (const html of ['<h2>Kaffe</h2>', '<ol><li>Kaffe</li></ol>']) {
      const editor = createEditorWith(html);
      Transforms.select(editor, Editor.start(editor, []));
      editor.deleteBackward('character');
      expect(serializeValue(editor)).toBe('<p>Kaffe</p>');
    }
  });

  test('merges selected paragraphs into an adjacent list, and takes a single item out of the list', () => {
    const editor = createEditorWith('<ol><li>A</li></ol><p>B</p><p>C</p>');
    Transforms.select(editor, { anchor: Editor.start(editor, [1]), focus: Editor.end(editor, [2]) });
    toggleBlock(editor, 'ol');
    expect(serializeValue(editor)).toBe('<ol><li>A</li><li>B</li><li>C</li></ol>');
    selectText(editor, 'B');
    toggleBlock(editor, 'ol');
    expect(serializeValue(editor)).toBe('<ol><li>A</li></ol><p>B</p><ol><li>C</li></ol>');
    toggleBlock(editor, 'h2');
    expect(serializeValue(editor)).toBe('<ol><li>A</li></ol><h2>B</h2><ol><li>C</li></ol>');
  });

  test('sets marks on the selection, and clears them together with the heading', () => {
    const editor = createEditorWith('<h1>Husk en god kop</h1>');
    selectText(editor, 'god');
    for (const mark of ['strong', 'em', 'u'] as const) toggleMark(editor, mark);
    expect(serializeValue(editor)).toBe('<h1>Husk en <strong><em><u>god</u></em></strong> kop</h1>');
    toggleMark(editor, 'em');
    expect(serializeValue(editor)).toBe('<h1>Husk en <strong><u>god</u></strong> kop</h1>');
    clearFormatting(editor);
    expect(serializeValue(editor)).toBe('<p>Husk en god kop</p>');
  });

  test('undoes and redoes a change', () => {
    const editor = createEditorWith('<p>Kaffe</p>');
    toggleBlock(editor, 'ul');
    editor.undo();
    expect(serializeValue(editor)).toBe('<p>Kaffe</p>');
    editor.redo();
    expect(serializeValue(editor)).toBe('<ul><li>Kaffe</li></ul>');
  });

  test('returns an empty string when there are no visible characters', () => {
    const editor = createEditorWith();
    toggleBlock(editor, 'ul');
    editor.insertText('  ');
    expect(serializeValue(editor)).toBe('');
  });
});

describe('links', () => {
  test('are set on the selected text, changed as a whole and removed', () => {
    const editor = createEditorWith('<p>Se <strong>hele</strong> programmet</p>');
    Transforms.select(editor, { anchor: { path: [0, 1], offset: 0 }, focus: Editor.end(editor, [0]) });
    setLink(editor, findLinkTarget(editor), 'https://portal.example/', '');
    expect(serializeValue(editor)).toBe(
      '<p>Se <a href="https://portal.example/"><strong>hele</strong> programmet</a></p>',
    );
    Transforms.select(editor, { path: [0, 1], offset: 2 });
    const target = findLinkTarget(editor);
    expect(target).toMatchObject({ href: 'https://portal.example/', isNew: false });
    setLink(editor, target, 'mailto:hej@portal.example', '');
    expect(serializeValue(editor)).toBe(
      '<p>Se <a href="mailto:hej@portal.example"><strong>hele</strong> programmet</a></p>',
    );
    removeLink(editor, findLinkTarget(editor));
    expect(serializeValue(editor)).toBe('<p>Se <strong>hele</strong> programmet</p>');
  });

  test('do not include text that is typed after them', () => {
    const editor = createEditorWith('<p>Se </p>');
    setLink(editor, findLinkTarget(editor), 'https://portal.example/', 'her');
    editor.insertText(', og kom');
    expect(serializeValue(editor)).toBe('<p>Se <a href="https://portal.example/">her</a>, og kom</p>');
    Transforms.select(editor, { path: [0, 1], offset: 3 });
    endLink(editor);
    editor.insertText('!');
    expect(serializeValue(editor)).toBe('<p>Se <a href="https://portal.example/">her</a>!, og kom</p>');
  });
});

describe('pasting', () => {
  test.each(hostileHtml)('%j inserts allowed elements only', (html) => {
    const editor = createEditorWith('<p>Før</p>');
    editor.insertData(clipboard({ 'text/html': html, 'text/plain': 'x' }));
    expect(sanitizeRichText(serializeValue(editor))).toBe(serializeValue(editor));
    expect(serializeValue(editor)).not.toMatch(/javascript:|vbscript:|data:/i);
    expect(serializeValue(editor)).not.toMatch(/<(?!\/?(h1|h2|p|strong|em|u|ol|ul|li|a|br)[ >])/i);
  });

  test('joins text with a sentence, and inserts blocks between the halves of the sentence', () => {
    const editor = createEditorWith('<p>Før efter</p>');
    Transforms.select(editor, { path: [0, 0], offset: 4 });
    editor.insertData(clipboard({ 'text/html': '<b>midt</b> ' }));
    expect(serializeValue(editor)).toBe('<p>Før <strong>midt</strong>efter</p>');
    editor.insertData(clipboard({ 'text/html': '<h1>Program</h1>\n<ul>\n <li>Kaffe</li>\n</ul>' }));
    editor.insertText('!');
    expect(serializeValue(editor)).toBe(
      '<p>Før <strong>midt</strong></p><h1>Program</h1><ul><li>Kaffe!</li></ul><p>efter</p>',
    );
  });

  test('replaces an empty line, and makes a paragraph of each line of plain text', () => {
    const editor = createEditorWith();
    editor.insertData(clipboard({ 'text/html': '<ol><li>A</li><li>B</li></ol>' }));
    expect(serializeValue(editor)).toBe('<ol><li>A</li><li>B</li></ol>');
    const plain = createEditorWith();
    plain.insertData(clipboard({ 'text/plain': 'A\r\nB <b>\n' }));
    expect(serializeValue(plain)).toBe('<p>A</p><p>B &lt;b&gt;</p><p></p>');
  });

  test('ignores the clipboard format of Slate, which any program can write', () => {
    const nodes = [{ type: 'p', children: [{ text: 'x', href: 'javascript:alert(1)' }] }];
    const editor = createEditorWith();
    editor.insertData(
      clipboard({
        'application/x-slate-fragment': btoa(encodeURIComponent(JSON.stringify(nodes))),
        'text/plain': 'kun tekst',
      }),
    );
    expect(serializeValue(editor)).toBe('<p>kun tekst</p>');
  });

  test.each([
    [
      "Word's paragraphs that look like a list",
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>` +
        `<span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Kaffe<o:p></o:p></p>` +
        `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Brød</p>` +
        `<p class=MsoNormal>Slut</p>`,
      '<ul><li>Kaffe</li><li>Brød</li></ul><p>Slut</p>',
    ],
    [
      "Word's numbers",
      `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Først</p>`,
      '<ol><li>Først</li></ol>',
    ],
    [
      "Google's wrapper and spans",
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Fed</span>' +
        '<span style="font-style:italic"> og kursiv</span></p></b>',
      '<p><strong>Fed</strong><em> og kursiv</em></p>',
    ],
    ["a page's indentation", '<div>\n  <p>\n    To   ord\n  </p>\n  <p><br></p>\n</div>', '<p>To ord</p><p></p>'],
  ])('keeps the meaning of %s', (_from, html, kept) => expect(writeRichText(readForeignHtml(html))).toBe(kept));

  test('keeps all spaces between two editors of the portal', () => {
    const parts: Record<string, string> = {};
    const from = createEditorWith('<h1>To  mellemrum</h1><p>og<br>linje</p>');
    Transforms.select(from, []);
    from.setFragmentData({
      setData: (type: string, data: string) => {
        parts[type] = data;
      },
    } as DataTransfer);
    expect(parts['text/plain']).toBe('To  mellemrum\n\nog\nlinje');
    const to = createEditorWith();
    to.insertData(clipboard(parts));
    expect(serializeValue(to)).toBe('<h1>To  mellemrum</h1><p>og<br>linje</p>');
  });
});

const number = fc.nat({ max: 200 });
const editArbitrary: fc.Arbitrary<(editor: Editor) => void> = fc.oneof(
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
  fc.webUrl().map((href) => (editor: Editor) => setLink(editor, findLinkTarget(editor), new URL(href).href, 'link')),
  fc.constant((editor: Editor) => removeLink(editor, findLinkTarget(editor))),
  fc.constant((editor: Editor) => clearFormatting(editor)),
  fc.constant((editor: Editor) => editor.insertBreak()),
  fc.constant((editor: Editor) => editor.insertSoftBreak()),
  fc.constant((editor: Editor) => editor.deleteBackward('character')),
  fc.constant((editor: Editor) => editor.deleteFragment()),
  fc.constant((editor: Editor) => editor.undo()),
  fc.constant((editor: Editor) => editor.redo()),
);

test('after any sequence of edits, the HTML parses to the same text and the server keeps it unchanged', () => {
  fc.assert(
    fc.property(fc.array(editArbitrary, { maxLength: 30 }), (steps) => {
      const editor = createEditorWith('<p>Kaffe</p><ul><li>Brød</li></ul>');
      for (const act of steps) act(editor);
      const html = serializeValue(editor);
      expect(sanitizeRichText(html)).toBe(html);
      if (html) expect(readRichText(html)).toEqual(withoutEmptyRuns(editor.children as RichText));
      expect(serializeValue({ children: parseValue(html) })).toBe(html);
    }),
    { numRuns: 300 },
  );
});

/** Removes runs without text, which Slate keeps for the cursor. */
function withoutEmptyRuns(blocks: RichText): RichText {
  const copy = JSON.parse(JSON.stringify(blocks)) as RichText;
  const lines = copy.flatMap<TextBlock | RichTextListItem>((block) => (isList(block) ? block.children : [block]));
  for (const line of lines) {
    line.children = line.children.filter(({ text }) => text);
    if (!line.children.length) line.children = [{ text: '' }];
  }
  return copy;
}
