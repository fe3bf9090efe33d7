import { formatDate } from '../../../domain/basics/dates.ts';
import type { StatusWord } from '../../../domain/basics/vocabulary.ts';
import { Card, CardHead, List, ListItem } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { priceChanges } from './priceRows.ts';
import styles from './Prices.module.css';
import type { PriceVersion } from './readPriceVersion.ts';

/** All versions, newest first, with who added them and why, and what they change. */
export const PriceHistory = ({ versions, currentId }: { versions: readonly PriceVersion[]; currentId: string }) => (
  <Card flush>
    <CardHead title="Historik" text="Solgte priser ændres aldrig bagefter." />
    <List>
      {versions.map((version) => (
        <Version
          key={version.id}
          version={version}
          before={versions.find(({ withdrawnAt, list }) => !withdrawnAt && list.validFrom < version.list.validFrom)}
          isCurrent={version.list.id === currentId}
        />
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

interface VersionProps {
  version: PriceVersion;
  /** The version that this one replaces, or would have replaced; undefined for the first one. */
  before: PriceVersion | undefined;
  isCurrent: boolean;
}

function Version({ version, before, isCurrent }: VersionProps) {
  const { note, createdAt, createdBy, withdrawnAt, isChangeable, list } = version;
  const by = createdBy ? `${createdBy}, ${formatDate(createdAt)}` : 'De første priser';
  const changes = before ? priceChanges(before.list, list) : [];
  return (
    <ListItem
      title={`Fra ${formatDate(list.validFrom)}`}
      text={
        <>
          {[note, by].filter(Boolean).join(' · ')}
          {changes.map(({ id, name, now, planned }) => (
            <span key={id} className={styles.change}>
              {name}: <span className="num">{now}</span> → <span className="num">{planned}</span>
            </span>
          ))}
        </>
      }
      end={
        <StatusBadge
          words={stateWords}
          status={withdrawnAt ? 'WITHDRAWN' : isChangeable ? 'PLANNED' : isCurrent ? 'CURRENT' : 'PAST'}
        />
      }
    />
  );
}
