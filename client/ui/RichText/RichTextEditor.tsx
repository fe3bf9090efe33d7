import { Transforms, type Descendant, type Editor, type Range } from 'slate';
import { HistoryEditor } from 'slate-history';
import { createElement, useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import {
  Editable,
  Slate,
  type RenderElementProps,
  type RenderLeafProps,
  type RenderPlaceholderProps,
} from 'slate-react';
import { safeHref, type Mark } from '../../../domain/richText.ts';
import { classes } from '../classes.ts';
import type { ControlAttributes } from '../Field.tsx';
import { leaveLink, linkPlace, showSelection, takeSelection, toggleMark, type LinkPlace } from './commands.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { Looks } from './Looks.tsx';
import styles from './RichText.module.css';
import { createRichTextEditor, htmlOf, valueOf } from './richTextEditor.ts';
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

/** HTML in and out. Slate keeps the document; what is written outside, such as a newer version, replaces it. */
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
  const [initial] = useState(() => valueOf(value));
  const [link, setLink] = useState<LinkPlace>();
  const written = useRef(value);
  const left = useRef<Range>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    replaceAll(editor, valueOf(value));
  }, [editor, value]);
  const write = () => {
    const html = htmlOf(editor);
    if (html === written.current) return;
    written.current = html;
    onValueChange(html);
  };
  const openLink = () => setLink(linkPlace(editor));
  // Slate takes any answer for 'handled' and then counts as focused still. Only towards its own link dialog is that so:
  // elsewhere it would take focus back from the next field at the first letter.
  const leave = () => {
    onBlur?.();
    return link ? true : undefined;
  };
  const closeLink = () => {
    left.current = editor.selection;
    setLink(undefined);
  };
  const comeBack = () => {
    if (left.current) showSelection(editor, left.current);
    left.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      frame.current?.querySelector<HTMLElement>('[role="toolbar"] button')?.focus();
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    takeSelection(editor);
    const key = event.key.toLowerCase();
    if (!(key in markKeys) && key !== 'k') return;
    event.preventDefault();
    // Elsewhere the same keys go somewhere else.
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
          onFocus={comeBack}
          onBlur={leave}
          onDOMBeforeInput={(event) => {
            if (event.inputType.startsWith('insert')) leaveLink(editor);
          }}
        />
        {link && <LinkDialog editor={editor} place={link} onClose={closeLink} />}
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

/** Looks like a heading, but is none of the page's. */
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
  const looks = <Looks run={leaf}>{children}</Looks>;
  return (
    <span {...attributes}>
      {href ? (
        <a href={href} title={href}>
          {looks}
        </a>
      ) : (
        looks
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
