import { addDays, dateOf } from '../../../../domain/basics/dates.ts';

interface ReplacingEdit {
  /** Name of the mutation that creates a row, and of the one that replaces all of its fields. */
  create: string;
  edit: string;
  /** A value for each field that must be sent. */
  required: Record<string, unknown>;
  /** A value, other than the one without it, for each field that may be left out and is stored. */
  optional: Record<string, unknown>;
}

/** Input types that creating and editing share, although fields may be left out: an edit replaces the whole row. */
export const replacingEdits: Record<string, ReplacingEdit> = {
  AgreedPriceInput: {
    create: 'addAgreedPrice',
    edit: 'updateAgreedPrice',
    required: { item: 'HOURLY_RATE', price: 1_000_00, validFrom: addDays(dateOf(), 10), note: 'Aftalt' },
    optional: { validUntil: addDays(dateOf(), 20) },
  },
  EventInput: {
    create: 'createEvent',
    edit: 'updateEvent',
    required: {
      title: 'Åbent hus',
      description: '<p>Kom forbi.</p>',
      type: 'WEBINAR',
      date: addDays(dateOf(), 30),
      startTime: '09:00',
      endTime: '10:00',
      isOnline: true,
      isPublic: true,
      status: 'DRAFT',
    },
    optional: {
      meetingLink: 'https://moede.example/1',
      capacity: 12,
      price: 250_00,
      offerHours: 48,
      requiresConfirmation: true,
      sendsReminders: false,
      sendsThanks: false,
      materialLink: 'https://materiale.example/1',
      isListed: true,
    },
  },
  TeamMemberInput: {
    create: 'createTeamMember',
    edit: 'updateTeamMember',
    required: { name: 'Sofie Brandt', email: 'sofie@portal.example', title: 'Konsulent' },
    optional: {
      phone: '86 00 12 40',
      avatar: 'https://billeder.example/s.png',
      clickUpId: '4711',
      calendarBookingUrl: 'https://kalender.example/s',
      isActive: false,
    },
  },
};
