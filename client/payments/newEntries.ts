import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { prependNewEdges } from '../relay/prependNewEdges.ts';

/** Adds new entries to a department's ledger on screen. */
export const addNewEntries = (store: RecordSourceSelectorProxy) =>
  prependNewEdges(store, store.getRootField('ledgerChanged'), {
    field: 'ledger',
    connection: 'LedgerHistory_ledger',
    edgeType: 'LedgerEntryEdge',
  });
