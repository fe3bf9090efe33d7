import { createElement, useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Transforms, type Descendant, type Editor, type Range } from 'slate';
import { HistoryEditor } from 'slate-history';
import {
  Editable,
  Slate,
  type RenderElementProps,
  type RenderLeafProps,
  type RenderPlaceholderProps,
} from 'slate-react';
import { safeHref, type Mark } from '../../../domain/basics/richText.ts';
import { classes } from '../classes.ts';
import type { ControlAttributes } from '../Field.tsx';
import { endLink, findLinkTarget, restoreSelection, syncSelection, toggleMark, type LinkTarget } from './commands.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './RichText.module.css';
import { createRichTextEditor, serializeValue, parseValue } from './richTextEditor.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

interface RichTextEditorProps {
  control: ControlAttributes;
  value: string;
  placeholder?: string | undefined;
  isRequired: boolean;
  onValueChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  focusRef?: Ref<HTMLDivElement> | undefined;
}

/**
 * The editor for formatted text, with HTML as its value. Slate holds the document while it is edited. A value that did
 * not come from the editor, such as a newer version, replaces the document and clears the undo history.
 */
export function RichTextEditor({
  control,
  value,
  placeholder,
  isRequired,
  onValueChange,
  onBlur,
  focusRef,
}: RichTextEditorProps) {
  const [editor] = useState(createRichTextEditor);
  const [initial] = useState(() => parseValue(value));
  const [link, setLink] = useState<LinkTarget>();
  const lastHtml = useRef(value);
  const leftSelection = useRef<Range>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (value === lastHtml.current) return;
    lastHtml.current = value;
    replaceAll(editor, parseValue(value));
  }, [editor, value]);
  const write = () => {
    const html = serializeValue(editor);
    if (html === lastHtml.current) return;
    lastHtml.current = html;
    onValueChange(html);
  };
  const openLink = () => setLink(findLinkTarget(editor));
  // When the handler returns true, Slate regards the blur as handled and still counts as focused. That is right for its
  // own link dialog only; otherwise Slate would take the focus back from the next field at the first key press.
  const handleBlur = () => {
    onBlur?.();
    return link ? true : undefined;
  };
  const closeLink = () => {
    leftSelection.current = editor.selection;
    setLink(undefined);
  };
  const onFocus = () => {
    if (leftSelection.current) restoreSelection(editor, leftSelection.current);
    leftSelection.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      frame.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    syncSelection(editor);
    const key = event.key.toLowerCase();
    if (!(key in markKeys) && key !== 'k') return;
    event.preventDefault();
    // Outside the editor, Ctrl+K opens the command palette.
    event.stopPropagation();
    if (key === 'k') openLink();
    else toggleMark(editor, markKeys[key]!);
  };
  return (
    <Slate editor={editor} initialValue={initial} onValueChange={write}>
      <div className={styles.editor} ref={frame}>
        <RichTextToolbar onLink={openLink} />
        <Editable
          {...control}
          ref={focusRef}
          aria-labelledby={`${control.id}-label`}
          aria-required={isRequired}
          spellCheck
          className={classes(styles.content, styles.text)}
          disableDefaultStyles
          placeholder={placeholder}
          renderPlaceholder={Placeholder}
          renderElement={Line}
          renderLeaf={Leaf}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={handleBlur}
          onDOMBeforeInput={(event) => {
            if (event.inputType.startsWith('insert')) endLink(editor);
          }}
        />
        {link && <LinkDialog editor={editor} target={link} onClose={closeLink} />}
      </div>
    </Slate>
  );
}

const markKeys: Record<string, Mark> = { b: 'strong', i: 'em', u: 'u' };

function replaceAll(editor: Editor, value: Descendant[]): void {
  HistoryEditor.withoutSaving(editor, () => {
    Transforms.deselect(editor);
    editor.children = value;
    editor.onChange();
  });
  editor.history = { undos: [], redos: [] };
}

/** Renders headings as plain elements, because they are not part of the page's outline. */
function Line({ attributes, children, element }: RenderElementProps) {
  const { type } = element;
  if (type === 'ul' || type === 'ol' || type === 'li') return createElement(type, attributes, children);
  return (
    <div {...attributes} className={styles[type]}>
      {children}
    </div>
  );
}

function Leaf({ attributes, children, leaf }: RenderLeafProps) {
  const href = leaf.href && safeHref(leaf.href);
  const markedText = <MarkedText run={leaf}>{children}</MarkedText>;
  return (
    <span {...attributes}>
      {href ? (
        <a href={href} title={href}>
          {markedText}
        </a>
      ) : (
        markedText
      )}
    </span>
  );
}

function Placeholder({ attributes: { style: _faint, ...attributes }, children }: RenderPlaceholderProps) {
  return (
    <span {...attributes} className={styles.placeholder}>
      {children}
    </span>
  );
}
