import { announcementsRoom } from './admin/announcements/announcements.routes.tsx';
import { auditRoom } from './admin/auditLog/audit.routes.tsx';
import { adminBulkRoom } from './admin/bulk/adminBulk.routes.tsx';
import { adminClipCardsRoom } from './admin/clipCards/adminClipCards.routes.tsx';
import { adminCompaniesRoom } from './admin/companies/adminCompanies.routes.tsx';
import { adminDocumentsRoom } from './admin/documents/adminDocuments.routes.tsx';
import { adminEventsRoom } from './admin/events/adminEvents.routes.tsx';
import { adminInboxRoom } from './admin/inbox/adminInbox.routes.tsx';
import { adminInvoicesRoom } from './admin/invoices/adminInvoices.routes.tsx';
import { adminLicenseRequestsRoom } from './admin/licenseRequests/adminLicenseRequests.routes.tsx';
import { adminPersonalDataRoom } from './admin/personalData/adminPersonalData.routes.tsx';
import { adminPricesRoom } from './admin/prices/adminPrices.routes.tsx';
import { adminRenewalsRoom } from './admin/renewals/adminRenewals.routes.tsx';
import { adminReportsRoom } from './admin/reports/adminReports.routes.tsx';
import { adminSeatsRoom } from './admin/seats/adminSeats.routes.tsx';
import { adminServiceAgreementsRoom } from './admin/serviceAgreements/adminServiceAgreements.routes.tsx';
import { adminTasksRoom } from './admin/tasks/adminTasks.routes.tsx';
import { adminTeamRoom } from './admin/team/adminTeam.routes.tsx';
import { unbilledPlacesRoom } from './admin/unbilledPlaces/unbilledPlaces.routes.tsx';
import type { ClientRoom } from './app/room.ts';
import { playgroundRoom } from './public/playground/playground.routes.tsx';

/** The rooms of admins, which are loaded on demand. Menus list their entries in this order, after those of `rooms`. */
export const adminRooms: ClientRoom[] = [
  adminInboxRoom,
  adminReportsRoom,
  adminCompaniesRoom,
  adminServiceAgreementsRoom,
  adminClipCardsRoom,
  adminLicenseRequestsRoom,
  adminInvoicesRoom,
  adminRenewalsRoom,
  adminSeatsRoom,
  adminPricesRoom,
  adminTasksRoom,
  adminTeamRoom,
  adminDocumentsRoom,
  adminEventsRoom,
  announcementsRoom,
  adminBulkRoom,
  unbilledPlacesRoom,
  auditRoom,
  adminPersonalDataRoom,
  playgroundRoom,
];
