import { Editor, Node, Path, Range, Transforms } from 'slate';
import { plainText, writeRichText, type RichText } from '../../../domain/richText.ts';
import { readRichText } from '../../../domain/readRichText.ts';
import { readForeignHtml } from './foreignHtml.ts';

/** Between our own editors, where every space counts. */
const OWN = 'application/x-portal-richtext';

/** Only what is on the list comes in, wherever it was copied: slate's own format, which anybody can write, is not read. */
export function insertPasted(editor: Editor, data: DataTransfer): void {
  const own = data.getData(OWN);
  const html = data.getData('text/html');
  const blocks = own ? readRichText(own) : html ? readForeignHtml(html) : [];
  insertBlocks(editor, blocks.length ? blocks : linesOf(data.getData('text/plain')));
}

export function writeClipboard(editor: Editor, data: DataTransfer): void {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return;
  const blocks = Node.fragment(editor, selection) as RichText;
  const html = writeRichText(blocks);
  data.setData(OWN, html);
  data.setData('text/html', html);
  data.setData('text/plain', plainText(blocks));
}

const linesOf = (text: string): RichText =>
  text ? text.split(/\r\n|\r|\n/).map((line) => ({ type: 'p', children: [{ text: line }] })) : [];

/** A paragraph alone joins the text that it comes into; anything else stands between what was before and after. */
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
  const around = [Path.previous(after), after].map((path) => Editor.pathRef(editor, path));
  Transforms.insertNodes(editor, blocks, { at: after });
  Transforms.select(editor, Editor.end(editor, [after[0]! + blocks.length - 1]));
  for (const half of around) {
    const path = half.unref();
    if (path && !Node.string(Node.get(editor, path))) Transforms.removeNodes(editor, { at: path });
  }
}
