import { useEffect, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
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
  useEffect(refuseDropsBeside, []);
  const follow = (event: DragEvent) => {
    if (!onDrop || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    // Also sent when the pointer moves to an element within this one.
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!onDrop || !files.length) return;
    event.preventDefault();
    onDrop(files);
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
      onDragLeave={leave}
      onDrop={drop}
      onPasteCapture={paste}
    >
      {children}
    </div>
  );
}

const hasFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false;

/** A file that is dropped beside the area would be opened in place of the portal, and what is typed would be lost. */
function refuseDropsBeside(): () => void {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
