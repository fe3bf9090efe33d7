import type { Room } from '../../../platform/room.ts';
import { confirmPaidPurchase } from './confirmOrder.service.ts';

export const purchasesRoom: Room = { name: 'purchases', whenCardPaymentSucceeds: confirmPaidPurchase };
