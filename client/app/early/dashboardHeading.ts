import { formatWeekdayDate, greeting } from '../../../domain/basics/dates.ts';

/**
 * The part of the dashboard query's response that the heading needs. The type is not Relay's, because `showGreeting`
 * writes the heading before Relay has loaded.
 */
export interface DashboardHeadingData {
  viewer: { user: { name: string } | null | undefined };
  dashboard: { customer: { name: string } | null | undefined };
}

/** Returns the heading of the overview, a greeting with the user's first name, and the text below: company and date. */
export function dashboardHeading({ viewer: { user }, dashboard: { customer } }: DashboardHeadingData) {
  const firstName = user?.name.split(' ')[0];
  const today = formatWeekdayDate();
  return {
    heading: firstName ? `${greeting()}, ${firstName}` : greeting(),
    text: customer ? `${customer.name} · ${today}` : today,
  };
}
