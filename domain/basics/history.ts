import { formatPlural } from './formatCount.ts';

type Noun = readonly [one: string, many: string];

const nouns = {
  licenses: ['licens', 'licenser'],
  licenseRequests: ['licensanmodning', 'licensanmodninger'],
  serviceAgreements: ['serviceaftale', 'serviceaftaler'],
  clipCards: ['klippekort', 'klippekort'],
  ledgerEntries: ['betaling', 'betalinger'],
  documents: ['dokument', 'dokumenter'],
} as const satisfies Record<string, Noun>;

/** The numbers of records that belong to a department or installation. */
export type History = Partial<Record<keyof typeof nouns, number | null>>;

/** Lists the records that prevent a deletion, as in '2 licenser og 1 serviceaftale'. Undefined when there are none. */
export function historyText(history: History): string | undefined {
  const parts = Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = history[kind as keyof typeof nouns] ?? 0;
    return count > 0 ? [formatPlural(count, one, many)] : [];
  });
  return parts.length ? new Intl.ListFormat('da-DK').format(parts) : undefined;
}
