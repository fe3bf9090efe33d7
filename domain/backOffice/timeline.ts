import type { ActivityType } from '../basics/vocabulary.ts';

/** The parts of a company's timeline, and the activities that each of them shows. */
export const TimelineGroup = {
  NOTES: { label: 'Noter', activities: [] },
  MONEY: { label: 'Penge', activities: ['invoice', 'reminder', 'event_place', 'purchase_approval'] },
  LICENSES: { label: 'Licenser', activities: ['license', 'license_request', 'service_agreement'] },
  HOURS: { label: 'Timer', activities: ['clip_card', 'clip_card_work', 'service_agreement_work'] },
  SYSTEM: { label: 'System', activities: ['customer', 'department', 'user', 'zendesk_instance'] },
} as const satisfies Record<string, { label: string; activities: ActivityType[] }>;
export type TimelineGroup = keyof typeof TimelineGroup;

/** The part of the timeline that shows the activities of a type. */
export const groupOfActivity = (type: ActivityType): TimelineGroup =>
  (Object.keys(TimelineGroup) as TimelineGroup[]).find((group) =>
    (TimelineGroup[group].activities as readonly ActivityType[]).includes(type),
  ) ?? 'SYSTEM';

/** The kinds of entries in the timeline. */
export const TimelineKind = {
  NOTE: { label: 'Note' },
  ACTIVITY: { label: 'Hændelse' },
  INVOICE: { label: 'Faktura' },
  FAILED_PAYMENT: { label: 'Fejlet betaling' },
  HELP_DESK_KEY: { label: 'Zendesk-nøgle virker ikke' },
  INTEGRATION: { label: 'Integration virker ikke' },
} as const;
export type TimelineKind = keyof typeof TimelineKind;
