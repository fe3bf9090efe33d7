import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { TopUpPause, TopUpState } from '../../../../domain/sales/topUps.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const TopUpStateEnum = enumOf(TopUpState);
export const TopUpPauseEnum = enumOf(TopUpPause);

registerEnum(TopUpStateEnum, 'ClipCardTopUpState', 'Whether a department buys clip cards automatically.', {
  ACTIVE: 'A clip card is bought when few hours are left.',
  PAUSED: 'Nothing is bought until a person continues. `pauseReason` says why.',
  OFF: 'Automatic purchases were switched off. `Department.clipCardTopUp` is null then.',
});
registerEnum(TopUpPauseEnum, 'ClipCardTopUpPause', 'Why automatic purchases are paused.', {
  BY_USER: 'Somebody of the company paused them.',
  PRICE_CHANGED: 'The price of the hours is not the accepted one.',
  TERMS_CHANGED: 'A newer version of the terms of clip cards is in force.',
  PAYMENT_FAILED: 'The payment card was declined.',
  PAYMENT_UNCONFIRMED: 'The bank demands that the customer confirms the payment of the last purchase.',
  NO_PAYMENT_METHOD: 'The department has no payment method.',
  NOT_APPROVED: "The order was above the company's limit, and was not approved or could not be bought.",
  RIGHTS_LOST: 'The person who accepted the price may not buy for the company any more.',
});
