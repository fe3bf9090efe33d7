import { formatWeekdayDate, greeting } from '../../domain/dates.ts';

/** As the overview's question is answered, with or without code that knows it. */
export interface Welcomed {
  viewer: { user: { name: string } | null | undefined };
  dashboard: { customer: { name: string } | null | undefined };
}

/** Over the overview: whom it greets, which company it is about, and what day it is. */
export function welcome({ viewer: { user }, dashboard: { customer } }: Welcomed) {
  const firstName = user?.name.split(' ')[0];
  const today = formatWeekdayDate();
  return {
    heading: firstName ? `${greeting()}, ${firstName}` : greeting(),
    text: customer ? `${customer.name} · ${today}` : today,
  };
}
