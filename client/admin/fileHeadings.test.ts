import { expect, test } from '@jest/globals';
import { historyColumns } from '../customer/payments/ledgerColumns.tsx';
import { agentColumns } from '../customer/seats/agentColumns.tsx';
import { hourEntryColumns } from '../customer/usedHours/hourEntryColumns.tsx';
import { auditFileColumns } from '../parts/auditLog/auditFileColumns.ts';
import { fileRows, type FileColumn } from '../parts/csv/fileRows.ts';
import { runItemColumns } from './bulk/RunItems.tsx';
import { clipCardColumns } from './clipCards/adminClipCardColumns.tsx';
import { companyColumns } from './companies/companyColumns.tsx';
import { awaitedColumns } from './documents/awaitedColumns.tsx';
import { feedbackColumns } from './events/EventFeedbackTable.tsx';
import { registrationColumns } from './events/registrationColumns.tsx';
import { invoiceColumns } from './invoices/invoiceColumns.tsx';
import { adminRequestColumns } from './licenseRequests/adminRequestColumns.tsx';
import { runningAgreementColumns } from './prices/runningAgreementColumns.tsx';
import { renewalColumns } from './renewals/renewalColumns.tsx';
import { seatColumns } from './seats/seatColumns.tsx';
import { agreementColumns } from './serviceAgreements/adminAgreementColumns.tsx';
import { adminTaskColumns } from './tasks/adminTaskColumns.tsx';
import { teamColumns } from './team/teamColumns.tsx';

const files: [list: string, columns: readonly FileColumn<never>[], headings: string][] = [
  [
    'clip cards',
    clipCardColumns,
    'Id;Virksomhed;Afdeling;Køber;Timer;Brugt;Tilbage;Rabat i procent;Pris;Status;Oprettet;Udløber',
  ],
  [
    'companies',
    companyColumns,
    'Id;Navn;Kontaktperson;E-mail;Telefon;CVR-nummer;Brugere;Afdelinger;Licenser;Oprettet;Mangler',
  ],
  [
    'seats',
    seatColumns,
    'Virksomhed;Afdeling;Installation;Købt;I brug;Ledige;For mange;Ændring på 90 dage;Suspenderet;' +
      'Aldrig logget ind;Ikke logget ind i 90 dage;Læst;Forbindelse;Fejl;Fejl siden;Note',
  ],
  ['awaited documents', awaitedColumns, 'Dokument;Virksomhed;Afdeling;Mappe;Kunden;Senest;Version;Delt'],
  ['team', teamColumns, 'Id;Navn;Titel;E-mail;Telefon;Status;ClickUp-id;Kalenderlink'],
  ['renewals', renewalColumns('', 'DAYS_30'), 'Kunde;Type;Hvad;Antal;Slutdato;Frist;Beslutning;Ansvarlig;Note'],
  [
    'invoices',
    invoiceColumns,
    'Nummer;Art;Virksomhed;Afdeling;CVR-nummer;Udstedt;Forfalder;Status;Metode;Netto;Moms;I alt;Krediteret;Mangler',
  ],
  [
    'tasks',
    adminTaskColumns,
    'Id;Opgave;Virksomhed;Afdeling;Klippekort;Næste skridt;Status;Prioritet;Ansvarlig;Frist;' +
      'Brugte minutter;Anslåede minutter;Oprettet;Opdateret',
  ],
  ['registrations', registrationColumns(true), 'Navn;Email;Status;Firma;Telefon;Kostkrav;Særlige ønsker;Tilmeldt'],
  ['feedback', feedbackColumns, 'Vurdering;Kommentar;Navn;Firma;Skrevet'],
  [
    'running agreements',
    runningAgreementColumns,
    'Virksomhed;Afdeling;Licenser;Fornyes;Nu om året;Ved fornyelsen;Hvorfor',
  ],
  [
    'service agreements',
    agreementColumns,
    'Id;Virksomhed;Afdeling;Bestilt af;Status;Startdato;Slutdato;Måneder;Betaling;Licenser;Pris pr. licens om måneden',
  ],
  ['runs', runItemColumns, 'Id;Række;Status;Årsag'],
  [
    'licence requests',
    adminRequestColumns,
    'Kunde;Afdeling;Subdomæne;Type;Antal;Status;Oprettet;Godkendt;Bestilt af;Noter',
  ],
  [
    'audit log',
    auditFileColumns,
    'Id;Tidspunkt;Handling;Detaljer;Hvem;E-mail;Id på hvem;Logget ind som;Gælder;Gælder e-mail;Gælder id;' +
      'Virksomhed;Adresse',
  ],
  ['agents', agentColumns(false), 'Navn;Rolle;Status;Sidst logget ind;Råd'],
  ['hour entries', hourEntryColumns, 'Dato;Afdeling;Type;Postering;Begrundelse;Udført af;Timer;Minutter'],
  ['payments', historyColumns, 'Dato;Beskrivelse;Netto;Moms;I alt;Metode;Status;Afsluttet;Periode fra;Periode til'],
];

// Bookkeepers and partners read these files by program.
test.each(files)('the file of %s keeps its headings and their order', (_list, columns, headings) => {
  expect(fileRows(columns, [])).toEqual([headings.split(';')]);
});
