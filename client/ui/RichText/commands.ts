import { Editor, Node, Path, Range, Text, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import {
  marks,
  type Block,
  type ListBlock,
  type Mark,
  type RichText,
  type Run,
} from '../../../domain/basics/richText.ts';
import { convertToParagraph, isLine, isListNode, lineAt } from './richTextEditor.ts';

type BlockType = 'h1' | 'h2' | 'ul' | 'ol';

export const hasMark = (editor: Editor, mark: Mark) => Editor.marks(editor)?.[mark] === true;

export function toggleMark(editor: Editor, mark: Mark): void {
  ensureSelection(editor);
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** The type of the first selected block. */
export function blockType(editor: Editor): Block['type'] | undefined {
  if (!editor.selection) return undefined;
  return (editor.children as RichText)[Editor.start(editor, editor.selection).path[0]!]?.type;
}

/** Gives the selected lines a type, or turns them back into paragraphs when they have the type already. */
export function toggleBlock(editor: Editor, type: BlockType): void {
  ensureSelection(editor);
  const isOn = blockType(editor) === type;
  const lineType = isOn ? 'p' : type === 'ul' || type === 'ol' ? 'li' : type;
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isListNode, split: true });
    Transforms.setNodes(editor, { type: lineType }, { match: isLine });
    if (lineType === 'li')
      Transforms.wrapNodes(editor, { type, children: [] } as ListBlock, {
        match: (node) => isLine(node) && node.type === 'li',
      });
  });
}

/** Clears the formatting of the selection, or of the current line when nothing is selected. */
export function clearFormatting(editor: Editor): void {
  ensureSelection(editor);
  const isRange = Range.isExpanded(editor.selection!);
  Transforms.unsetNodes<Run>(editor, [...marks, 'href'], {
    match: Text.isText,
    split: isRange,
    ...(!isRange && { at: lineAt(editor)?.[1] ?? [] }),
  });
  for (const mark of [...marks, 'href']) Editor.removeMark(editor, mark);
  convertToParagraph(editor);
}

/** The part of the text that a link command applies to. */
export interface LinkTarget {
  at: Range;
  href: string;
  /** Whether the link needs a text of its own, because no text is selected. */
  isNew: boolean;
}

/** The selection, or the whole link around the cursor, or the position for a new link. */
export function findLinkTarget(editor: Editor): LinkTarget {
  ensureSelection(editor);
  const selection = editor.selection!;
  const [entry] = Editor.nodes(editor, { match: Text.isText });
  const href = entry && hrefOf(entry[0]);
  if (Range.isExpanded(selection)) return { at: selection, href: href ?? '', isNew: false };
  if (!href || isAfterLink(editor)) return { at: selection, href: '', isNew: true };
  return { at: linkRange(editor, entry[1], href), href, isNew: false };
}

export function setLink(editor: Editor, { at, isNew }: LinkTarget, href: string, text: string): void {
  if (isNew) {
    Transforms.insertNodes(editor, { text, href }, { at, select: true });
    endLink(editor);
  } else {
    Transforms.setNodes<Run>(editor, { href }, { at, match: Text.isText, split: true });
  }
}

export const removeLink = (editor: Editor, { at }: LinkTarget) =>
  Transforms.unsetNodes<Run>(editor, 'href', { at, match: Text.isText, split: true });

/** Ends the link at the cursor, so that text typed after a link does not become part of it. */
export function endLink(editor: Editor): void {
  if (isAfterLink(editor)) Editor.removeMark(editor, 'href');
}

function isAfterLink(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const { path, offset } = selection.anchor;
  const text = Node.get(editor, path);
  const href = hrefOf(text);
  if (!href || !Text.isText(text) || offset < text.text.length) return false;
  const next = Path.next(path);
  return !Node.has(editor, next) || hrefOf(Node.get(editor, next)) !== href;
}

/** A link can consist of several runs with different marks. */
function linkRange(editor: Editor, path: Path, href: string): Range {
  const isPart = (at: Path) => Node.has(editor, at) && hrefOf(Node.get(editor, at)) === href;
  let [first, last] = [path, path];
  while (Path.hasPrevious(first) && isPart(Path.previous(first))) first = Path.previous(first);
  while (isPart(Path.next(last))) last = Path.next(last);
  return { anchor: Editor.start(editor, first), focus: Editor.end(editor, last) };
}

const hrefOf = (node: Node) => (Text.isText(node) ? node.href : undefined);

/** Copies the browser's selection to Slate. Slate does so itself with a delay, in which the user may press a key. */
export function syncSelection(editor: Editor): void {
  const domSelection = ReactEditor.isFocused(editor) && window.getSelection();
  const range =
    domSelection &&
    domSelection.anchorNode &&
    ReactEditor.toSlateRange(editor, domSelection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}

/** Restores the selection after the editor has got the focus back; the browser would put the cursor at the start. */
export function restoreSelection(editor: Editor, selection: Range): void {
  const { anchor, focus } = selection;
  const [from, to] = [ReactEditor.toDOMPoint(editor, anchor), ReactEditor.toDOMPoint(editor, focus)];
  window.getSelection()?.setBaseAndExtent(...from, ...to);
  Transforms.select(editor, selection);
}

/**
 * Selects the end of the text when nothing was selected yet. A selection that hangs over to the start of the next line
 * is shortened, because the user did not mean that line.
 */
function ensureSelection(editor: Editor): void {
  syncSelection(editor);
  const { selection } = editor;
  if (!selection) Transforms.select(editor, Editor.end(editor, []));
  else if (Range.isExpanded(selection)) Transforms.select(editor, Editor.unhangRange(editor, selection));
}
