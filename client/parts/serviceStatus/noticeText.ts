import { dateOf, formatDateTime, formatRecent, formatTime } from '../../../domain/basics/dates.ts';
import { lowerFirst } from '../../../domain/basics/lowerFirst.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';
import { ServiceNoticeState } from '../../../domain/partners/serviceNotices.ts';

export interface ShownNotice {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string | null | undefined;
  readonly state: string | null | undefined;
  readonly severity: string;
  readonly startsAt: string;
  readonly endsAt: string | null | undefined;
  readonly link: string | null | undefined;
  readonly installations: readonly { readonly id: string; readonly subdomain: string }[];
}

/** The Danish words in front of a title, which is in English when it comes from Zendesk. */
export function leadOf({ kind, state }: Pick<ShownNotice, 'kind' | 'state'>): string {
  if (kind === 'INCIDENT') return 'Det er hos Zendesk:';
  if (kind === 'MAINTENANCE') return state === 'RUNNING' ? 'Zendesk vedligeholder:' : 'Planlagt hos Zendesk:';
  return '';
}

/** The sentences after the title: time, state and instruction, or the text of an announcement. */
export function detailOf(
  { kind, text, state, startsAt, endsAt, installations }: ShownNotice,
  now = Date.now(),
): string {
  if (kind === 'ANNOUNCEMENT') return text ?? '';
  const subdomains = installations.map(({ subdomain }) => subdomain).join(', ');
  const sentences =
    kind === 'INCIDENT'
      ? [
          `Startet ${whenText(startsAt, now)}.`,
          state && labelOf(ServiceNoticeState, state),
          subdomains && `Det gælder ${subdomains}.`,
          'I skal ikke gøre noget, og beskeden forsvinder af sig selv.',
        ]
      : [
          `${state === 'RUNNING' ? 'Begyndt' : 'Begynder'} ${whenText(startsAt, now)}${endText(startsAt, endsAt)}.`,
          subdomains && `Det gælder ${subdomains}.`,
          'I skal ikke gøre noget.',
        ];
  return sentences.filter(Boolean).join(' ');
}

/** Changes when a notice has something new to say, so that a dismissed one is shown again. */
export const noticeKey = ({ id, title, text, state, startsAt, endsAt }: ShownNotice): string =>
  [id, title, text, state, startsAt, endsAt].join('|');

function whenText(moment: string, now: number): string {
  const recent = formatRecent(moment, now);
  return recent.includes(' kl. ') ? lowerFirst(recent) : `den ${formatDateTime(moment)}`;
}

function endText(startsAt: string, endsAt: string | null | undefined): string {
  if (!endsAt) return '';
  return dateOf(startsAt) === dateOf(endsAt)
    ? ` og slutter kl. ${formatTime(endsAt)}`
    : ` og slutter den ${formatDateTime(endsAt)}`;
}
