import { InitialSchema } from './001_initial_schema.ts';
import { CompanyRooms } from './002_company_rooms.ts';

/** In the order in which they run. A migration that has shipped is never edited. */
export const migrations = [
  { name: '001_initial_schema', class: InitialSchema },
  { name: '002_company_rooms', class: CompanyRooms },
];
