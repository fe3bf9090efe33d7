import { Editor, Node, Path, Range, Text, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { marks, type Block, type ListBlock, type Mark, type RichText, type Run } from '../../../domain/richText.ts';
import { becomeParagraph, isLine, isListNode, lineAt } from './richTextEditor.ts';

type BlockType = 'h1' | 'h2' | 'ul' | 'ol';

export const hasMark = (editor: Editor, mark: Mark) => Editor.marks(editor)?.[mark] === true;

export function toggleMark(editor: Editor, mark: Mark): void {
  ensureSelection(editor);
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

/** Of the first line that is selected. */
export function blockType(editor: Editor): Block['type'] | undefined {
  if (!editor.selection) return undefined;
  return (editor.children as RichText)[Editor.start(editor, editor.selection).path[0]!]?.type;
}

/** On, or back to a paragraph. */
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

/** Of what is selected, or of the line that is written in. */
export function clearFormatting(editor: Editor): void {
  ensureSelection(editor);
  const isRange = Range.isExpanded(editor.selection!);
  Transforms.unsetNodes<Run>(editor, [...marks, 'href'], {
    match: Text.isText,
    split: isRange,
    ...(!isRange && { at: lineAt(editor)?.[1] ?? [] }),
  });
  for (const mark of [...marks, 'href']) Editor.removeMark(editor, mark);
  becomeParagraph(editor);
}

export interface LinkPlace {
  at: Range;
  href: string;
  /** There is no text yet to make a link of. */
  isNew: boolean;
}

/** The link that is written in, or what is selected. */
export function linkPlace(editor: Editor): LinkPlace {
  ensureSelection(editor);
  const selection = editor.selection!;
  const [entry] = Editor.nodes(editor, { match: Text.isText });
  const href = entry && hrefOf(entry[0]);
  if (Range.isExpanded(selection)) return { at: selection, href: href ?? '', isNew: false };
  if (!href || isAfterLink(editor)) return { at: selection, href: '', isNew: true };
  return { at: wholeLink(editor, entry[1], href), href, isNew: false };
}

export function setLink(editor: Editor, { at, isNew }: LinkPlace, href: string, text: string): void {
  if (isNew) {
    Transforms.insertNodes(editor, { text, href }, { at, select: true });
    leaveLink(editor);
  } else {
    Transforms.setNodes<Run>(editor, { href }, { at, match: Text.isText, split: true });
  }
}

export const removeLink = (editor: Editor, { at }: LinkPlace) =>
  Transforms.unsetNodes<Run>(editor, 'href', { at, match: Text.isText, split: true });

/** Whoever goes on writing behind a link means the text, not the link. */
export function leaveLink(editor: Editor): void {
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

/** Its runs may look different from each other. */
function wholeLink(editor: Editor, path: Path, href: string): Range {
  const isPart = (at: Path) => Node.has(editor, at) && hrefOf(Node.get(editor, at)) === href;
  let [first, last] = [path, path];
  while (Path.hasPrevious(first) && isPart(Path.previous(first))) first = Path.previous(first);
  while (isPart(Path.next(last))) last = Path.next(last);
  return { anchor: Editor.start(editor, first), focus: Editor.end(editor, last) };
}

const hrefOf = (node: Node) => (Text.isText(node) ? node.href : undefined);

/** What is selected right now: slate hears of it a moment later, and quick hands are faster. */
export function takeSelection(editor: Editor): void {
  const shown = ReactEditor.isFocused(editor) && window.getSelection();
  const range =
    shown && shown.anchorNode && ReactEditor.toSlateRange(editor, shown, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}

/** Focus that comes back stands where the writer was, not at the start, where browsers put it. */
export function showSelection(editor: Editor, selection: Range): void {
  const { anchor, focus } = selection;
  const [from, to] = [ReactEditor.toDOMPoint(editor, anchor), ReactEditor.toDOMPoint(editor, focus)];
  window.getSelection()?.setBaseAndExtent(...from, ...to);
  Transforms.select(editor, selection);
}

/** Where nobody has been yet, one writes at the end. Half a line below what is meant is not meant. */
function ensureSelection(editor: Editor): void {
  takeSelection(editor);
  const { selection } = editor;
  if (!selection) Transforms.select(editor, Editor.end(editor, []));
  else if (Range.isExpanded(selection)) Transforms.select(editor, Editor.unhangRange(editor, selection));
}
