import {
  Bold,
  Heading1,
  Heading2,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  RemoveFormatting,
  Underline,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import type { Editor } from 'slate';
import { useSlate } from 'slate-react';
import type { Mark } from '../../../domain/basics/richText.ts';
import { blockType, clearFormatting, hasMark, toggleBlock, toggleMark } from './commands.ts';
import styles from './RichText.module.css';

interface Tool {
  label: string;
  /** The key that uses the tool together with Ctrl. */
  keys?: string;
  icon: ReactNode;
  isOn?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
}

type Effect = Pick<Tool, 'isOn' | 'use'>;

const block = (type: 'h1' | 'h2' | 'ul' | 'ol'): Effect => ({
  isOn: (editor) => blockType(editor) === type,
  use: (editor) => toggleBlock(editor, type),
});
const mark = (name: Mark): Effect => ({
  isOn: (editor) => hasMark(editor, name),
  use: (editor) => toggleMark(editor, name),
});

const groups = (onLink: () => void): Tool[][] => [
  [
    { label: 'Overskrift 1', icon: <Heading1 aria-hidden />, ...block('h1') },
    { label: 'Overskrift 2', icon: <Heading2 aria-hidden />, ...block('h2') },
  ],
  [
    { label: 'Fed', keys: 'B', icon: <Bold aria-hidden />, ...mark('strong') },
    { label: 'Kursiv', keys: 'I', icon: <Italic aria-hidden />, ...mark('em') },
    { label: 'Understreget', keys: 'U', icon: <Underline aria-hidden />, ...mark('u') },
  ],
  [
    { label: 'Punktopstilling', icon: <List aria-hidden />, ...block('ul') },
    { label: 'Nummereret liste', icon: <ListOrdered aria-hidden />, ...block('ol') },
  ],
  [
    { label: 'Link', keys: 'K', icon: <LinkIcon aria-hidden />, use: onLink },
    { label: 'Ryd formatering', icon: <RemoveFormatting aria-hidden />, use: clearFormatting },
  ],
];

/**
 * The tools above the text: one stop for the Tab key, with the arrow keys from tool to tool. The text keeps its
 * selection, and also its focus when a tool is clicked.
 */
export function RichTextToolbar({ onLink }: { onLink: () => void }) {
  const editor = useSlate();
  return (
    <Toolbar aria-label="Formatering" className={styles.toolbar!}>
      {groups(onLink).map((tools) => (
        <div key={tools[0]!.label} className={styles.group}>
          {tools.map(({ label, keys, icon, isOn, use }) => (
            <button
              key={label}
              type="button"
              className={styles.tool}
              aria-label={label}
              aria-pressed={isOn?.(editor)}
              title={keys ? `${label} (Ctrl+${keys})` : label}
              aria-keyshortcuts={keys && `Control+${keys}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => use(editor)}
            >
              {icon}
            </button>
          ))}
        </div>
      ))}
    </Toolbar>
  );
}
