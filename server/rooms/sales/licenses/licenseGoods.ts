import type { Write } from '../../../platform/db/writes.ts';
import type { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import type { Goods } from '../../money/payments/goods.types.ts';

/** A payment changes nothing about licences. A failed one changes only its ledger entry; the reseller handles it. */
const publishLicense = async ({ publish }: Write, { subjectId: id, customerId }: LedgerEntry): Promise<void> =>
  publish({ topic: 'license.changed', id, customerId });

export const licenseGoods: Goods = { onPaid: publishLicense, onFailed: publishLicense };
