import { InboxKind } from '../../../domain/backOffice/inbox.ts';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import type { Area, Areas } from '../../app/shell/areas/area.ts';

/** The area whose employees handle the items of a kind, and see them in the inbox. */
const inboxAreas: Readonly<Record<InboxKind, Area>> = {
  RENEWAL: 'sell',
  TASK_COMMENT: 'support',
  FAILED_PAYMENT: 'keepBooks',
  LICENSE_REQUEST: 'sell',
  AGREEMENT: 'sell',
  NEW_COMPANY: 'sell',
  HELP_DESK_KEY: 'support',
  KEY_ENDS: 'support',
  INTEGRATION: 'support',
  PROVIDER_FAULT: 'keepBooks',
  UNBILLED_PLACE: 'keepBooks',
  PLACE_REQUEST: 'runEvents',
  UNBILLED_PERIOD: 'keepBooks',
  ERASURE: 'administer',
};

/** The kinds of items that the viewer can have in the inbox. */
export const kindsInAreas = (areas: Areas): InboxKind[] =>
  valuesOf(InboxKind).filter((kind) => areas[inboxAreas[kind]]);
