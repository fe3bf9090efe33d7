import { formatCount, formatPlural } from '../../../../domain/basics/formatCount.ts';
import { defineBulk } from '../../../platform/bulk/BulkDefinition.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { companyList, companyTitles, withCompanyPath } from '../customers/companyBulkList.reads.ts';
import { memberName, memberOption } from '../team/memberOption.reads.ts';
import { setPointOfContact } from './companyEdits.service.ts';

async function readContacts(reader: Reader, ids: readonly string[]) {
  const rows = await reader.read(companyTitles(ids).select('c.point_of_contact_id as contactId'));
  return rows.map(withCompanyPath);
}

type ContactRow = Awaited<ReturnType<typeof readContacts>>[number];

/** Sets the point of contact. Undone by setting the one before, or none. */
export const companyContact = defineBulk({
  description: 'Makes the team member `memberId` the point of contact of companies. Can be undone.',
  ...companyList,
  ...memberOption,
  read: readContacts,
  refusalOf: ({ contactId }: ContactRow, { memberId }) =>
    contactId === memberId ? 'Har allerede kontaktpersonen' : undefined,
  consequences(rows) {
    const replaced = rows.filter(({ contactId }) => contactId).length;
    return [
      `${formatPlural(rows.length, 'virksomhed', 'virksomheder')} får den valgte medarbejder som kontaktperson.`,
      ...(replaced ? [`${formatCount(replaced)} af dem har en anden i dag.`] : []),
      'Kunderne ser det med det samme og får ingen mail.',
    ];
  },
  describe: async (reader, { memberId }) => `Kontaktperson: ${await memberName(reader, memberId)}`,
  run: (ctx, { id }, { memberId }) => setPointOfContact(ctx, id, memberId),
  undo: {
    consequence: 'Virksomhederne får deres tidligere kontaktperson igen. Ingen får en mail.',
    async stateOf({ em }, id) {
      const [company] = await runIn(
        em,
        sqlBuilder.selectFrom('customer').select('point_of_contact_id as contactId').where('id', '=', id).forUpdate(),
      );
      return company?.contactId ?? null;
    },
    run: (ctx, id, { before }) => setPointOfContact(ctx, id, before),
  },
});
