import { graphql, useFragment } from 'react-relay';
import { formatDate } from '../../../domain/dates.ts';
import type { StatusWord } from '../../../domain/vocabulary.ts';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { PriceHistory_plan$key } from './__generated__/PriceHistory_plan.graphql.ts';

interface PriceHistoryProps {
  versions: readonly ({ readonly id: string } & PriceHistory_plan$key)[];
  currentId: string;
}

/** All versions with who planned them and why. */
export const PriceHistory = ({ versions, currentId }: PriceHistoryProps) => (
  <Card flush>
    <CardHead title="Historik" text="Solgte priser ændres aldrig bagefter." />
    <List>
      {versions.map((version) => (
        <Version key={version.id} version={version} isCurrent={version.id === currentId} />
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

function Version({ version: key, isCurrent }: { version: PriceHistory_plan$key; isCurrent: boolean }) {
  const { note, createdAt, createdBy, withdrawnAt, isChangeable, priceList } = useFragment(
    graphql`
      fragment PriceHistory_plan on PriceListPlan {
        note
        createdAt
        createdBy
        withdrawnAt
        isChangeable
        priceList {
          validFrom
        }
      }
    `,
    key,
  );
  const by = createdBy ? `${createdBy}, ${formatDate(createdAt)}` : 'De første priser';
  return (
    <ListItem
      title={`Fra ${formatDate(priceList.validFrom)}`}
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
