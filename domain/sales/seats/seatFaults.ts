import { formatCount } from '../../basics/formatCount.ts';

/** The largest number of agents of which the portal keeps track. */
export const MAX_AGENTS = 20_000;

/** Why the agents of a help desk could not be read. `text` says what happened and what to do. */
export const SeatFault = {
  KEY_REJECTED: {
    label: 'Zendesk-nøglen afvises',
    text: 'Zendesk-nøglen virker ikke længere. Forbind Zendesk igen under Zendesk-installationer.',
    isFixedByCompany: true,
  },
  CONNECTION_BROKEN: {
    label: 'Forbindelsen er afbrudt',
    text: 'Zendesk giver ikke længere portalen adgang. Forbind Zendesk igen under Zendesk-installationer.',
    isFixedByCompany: true,
  },
  LIST_FORBIDDEN: {
    label: 'Ingen adgang til agenterne',
    text:
      'Den, der forbandt Zendesk, må ikke se agenterne. Forbind igen under Zendesk-installationer med en ' +
      'administrators login til Zendesk.',
    isFixedByCompany: true,
  },
  HELP_DESK_GONE: {
    label: 'Ingen Zendesk på subdomænet',
    text: 'Der er ingen Zendesk på subdomænet længere. Ret det under Zendesk-installationer, og forbind igen.',
    isFixedByCompany: true,
  },
  UNREADABLE: {
    label: 'Uforståeligt svar',
    text: 'Zendesk gav et svar, som portalen ikke kan læse. Den prøver igen. Skriv til os, hvis fejlen bliver ved.',
    isFixedByCompany: false,
  },
  UNREACHABLE: {
    label: 'Ingen forbindelse',
    text: 'Portalen kan ikke få forbindelse til Zendesk. Den prøver selv igen, og I skal ikke gøre noget.',
    isFixedByCompany: false,
  },
  RATE_LIMITED: {
    label: 'For mange forespørgsler',
    text: 'Zendesk får for mange forespørgsler lige nu. Portalen prøver selv igen, og I skal ikke gøre noget.',
    isFixedByCompany: false,
  },
  TOO_MANY_AGENTS: {
    label: 'For mange agenter',
    text: `Zendesk har over ${formatCount(MAX_AGENTS)} agenter, og dem kan portalen ikke tælle. Skriv til os.`,
    isFixedByCompany: false,
  },
} as const;
export type SeatFault = keyof typeof SeatFault;

/** Says in Danish what happened and what to do. */
export const seatFaultText = (fault: SeatFault): string => SeatFault[fault].text;

/** Whether a user of the company can put an end to the fault. */
export const isFixedByCompany = (fault: SeatFault): boolean => SeatFault[fault].isFixedByCompany;
