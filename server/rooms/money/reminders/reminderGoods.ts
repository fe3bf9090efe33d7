import type { Write } from '../../../platform/db/writes.ts';
import type { LedgerEntry } from '../payments/LedgerEntry.ts';

/** A fee gives nothing that its payment could make usable: its ledger entry alone has the status. */
const nothing = (_write: Write, _entry: LedgerEntry): Promise<void> => Promise.resolve();

export const reminderGoods = { onPaid: nothing, onFailed: nothing };
