import { conflict } from '../../../platform/errors.ts';
import type { FileSettings } from '../../../platform/files/settings.ts';
import type { FileRow } from './file.reads.ts';

/** Whether a file can be opened: it is ready, and has been scanned where that is asked for. */
export const isReadable = ({ state, isScanned }: FileRow, { allowsUnscanned }: FileSettings): boolean =>
  state === 'READY' && (isScanned || allowsUnscanned);

export function assertReadable(file: FileRow, settings: FileSettings): void {
  if (isReadable(file, settings)) return;
  throw conflict(file.state === 'READY' ? 'Filen er ikke scannet og kan ikke hentes' : 'Filen kan ikke hentes');
}
