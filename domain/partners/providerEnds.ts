import { addDays } from '../basics/dates.ts';

/** Something that a provider will end, and that the portal or its companies still use. */
export interface ProviderEnd {
  provider: string;
  feature: string;
  /** The last day on which it works. */
  endsOn: string;
  /** Tells the team in Danish what to do before that day. */
  text: string;
  /** The screen of the back office where it is done, if there is one. */
  to?: string;
}

/**
 * The operations guide has the same list with its sources, and `npm run check` compares the two. A line is removed once
 * nothing of the portal depends on what ends.
 */
export const providerEnds: readonly ProviderEnd[] = [
  {
    provider: 'Zendesk',
    feature: 'API keys',
    endsOn: '2027-04-30',
    text: 'Zendesk-nøgler holder op med at virke. Få de sidste kunder til at forbinde igen.',
    to: '/admin/seats?status=KEY_ENDS',
  },
  {
    provider: 'Shopify',
    feature: 'API version 2026-07',
    endsOn: '2027-07-01',
    text: 'Shopify lukker API-version 2026-07. Portalen skal opgraderes.',
  },
];

/** Warnings begin this many days before an end. */
export const WARNING_DAYS = 60;

/** The ends that are less than `WARNING_DAYS` away, or over. */
export const endingSoon = (today: string): ProviderEnd[] =>
  providerEnds.filter(({ endsOn }) => endsOn <= addDays(today, WARNING_DAYS));
