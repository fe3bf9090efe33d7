import type { ReactNode } from 'react';
import { marks, type Run } from '../../../domain/basics/richText.ts';

/** Wraps a run of text in the elements of its marks, `strong` outermost. */
export const MarkedText = ({ run, children }: { run: Run; children?: ReactNode }) =>
  marks.toReversed().reduce<ReactNode>((inner, Mark) => (run[Mark] ? <Mark>{inner}</Mark> : inner), children);
