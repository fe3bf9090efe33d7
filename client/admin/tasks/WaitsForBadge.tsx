import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { TaskWaitsFor } from '../../../domain/work/tasks.ts';
import { NoValue } from '../../parts/lists/cells.tsx';
import { Badge } from '../../ui/Badge.tsx';

/** For whom a task waits. What waits for the team has the accent of everything that is its turn. */
export const WaitsForBadge = ({ waitsFor }: { waitsFor: string }) =>
  waitsFor === 'NOBODY' ? (
    <NoValue />
  ) : (
    <Badge tone={waitsFor === 'RESELLER' ? 'turn' : 'amber'}>{labelOf(TaskWaitsFor, waitsFor)}</Badge>
  );
