import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './Files.module.css';
import { nameOfPasted } from './prepareFile.ts';

interface FileDropProps {
  /** Undefined where the viewer may add no files. */
  onDrop: ((files: File[]) => void) | undefined;
  children: ReactNode;
}

/**
 * Accepts files that are dropped on its content or pasted into it. Whoever cannot drop uses the button within the
 * content, so this element needs no keyboard and no name.
 */
export function FileDrop({ onDrop, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const follow = (event: DragEvent) => {
    if (!onDrop || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!files.length) return;
    // The browser would open the file in place of the portal.
    event.preventDefault();
    onDrop?.(files);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // A copied text may come with a picture of it, and is pasted as text.
    if (!onDrop || !files.length || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onDrop(files.map((file) => new File([file], nameOfPasted(file, new Date()), { type: file.type })));
  };
  return (
    <div
      className={classes(styles.drop, isOver && styles.over)}
      onDragEnter={follow}
      onDragOver={follow}
      onDragLeave={follow}
      onDrop={drop}
      onPasteCapture={paste}
    >
      {children}
    </div>
  );
}
