import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { addNewOnTop } from '../relay/addNewOnTop.ts';

/** A card tells that its hours were used, and its ledger may be on screen. */
export const addNewHours = (store: RecordSourceSelectorProxy) =>
  addNewOnTop(store, store.getRootField('clipCardChanged')?.getLinkedRecord('edge')?.getLinkedRecord('node'), {
    field: 'entries',
    connection: 'HourLedger_entries',
    edgeType: 'HourEntryEdge',
  });
