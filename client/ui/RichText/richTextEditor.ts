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
import { readRichText } from '../../../domain/basics/readRichText.ts';
import {
  isBlank,
  isList,
  writeRichText,
  type ListBlock,
  type RichTextListItem,
  type RichText,
  type Run,
  type TextBlock,
} from '../../../domain/basics/richText.ts';
import { insertPasted, writeClipboard } from './clipboard.ts';

declare module 'slate' {
  /** Slate edits the same nodes that `domain/basics/richText.ts` reads and writes, so no conversion is needed. */
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: TextBlock | ListBlock | RichTextListItem;
    Text: Run;
  }
}

export const emptyParagraph = (): TextBlock => ({ type: 'p', children: [{ text: '' }] });

/** Parses HTML for Slate, which needs at least one block. */
export function parseValue(html: string): Descendant[] {
  const blocks = readRichText(html);
  return blocks.length ? blocks : [emptyParagraph()];
}

/** Returns the text as HTML, and an empty string when the text has no visible characters. */
export function serializeValue({ children }: Pick<Editor, 'children'>): string {
  const blocks = children as RichText;
  return isBlank(blocks) ? '' : writeRichText(blocks);
}

export const isListNode = (node: Node): node is ListBlock => Element.isElement(node) && isList(node);
/** Whether the node holds text directly: a paragraph, a heading or a list item. */
export const isLine = (node: Node): node is TextBlock | RichTextListItem => Element.isElement(node) && !isList(node);

/** The line at the cursor. */
export const lineAt = (editor: Editor) => Editor.above(editor, { match: isLine });

/** Creates a Slate editor that keeps to the allowed elements, also for pasted text. */
export function createRichTextEditor(): Editor {
  const editor = withHistory(withReact(createEditor()));
  const { normalizeNode, insertBreak, deleteBackward } = editor;
  editor.normalizeNode = (entry, options) => {
    if (!repair(editor, entry)) normalizeNode(entry, options);
  };
  editor.insertSoftBreak = () => editor.insertText('\n');
  editor.insertBreak = () => {
    const [line, path] = lineAt(editor) ?? [];
    if (!line || !path) return insertBreak();
    if (line.type === 'li' && !Node.string(line)) return convertToParagraph(editor);
    const isEnd =
      editor.selection && Range.isCollapsed(editor.selection) && Editor.isEnd(editor, editor.selection.anchor, path);
    insertBreak();
    // The line after a heading is a paragraph, because two headings in a row are not useful.
    if (isEnd && line.type !== 'li') Transforms.setNodes(editor, { type: 'p' }, { match: isLine });
  };
  editor.deleteBackward = (unit) => {
    const [line, path] = lineAt(editor) ?? [];
    const isStart =
      path &&
      editor.selection &&
      Range.isCollapsed(editor.selection) &&
      Editor.isStart(editor, editor.selection.anchor, path);
    if (isStart && line!.type !== 'p') convertToParagraph(editor);
    else deleteBackward(unit);
  };
  editor.insertData = (data) => insertPasted(editor, data);
  editor.setFragmentData = (data) => writeClipboard(editor, data);
  return editor;
}

/** Turns the selected lines into paragraphs, and takes list items out of their list. */
export function convertToParagraph(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isListNode, split: true });
    Transforms.setNodes(editor, { type: 'p' }, { match: isLine });
  });
}

/** Makes one repair towards a valid document, and returns whether a repair was needed. Slate calls until none is. */
function repair(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Text.isText(node)) return false;
  if (!node.children.length) return repairEmpty(editor, node, path);
  for (const [child, at] of Node.children(editor, path)) {
    if (isLine(node) ? Element.isElement(child) : isListNode(node) && isListNode(child))
      Transforms.unwrapNodes(editor, { at });
    else if (!isLine(node) && Text.isText(child)) Transforms.wrapNodes(editor, { type: 'p', children: [] }, { at });
    else if (isListNode(node) && isLine(child) && child.type !== 'li')
      Transforms.setNodes(editor, { type: 'li' }, { at });
    else if (Editor.isEditor(node) && isLine(child) && child.type === 'li')
      Transforms.setNodes(editor, { type: 'p' }, { at });
    else if (isListNode(child) && continuesList(editor, child, at)) Transforms.mergeNodes(editor, { at });
    else continue;
    return true;
  }
  return false;
}

function repairEmpty(editor: Editor, node: Editor | Element, path: Path): boolean {
  if (Editor.isEditor(node)) Transforms.insertNodes(editor, emptyParagraph(), { at: [0] });
  else if (isListNode(node)) Transforms.removeNodes(editor, { at: path });
  return !isLine(node);
}

/** Whether the list follows directly on a list of the same type; such lists are merged. */
function continuesList(editor: Editor, { type }: ListBlock, at: Path): boolean {
  const before = Path.hasPrevious(at) && Node.get(editor, Path.previous(at));
  return Boolean(before) && isListNode(before as Node) && (before as ListBlock).type === type;
}
