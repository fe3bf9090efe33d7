/** The parts of a company's setup by which companies that miss one are found, with their Danish names. */
export const SetupPart = {
  ANY: { label: 'Mindst én ting' },
  DINERO: { label: 'Dinero-kontakt' },
  CLICK_UP: { label: 'ClickUp-mappe' },
  CONTACT: { label: 'Kontaktperson hos os' },
  ADMINISTRATOR: { label: 'Kontoadministrator' },
} as const;
export type SetupPart = keyof typeof SetupPart;
