import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { prependNewEdges } from '../../app/relay/prependNewEdges.ts';

/** Adds the new entries of a live event to the ledger that is on screen. Other departments' ledgers are unaffected. */
export const addNewEntries = (store: RecordSourceSelectorProxy) =>
  prependNewEdges(store, store.getRootField('ledgerChanged'), {
    field: 'ledger',
    connection: 'LedgerHistory_ledger',
    edgeType: 'LedgerEntryEdge',
  });
