import { formatDate } from '../../../domain/dates.ts';
import type { StatusWord } from '../../../domain/vocabulary.ts';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Plan } from './readPlan.ts';

interface PriceHistoryProps {
  versions: readonly Plan[];
  currentId: string;
}

/** All versions with who planned them and why. */
export const PriceHistory = ({ versions, currentId }: PriceHistoryProps) => (
  <Card flush>
    <CardHead title="Historik" text="Solgte priser ændres aldrig bagefter." />
    <List>
      {versions.map((version) => (
        <Version key={version.id} version={version} isCurrent={version.list.id === currentId} />
      ))}
    </List>
  </Card>
);

const stateWords = {
  PLANNED: { label: 'Planlagt', tone: 'blue' },
  CURRENT: { label: 'Gælder', tone: 'green' },
  PAST: { label: 'Afløst', tone: 'grey' },
  WITHDRAWN: { label: 'Trukket tilbage', tone: 'grey' },
} as const satisfies Readonly<Record<string, StatusWord>>;

function Version({ version, isCurrent }: { version: Plan; isCurrent: boolean }) {
  const { note, createdAt, createdBy, withdrawnAt, isChangeable, list } = version;
  const by = createdBy ? `${createdBy}, ${formatDate(createdAt)}` : 'De første priser';
  return (
    <ListItem
      title={`Fra ${formatDate(list.validFrom)}`}
      text={[note, by].filter(Boolean).join(' · ')}
      end={
        <StatusBadge
          words={stateWords}
          status={withdrawnAt ? 'WITHDRAWN' : isChangeable ? 'PLANNED' : isCurrent ? 'CURRENT' : 'PAST'}
        />
      }
    />
  );
}
