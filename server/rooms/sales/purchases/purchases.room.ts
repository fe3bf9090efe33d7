import type { Room } from '../../../platform/room.ts';
import { confirmPaidPurchase } from './confirmOrder.ts';

export const purchasesRoom: Room = { name: 'purchases', whenCardPaymentSucceeds: confirmPaidPurchase };
