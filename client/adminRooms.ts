import { announcementsRoom } from './admin/announcements/announcements.routes.tsx';
import { auditRoom } from './admin/auditLog/audit.routes.tsx';
import { adminBulkRoom } from './admin/bulk/adminBulk.routes.tsx';
import { adminClipCardsRoom } from './admin/clipCards/adminClipCards.routes.tsx';
import { adminCompaniesRoom } from './admin/companies/adminCompanies.routes.tsx';
import { adminEventsRoom } from './admin/events/adminEvents.routes.tsx';
import { adminInboxRoom } from './admin/inbox/adminInbox.routes.tsx';
import { adminInvoicesRoom } from './admin/invoices/adminInvoices.routes.tsx';
import { adminLicenseRequestsRoom } from './admin/licenseRequests/adminLicenseRequests.routes.tsx';
import { adminPersonalDataRoom } from './admin/personalData/adminPersonalData.routes.tsx';
import { adminPricesRoom } from './admin/prices/adminPrices.routes.tsx';
import { adminRenewalsRoom } from './admin/renewals/adminRenewals.routes.tsx';
import { adminReportsRoom } from './admin/reports/adminReports.routes.tsx';
import { taskReportsRoom } from './admin/reports/taskReports.routes.tsx';
import { adminSeatsRoom } from './admin/seats/adminSeats.routes.tsx';
import { adminServiceAgreementsRoom } from './admin/serviceAgreements/adminServiceAgreements.routes.tsx';
import { adminTasksRoom } from './admin/tasks/adminTasks.routes.tsx';
import { commentRuleRoom } from './admin/tasks/commentRule.routes.tsx';
import { adminTeamRoom } from './admin/team/adminTeam.routes.tsx';
import { unbilledPlacesRoom } from './admin/unbilledPlaces/unbilledPlaces.routes.tsx';
import type { AdminRoom } from './app/room.ts';
import { areaRoute } from './app/shell/areas/areaRoute.tsx';
import type { AreaEntry } from './app/shell/areas/entriesInAreas.ts';
import { playgroundRoom } from './public/playground/playground.routes.tsx';

/**
 * The rooms of the back office, which are loaded on demand. Menus list their entries in this order, after those of
 * `rooms`.
 */
export const adminRooms: AdminRoom[] = [
  adminInboxRoom,
  adminReportsRoom,
  taskReportsRoom,
  adminCompaniesRoom,
  adminServiceAgreementsRoom,
  adminClipCardsRoom,
  adminLicenseRequestsRoom,
  adminInvoicesRoom,
  adminRenewalsRoom,
  adminSeatsRoom,
  adminPricesRoom,
  adminTasksRoom,
  commentRuleRoom,
  adminTeamRoom,
  adminEventsRoom,
  announcementsRoom,
  adminBulkRoom,
  unbilledPlacesRoom,
  auditRoom,
  adminPersonalDataRoom,
  playgroundRoom,
];

/** The routes of the back office, each open to employees of its room's area. */
export const adminScreens = adminRooms.flatMap(({ screens = [], area, customersSee }) =>
  screens.map((route) => areaRoute(route, { area, customersSee })),
);

/** The menu entries of the back office, each with its room's area. */
export const adminEntries = adminRooms.flatMap(({ navigation = [], area }) =>
  navigation.map((entry): AreaEntry => ({ ...entry, area })),
);
