import { Suspense, useMemo } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, useSubscription, type PreloadedQuery } from 'react-relay';
import { shortId } from '../../../domain/basics/shortId.ts';
import { sumsText } from '../../../domain/sales/clipCardText.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { prependNewEdges } from '../../app/relay/prependNewEdges.ts';
import { ReferenceLine } from '../../parts/externalIds/ReferenceLine.tsx';
import { hourColumns } from '../../parts/hours/hourColumns.tsx';
import { hourRows, readEntry } from '../../parts/hours/hourRows.ts';
import styles from '../../parts/lists/cells.module.css';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { Table } from '../../ui/Table.tsx';
import { useHasBeenTrue } from '../../ui/useHasBeenTrue.ts';
import type { HourEntriesDialog_query$key } from '#relay/HourEntriesDialog_query.graphql';
import type { HourEntriesDialogPageQuery } from '#relay/HourEntriesDialogPageQuery.graphql';
import type { HourEntriesDialogQuery } from '#relay/HourEntriesDialogQuery.graphql';
import type { HourEntriesDialogSubscription } from '#relay/HourEntriesDialogSubscription.graphql';

/** The hour entries of a clip card; loaded when the dialog opens. */
export const hourEntriesQuery = graphql`
  query HourEntriesDialogQuery($id: ID!) {
    ...HourEntriesDialog_query @arguments(id: $id)
  }
`;

const subscription = graphql`
  subscription HourEntriesDialogSubscription {
    adminClipCardChanged {
      edge {
        node {
          hours
          hoursUsed
          entries(first: 20) {
            totalCount
            edges {
              cursor
              node {
                ...hourRows_entry
              }
            }
          }
        }
      }
    }
  }
`;

interface HourEntriesDialogProps {
  queryRef: PreloadedQuery<HourEntriesDialogQuery>;
  onClose: () => void;
}

/** The hour entries of a clip card, as its customer sees them. A subscription adds new entries. */
export const HourEntriesDialog = ({ queryRef, onClose }: HourEntriesDialogProps) => (
  <Dialog title={`Timeregnskab for klippekort ${shortId(queryRef.variables.id)}`} isOpen wide onClose={onClose}>
    <Suspense fallback={<Spinner />}>
      <HourEntries queryRef={queryRef} />
    </Suspense>
  </Dialog>
);

const queryFragment = graphql`
  fragment HourEntriesDialog_query on Query
  @refetchable(queryName: "HourEntriesDialogPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      clipCard(id: $id) {
        id
        hours
        hoursUsed
        createdAt
        externalReferences {
          program
          externalId
        }
        department {
          name
          customer {
            name
          }
        }
        user {
          name
        }
        entries(first: $count, after: $cursor) @connection(key: "HourEntriesDialog_entries") {
          totalCount
          edges {
            node {
              ...hourRows_entry
            }
          }
        }
      }
    }
  }
`;

function HourEntries({ queryRef }: Pick<HourEntriesDialogProps, 'queryRef'>) {
  const { data, ...pages } = usePaginationFragment<HourEntriesDialogPageQuery, HourEntriesDialog_query$key>(
    queryFragment,
    usePreloadedQuery<HourEntriesDialogQuery>(hourEntriesQuery, queryRef),
  );
  useSubscription<HourEntriesDialogSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: (store) =>
          prependNewEdges(
            store,
            store.getRootField('adminClipCardChanged')?.getLinkedRecord('edge')?.getLinkedRecord('node'),
            { field: 'entries', connection: 'HourEntriesDialog_entries', edgeType: 'HourEntryEdge' },
          ),
      }),
      [],
    ),
  );
  const isLong = useHasBeenTrue(pages.hasNext);
  const card = data.admin.clipCard;
  if (!card) return <p>Klippekortet findes ikke længere.</p>;
  const { department } = card;
  const entries = nodesOf(card.entries).map(readEntry);
  return (
    // A long list has to scroll by keyboard. Its rows have no focusable element, so the group itself takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.stack} role="group" aria-label="Klippekortets timer" tabIndex={0}>
      <p>
        {department.customer.name}, {department.name}: {sumsText(card)}
      </p>
      <ReferenceLine references={card.externalReferences} />
      <Table
        label="Timeregnskab"
        columns={hourColumns}
        rows={hourRows(card, entries, !pages.hasNext)}
        rowId={({ id }) => id}
        foot={
          isLong && (
            <MorePages
              shown={entries.length}
              total={card.entries.totalCount}
              pages={pages}
              failure="Kunne ikke hente klippekort"
            />
          )
        }
      />
    </div>
  );
}
