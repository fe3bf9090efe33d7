import { formatWeekdayDate, greeting } from '../../domain/dates.ts';

/**
 * The part of the dashboard query's response that the heading needs. A plain type, because the heading is also written
 * before Relay has loaded.
 */
export interface DashboardHeadingData {
  viewer: { user: { name: string } | null | undefined };
  dashboard: { customer: { name: string } | null | undefined };
}

/** Returns the heading of the dashboard: a greeting with the user's first name, and the company and date below. */
export function dashboardHeading({ viewer: { user }, dashboard: { customer } }: DashboardHeadingData) {
  const firstName = user?.name.split(' ')[0];
  const today = formatWeekdayDate();
  return {
    heading: firstName ? `${greeting()}, ${firstName}` : greeting(),
    text: customer ? `${customer.name} · ${today}` : today,
  };
}
