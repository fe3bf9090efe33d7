import { wholeNumber } from '../../basics/rules.ts';
import { MAX_THRESHOLD_HOURS } from '../topUps.ts';
import { clipCardPurchase } from './clipCardPurchase.ts';

export const topUpForm = clipCardPurchase.extend({
  thresholdHours: wholeNumber(0, MAX_THRESHOLD_HOURS, 'Grænsen kan ikke være under 0'),
});
