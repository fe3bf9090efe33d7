/** Formats minutes as in '1 t 30 min', '45 min' and '2 t'; time that was given back as in '−45 min'. */
export function formatWorkedTime(minutes: number): string {
  if (minutes < 0) return `−${formatWorkedTime(-minutes)}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} t`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}
