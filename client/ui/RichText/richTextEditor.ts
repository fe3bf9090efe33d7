import {
  createEditor,
  Editor,
  Element,
  Node,
  Path,
  Range,
  Text,
  Transforms,
  type BaseEditor,
  type Descendant,
  type NodeEntry,
} from 'slate';
import { withHistory, type HistoryEditor } from 'slate-history';
import { withReact, type ReactEditor } from 'slate-react';
import { readRichText } from '../../../domain/readRichText.ts';
import {
  isBlank,
  isList,
  writeRichText,
  type ListBlock,
  type ListItem,
  type RichText,
  type Run,
  type TextBlock,
} from '../../../domain/richText.ts';
import { insertPasted, writeClipboard } from './clipboard.ts';

declare module 'slate' {
  /** Slate's nodes are the document's own: what is edited is what is written. */
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: TextBlock | ListBlock | ListItem;
    Text: Run;
  }
}

export const nothing = (): TextBlock => ({ type: 'p', children: [{ text: '' }] });

export function valueOf(html: string): Descendant[] {
  const blocks = readRichText(html);
  return blocks.length ? blocks : [nothing()];
}

/** What nobody can read is nothing. */
export function htmlOf({ children }: Pick<Editor, 'children'>): string {
  const blocks = children as RichText;
  return isBlank(blocks) ? '' : writeRichText(blocks);
}

export const isListNode = (node: Node): node is ListBlock => Element.isElement(node) && isList(node);
/** What stands in it is text. */
export const isLine = (node: Node): node is TextBlock | ListItem => Element.isElement(node) && !isList(node);

export const lineAt = (editor: Editor) => Editor.above(editor, { match: isLine });

export function createRichTextEditor(): Editor {
  const editor = withHistory(withReact(createEditor()));
  const { normalizeNode, insertBreak, deleteBackward } = editor;
  editor.normalizeNode = (entry, options) => {
    if (!mend(editor, entry)) normalizeNode(entry, options);
  };
  editor.insertSoftBreak = () => editor.insertText('\n');
  editor.insertBreak = () => {
    const [line, path] = lineAt(editor) ?? [];
    if (!line || !path) return insertBreak();
    if (line.type === 'li' && !Node.string(line)) return becomeParagraph(editor);
    const isEnd =
      editor.selection && Range.isCollapsed(editor.selection) && Editor.isEnd(editor, editor.selection.anchor, path);
    insertBreak();
    // Nobody writes two headings in a row.
    if (isEnd && line.type !== 'li') Transforms.setNodes(editor, { type: 'p' }, { match: isLine });
  };
  editor.deleteBackward = (unit) => {
    const [line, path] = lineAt(editor) ?? [];
    const isStart =
      path &&
      editor.selection &&
      Range.isCollapsed(editor.selection) &&
      Editor.isStart(editor, editor.selection.anchor, path);
    if (isStart && line!.type !== 'p') becomeParagraph(editor);
    else deleteBackward(unit);
  };
  editor.insertData = (data) => insertPasted(editor, data);
  editor.setFragmentData = (data) => writeClipboard(editor, data);
  return editor;
}

export function becomeParagraph(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isListNode, split: true });
    Transforms.setNodes(editor, { type: 'p' }, { match: isLine });
  });
}

/** One step towards the shape of a document; true where one was needed. */
function mend(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Text.isText(node)) return false;
  if (!node.children.length) return mendEmpty(editor, node, path);
  for (const [child, at] of Node.children(editor, path)) {
    if (isLine(node) ? Element.isElement(child) : isListNode(node) && isListNode(child))
      Transforms.unwrapNodes(editor, { at });
    else if (!isLine(node) && Text.isText(child)) Transforms.wrapNodes(editor, { type: 'p', children: [] }, { at });
    else if (isListNode(node) && isLine(child) && child.type !== 'li')
      Transforms.setNodes(editor, { type: 'li' }, { at });
    else if (Editor.isEditor(node) && isLine(child) && child.type === 'li')
      Transforms.setNodes(editor, { type: 'p' }, { at });
    else if (isListNode(child) && continues(editor, child, at)) Transforms.mergeNodes(editor, { at });
    else continue;
    return true;
  }
  return false;
}

function mendEmpty(editor: Editor, node: Editor | Element, path: Path): boolean {
  if (Editor.isEditor(node)) Transforms.insertNodes(editor, nothing(), { at: [0] });
  else if (isListNode(node)) Transforms.removeNodes(editor, { at: path });
  return !isLine(node);
}

/** Lists that touch are one. */
function continues(editor: Editor, { type }: ListBlock, at: Path): boolean {
  const before = Path.hasPrevious(at) && Node.get(editor, Path.previous(at));
  return Boolean(before) && isListNode(before as Node) && (before as ListBlock).type === type;
}
