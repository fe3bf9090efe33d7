/** Formats minutes as in '1 t 30 min', '45 min' and '2 t'. */
export function formatWorkedTime(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} t`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}
