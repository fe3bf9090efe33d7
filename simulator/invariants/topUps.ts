import { sqlInvariant } from './Invariant.ts';

/** Clip cards that were bought automatically, at once or after an approval. */
const TOP_UPS = `select c.id, c.department_id, c.price, c.created_at,
    coalesce(a.created_at, c.created_at) as ordered_at,
    coalesce(a.net, c.price) as ordered_net, c.status, e.settled_at
  from clip_card c
  left join purchase_approval a on a.subject_id = c.id and a.requested_by_id like 'topup\\_%'
  left join ledger_entry e on e.subject_id = c.id and e.gross > 0
  where (c.origin = 'PORTAL' and c.purchase_id like 'topup\\_%') or a.id is not null`;

/** Invariants of automatic purchases. */
export const topUpInvariants = [
  // A payment that failed bought nothing, unless it turns out to be paid later.
  sqlInvariant(
    'no department buys automatically twice within seven days',
    `with bought as (${TOP_UPS})
     select first.id, second.id as second_id from bought first
     join bought second on second.department_id = first.department_id and second.created_at > first.created_at
       and second.created_at < first.created_at + interval '7 days' - interval '1 minute'
     where first.status <> 'CANCELLED' and second.status <> 'CANCELLED'
       and not coalesce(first.settled_at > second.created_at, false)`,
  ),
  sqlInvariant(
    'an automatic purchase costs what was accepted',
    `with bought as (${TOP_UPS})
     select b.id, b.ordered_net, t.accepted_net from bought b join clip_card_top_up t using (department_id)
     where b.price <> b.ordered_net and b.ordered_at <> b.created_at
       or (t.accepted_at < b.ordered_at and b.ordered_net <> t.accepted_net)`,
  ),
  sqlInvariant(
    'an automatic purchase that is switched on has been accepted by a user of its company',
    `select t.id from clip_card_top_up t left join user_account u on u.id = t.accepted_by_id
     where u.id is null or (t.state = 'ACTIVE' and t.pause_reason is not null)`,
  ),
];
