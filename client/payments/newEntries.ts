import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { addNewOnTop } from '../relay/addNewOnTop.ts';

/** Adds new entries to a department's ledger on screen. */
export const addNewEntries = (store: RecordSourceSelectorProxy) =>
  addNewOnTop(store, store.getRootField('ledgerChanged'), {
    field: 'ledger',
    connection: 'LedgerHistory_ledger',
    edgeType: 'LedgerEntryEdge',
  });
