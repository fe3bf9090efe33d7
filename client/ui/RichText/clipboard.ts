import { Editor, Node, Path, Range, Transforms } from 'slate';
import { readRichText } from '../../../domain/basics/readRichText.ts';
import { plainText, writeRichText, type RichText } from '../../../domain/basics/richText.ts';
import { readForeignHtml } from './foreignHtml.ts';

/** The format between the portal's own editors, which keeps all spaces. */
const PORTAL_MIME_TYPE = 'application/x-portal-richtext';

/**
 * Inserts pasted data, reduced to the elements that are allowed. Slate's own clipboard format is not read, because any
 * other program can write that format without these limits.
 */
export function insertPasted(editor: Editor, data: DataTransfer): void {
  const portalHtml = data.getData(PORTAL_MIME_TYPE);
  const html = data.getData('text/html');
  const blocks = portalHtml ? readRichText(portalHtml) : html ? readForeignHtml(html) : [];
  insertBlocks(editor, blocks.length ? blocks : paragraphsOf(data.getData('text/plain')));
}

/** Writes the selection to the clipboard as the portal's format, HTML and plain text. */
export function writeClipboard(editor: Editor, data: DataTransfer): void {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return;
  const blocks = Node.fragment(editor, selection) as RichText;
  const html = writeRichText(blocks);
  data.setData(PORTAL_MIME_TYPE, html);
  data.setData('text/html', html);
  data.setData('text/plain', plainText(blocks));
}

const paragraphsOf = (text: string): RichText =>
  text ? text.split(/\r\n|\r|\n/).map((line) => ({ type: 'p', children: [{ text: line }] })) : [];

/** Inserts a single paragraph into the line at the cursor. Other blocks split the line and go in between. */
function insertBlocks(editor: Editor, blocks: RichText): void {
  const [first] = blocks;
  if (!first || !editor.selection) return;
  Editor.withoutNormalizing(editor, () => {
    if (Range.isExpanded(editor.selection!)) Transforms.delete(editor);
    if (blocks.length === 1 && first.type === 'p') Transforms.insertNodes(editor, first.children, { select: true });
    else insertBetween(editor, blocks);
  });
}

function insertBetween(editor: Editor, blocks: RichText): void {
  Transforms.splitNodes(editor, { match: (_node, path) => path.length === 1, always: true });
  const after = editor.selection!.anchor.path.slice(0, 1);
  const halves = [Path.previous(after), after].map((path) => Editor.pathRef(editor, path));
  Transforms.insertNodes(editor, blocks, { at: after });
  Transforms.select(editor, Editor.end(editor, [after[0]! + blocks.length - 1]));
  for (const half of halves) {
    const path = half.unref();
    if (path && !Node.string(Node.get(editor, path))) Transforms.removeNodes(editor, { at: path });
  }
}
