export const TIME_ZONE = 'Europe/Copenhagen';

const formatter = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('da-DK', { timeZone: TIME_ZONE, ...options });

const short = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const long = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const withWeekday = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = formatter({ hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

type Moment = string | number | Date;
const at = (moment: Moment) => new Date(moment);

/** '21. nov. 2026' */
export const formatDate = (moment: Moment) => short.format(at(moment));
/** '21. november 2026' */
export const formatLongDate = (moment: Moment) => long.format(at(moment));
/** 'lørdag den 21. november 2026' */
export const formatWeekdayDate = (moment: Moment = Date.now()) => withWeekday.format(at(moment));
/** '09.12' */
export const formatTime = (moment: Moment) => clock.format(at(moment));

/** 'I dag kl. 09.12', 'I går kl. 16.30', and the date of what lies further back. */
export function formatRecent(moment: Moment, now: Moment = Date.now()): string {
  const that = day.format(at(moment));
  if (that === day.format(at(now))) return `I dag kl. ${formatTime(moment)}`;
  if (that === dayBefore(day.format(at(now)))) return `I går kl. ${formatTime(moment)}`;
  return formatDate(moment);
}

export function greeting(now: Moment = Date.now()): string {
  const hour = Number(formatTime(now).slice(0, 2));
  if (hour < 5) return 'Godnat';
  if (hour < 10) return 'Godmorgen';
  if (hour < 12) return 'God formiddag';
  if (hour < 18) return 'God eftermiddag';
  return 'Godaften';
}

/** Counted in dates alone, so that no summer time gets in between. */
function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
