import type { ReactNode } from 'react';
import { marks, type Run } from '../../../domain/richText.ts';

/** A run's marks around it, strong outermost. */
export const Looks = ({ run, children }: { run: Run; children?: ReactNode }) =>
  marks.toReversed().reduce<ReactNode>((inner, Mark) => (run[Mark] ? <Mark>{inner}</Mark> : inner), children);
