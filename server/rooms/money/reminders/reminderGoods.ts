import type { Goods } from '../payments/goods.types.ts';

const nothing = () => Promise.resolve();

/** A fee gives nothing that its payment could make usable: its ledger entry alone has the status. */
export const reminderGoods: Goods = { onPaid: nothing, onFailed: nothing };
