import { z } from 'zod';
import { formatCount, formatPlural } from '../../../../domain/basics/formatCount.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { RenewalGroup } from '../../../../domain/sales/renewals.ts';
import { defineBulk, idsOf } from '../../../platform/bulk/BulkDefinition.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { memberName, memberOption } from '../../companies/team/memberOption.reads.ts';
import { matchingRenewals, renewalsOf, renewalTitle, subjectOfRenewal } from './renewal.reads.ts';
import { assignRenewal, lockOwner } from './renewal.service.ts';

async function readRenewals(reader: Reader, ids: readonly string[]) {
  const rows = await reader.read(renewalsOf(ids.map(subjectOfRenewal)));
  return rows.map(({ id, kind, customerId, company, outcome, ownerId, plan, place }) => ({
    id,
    outcome,
    ownerId,
    title: `${company} · ${renewalTitle({ kind, plan, place })}`,
    path: `/admin/companies/${customerId}/${kind === 'LICENSE' ? 'licenser' : 'serviceaftaler'}`,
  }));
}

type RenewalRow = Awaited<ReturnType<typeof readRenewals>>[number];

/** Makes a team member responsible. Undone by giving each renewal its earlier owner. */
export const renewalAssign = defineBulk({
  description: 'Makes the team member `memberId` responsible for renewals. Can be undone.',
  ...memberOption,
  filter: z.strictObject({ group: z.enum(enumOf(RenewalGroup)) }),
  matching: (filter) => idsOf(matchingRenewals(filter), 'renewal.id'),
  read: readRenewals,
  refusalOf({ outcome, ownerId }: RenewalRow, { memberId }) {
    if (outcome) return 'Er allerede besluttet';
    return ownerId === memberId ? 'Har allerede den ansvarlige' : undefined;
  },
  consequences(rows) {
    const taken = rows.filter(({ ownerId }) => ownerId).length;
    return [
      `${formatPlural(rows.length, 'fornyelse', 'fornyelser')} får den valgte medarbejder som ansvarlig.`,
      ...(taken ? [`${formatCount(taken)} af dem har en anden ansvarlig i dag.`] : []),
      'Ingen får en mail, og kunderne ser det ikke.',
    ];
  },
  describe: async (reader, { memberId }) => `Ansvarlig: ${await memberName(reader, memberId)}`,
  run: (ctx, { id }, { memberId }) => assignRenewal(ctx, subjectOfRenewal(id), memberId),
  undo: {
    consequence: 'Fornyelserne får deres tidligere ansvarlige igen. Ingen får en mail.',
    stateOf: (write, id) => lockOwner(write, subjectOfRenewal(id)),
    run: (ctx, id, { before }) => assignRenewal(ctx, subjectOfRenewal(id), before),
  },
});
