import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { addNewOnTop } from '../relay/addNewOnTop.ts';

/** A department's ledger, as long as it is on screen. */
export const addNewEntries = (store: RecordSourceSelectorProxy) =>
  addNewOnTop(store, store.getRootField('ledgerChanged'), {
    field: 'ledger',
    connection: 'LedgerHistory_ledger',
    edgeType: 'LedgerEntryEdge',
  });
