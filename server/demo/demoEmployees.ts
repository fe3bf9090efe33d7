import type { EmployeeRole } from '../../domain/basics/vocabulary.ts';

/** An employee of the reseller with each role, who signs in with the demo's password. */
export const demoEmployees: Readonly<Record<EmployeeRole, { name: string; email: string }>> = {
  SUPPORT: { name: 'Signe Holm', email: 'support@portal.example' },
  SALES: { name: 'Jonas Lind', email: 'salg@portal.example' },
  BOOKKEEPING: { name: 'Birthe Krogh', email: 'bogholderi@portal.example' },
  EVENTS: { name: 'Emil Dahl', email: 'events@portal.example' },
};
