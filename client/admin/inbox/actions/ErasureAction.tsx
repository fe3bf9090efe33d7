import { ConfirmErasureDialog } from '../../personalData/ConfirmErasureDialog.tsx';
import type { ActionProps } from './ActionProps.ts';

/** Confirms the erasure of a person's data. */
export function ErasureAction({ item: { subjectId, place }, onClose }: ActionProps) {
  return <ConfirmErasureDialog id={subjectId} name={place ?? ''} onClose={onClose} />;
}
