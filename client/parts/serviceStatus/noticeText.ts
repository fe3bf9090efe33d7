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

/** A notice of Zendesk in one line. */
export function lineOf({ kind, state, startsAt }: ShownNotice, now = Date.now()): string {
  if (kind === 'INCIDENT') return `Driftsforstyrrelse hos Zendesk siden ${whenText(startsAt, now)}`;
  return state === 'RUNNING' ? 'Zendesk vedligeholder lige nu' : `Zendesk vedligeholder ${whenText(startsAt, now)}`;
}

/** The sentences below the line: state, time, installations and instruction. */
export function detailOf({ kind, state, startsAt, endsAt, installations }: ShownNotice, now = Date.now()): string {
  const subdomains = installations.map(({ subdomain }) => subdomain).join(', ');
  const isIncident = kind === 'INCIDENT';
  const sentences = [
    isIncident
      ? state && labelOf(ServiceNoticeState, state)
      : `${state === 'RUNNING' ? 'Begyndt' : 'Begynder'} ${whenText(startsAt, now)}${endText(startsAt, endsAt)}.`,
    subdomains && `Det gælder ${subdomains}.`,
    isIncident ? 'I skal ikke gøre noget, og beskeden forsvinder af sig selv.' : 'I skal ikke gøre noget.',
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
