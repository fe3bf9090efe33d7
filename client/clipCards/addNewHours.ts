import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { addNewOnTop } from '../relay/addNewOnTop.ts';

/** Adds new hour entries to the ledger on screen when a card changes. */
export const addNewHours = (store: RecordSourceSelectorProxy) =>
  addNewOnTop(store, store.getRootField('clipCardChanged')?.getLinkedRecord('edge')?.getLinkedRecord('node'), {
    field: 'entries',
    connection: 'HourLedger_entries',
    edgeType: 'HourEntryEdge',
  });
