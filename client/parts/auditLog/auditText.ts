import { mutationTexts } from '../../../domain/backOffice/mutationTexts.ts';
import { AuditAction, AuditActorKind } from '../../../domain/basics/audit.ts';
import { formatPlural, formatCount } from '../../../domain/basics/formatCount.ts';
import { labelOf } from '../../../domain/basics/vocabulary.ts';

interface AuditEntry {
  readonly action: string;
  readonly actorKind: string;
  readonly actorId: string | null | undefined;
  readonly actorName: string | null | undefined;
  readonly targetId: string | null | undefined;
  readonly targetName: string | null | undefined;
  readonly targetEmail: string | null | undefined;
  readonly detail: string | null | undefined;
  readonly quantity: number | null | undefined;
}

/** Returns the actor's name. An erased person is shown by id, and an actor without id and name by kind. */
export const actorText = ({ actorKind, actorName, actorId }: AuditEntry): string =>
  actorName ?? actorId ?? labelOf(AuditActorKind, actorKind);
/** Returns null for an entry without a target, and for a person who acted on their own account. */
export const targetText = ({ targetName, targetEmail, targetId, actorId }: AuditEntry): string | null =>
  targetId && targetId === actorId ? null : (targetName ?? targetEmail ?? targetId ?? null);
export const actionText = ({ action }: AuditEntry): string => labelOf(AuditAction, action);

/** The details of an audit entry, such as the exported list and its number of rows. */
export const detailText = (entry: AuditEntry): string =>
  [namesMutation(entry) ? changeText(entry.detail) : entry.detail, quantityText(entry)].filter(Boolean).join(', ');

const namesMutation = ({ action }: AuditEntry) => action === 'ADMIN_CHANGE' || action === 'IMPERSONATED_CHANGE';

/** Says what the mutations did whose names are in the detail. Other words of the detail stay as they are. */
const changeText = (detail: string | null | undefined) =>
  detail?.replace(/\b[a-z][A-Za-z]+\b/g, (name) => (Object.hasOwn(mutationTexts, name) ? mutationTexts[name]! : name));

function quantityText({ action, quantity }: AuditEntry): string | undefined {
  if (quantity == null) return undefined;
  switch (action) {
    case 'SIGN_IN_FAILED':
    case 'SIGN_IN_BLOCKED':
      return quantity > 1 ? `${formatCount(quantity)} gange på en time` : undefined;
    case 'BULK_READ':
      return `mindst ${formatPlural(quantity, 'objekt', 'objekter')} på en time`;
    case 'PERSON_ERASED':
      return formatPlural(quantity, 'sted', 'steder');
    case 'LOG_PRUNED':
      return formatPlural(quantity, 'linje', 'linjer');
    default:
      return formatCount(quantity);
  }
}
