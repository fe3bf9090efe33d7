import { counted } from './counted.ts';

type Word = readonly [one: string, many: string];

const words = {
  licenses: ['licens', 'licenser'],
  licenseRequests: ['licensanmodning', 'licensanmodninger'],
  serviceAgreements: ['serviceaftale', 'serviceaftaler'],
  clipCards: ['klippekort', 'klippekort'],
  ledgerEntries: ['betaling', 'betalinger'],
} as const satisfies Record<string, Word>;

export type History = Partial<Record<keyof typeof words, number | null>>;

/** '2 licenser og 1 serviceaftale': what would be lost; nothing where there is none. */
export function historyText(history: History): string | undefined {
  const parts = Object.entries(words).flatMap(([kind, [one, many]]) => {
    const count = history[kind as keyof typeof words] ?? 0;
    return count > 0 ? [counted(count, one, many)] : [];
  });
  return parts.length ? new Intl.ListFormat('da-DK').format(parts) : undefined;
}
