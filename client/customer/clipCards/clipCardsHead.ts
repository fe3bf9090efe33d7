import { CLIP_CARD_MONTHS } from '../../../domain/money/clipCardPricing.ts';

export const clipCardsHead = {
  title: 'Klippekort',
  text: `Forudbetalte timer til hjælp med jeres Zendesk. Gælder i ${CLIP_CARD_MONTHS} måneder fra købet.`,
};
