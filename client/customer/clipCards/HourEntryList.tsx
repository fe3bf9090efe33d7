import type { RefObject } from 'react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { shortId } from '../../../domain/basics/shortId.ts';
import { sumsText } from '../../../domain/sales/clipCardText.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExternalReferences } from '../../parts/externalIds/ExternalReferences.tsx';
import { hourColumns } from '../../parts/hours/hourColumns.tsx';
import { hourRows, readEntry } from '../../parts/hours/hourRows.ts';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { Table } from '../../ui/Table.tsx';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue.ts';
import styles from './ClipCards.module.css';
import type { HourEntryList_card$key } from '#relay/HourEntryList_card.graphql';
import type { HourEntryList_sums$key } from '#relay/HourEntryList_sums.graphql';
import type { HourEntryListPaginationQuery } from '#relay/HourEntryListPaginationQuery.graphql';

interface HourEntryListProps {
  card: HourEntryList_card$key;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

const cardFragment = graphql`
  fragment HourEntryList_card on ClipCard
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" })
  @refetchable(queryName: "HourEntryListPaginationQuery") {
    ...HourEntryList_sums
    entries(first: $count, after: $after) @connection(key: "HourEntryList_entries") {
      totalCount
      edges {
        node {
          ...hourRows_entry
        }
      }
    }
  }
`;

const sumsFragment = graphql`
  fragment HourEntryList_sums on ClipCard {
    id
    hours
    hoursUsed
    createdAt
    department {
      name
    }
    user {
      name
    }
  }
`;

/**
 * The hour entries of a card, newest first, with the balance after each. When all are loaded, the purchase comes last.
 */
export function HourEntryList({ card, headingRef }: HourEntryListProps) {
  const { data, ...pages } = usePaginationFragment<HourEntryListPaginationQuery, HourEntryList_card$key>(
    cardFragment,
    card,
  );
  const sums = useFragment<HourEntryList_sums$key>(sumsFragment, data);
  const hasSeveralPages = useHasBeenTrue(pages.hasNext);
  const entries = nodesOf(data.entries).map(readEntry);
  return (
    <section className={styles.ledger} aria-labelledby="hours">
      <header className={styles.ledgerHead}>
        <h2 id="hours" ref={headingRef} tabIndex={-1}>
          Timeregnskab
        </h2>
        <p>
          {sums.department.name} · klippekort {shortId(sums.id)}
        </p>
        <p className="num">{sumsText(sums)}</p>
      </header>
      <ExternalReferences nodeId={sums.id} />
      <Table
        label="Timeregnskab"
        columns={hourColumns}
        rows={hourRows(sums, entries, !pages.hasNext)}
        rowId={({ id }) => id}
        foot={
          hasSeveralPages && (
            <MorePages
              shown={entries.length}
              total={data.entries.totalCount}
              pages={pages}
              failure="Kunne ikke hente timeregnskabet"
            />
          )
        }
      />
    </section>
  );
}
