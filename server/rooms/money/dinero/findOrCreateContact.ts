import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { DineroClient, DineroContact } from '../../../providers/dinero/Dinero.ts';
import { dineroIdOf } from '../../../providers/dinero/dineroIdOf.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';

interface Company {
  id: string;
  name: string;
  vatNumber: string;
  eanNumber: string | null;
  street: string;
  zip: string;
  city: string;
  phoneNumber: string;
  contactPerson: string;
  billingEmail: string;
  dineroContactId: string | null;
}

const system = { role: dbRoles.system };
export const BOOKING_ACTOR = { actorId: null, actorName: 'Dinero', subjectId: null, subjectName: null };

/**
 * The contact to which the documents of a company are addressed. A company without one is linked to the only contact
 * with its CVR number, or to a new one, whose id follows from the company's, so that it is never created twice.
 */
export async function findOrCreateContact(
  services: Services,
  dinero: DineroClient,
  customerId: string,
): Promise<string> {
  const company = await findCompany(services, customerId);
  if (company.dineroContactId) return company.dineroContactId;
  const contact = (await findContact(dinero, company)) ?? (await createContact(dinero, company));
  return linkContact(services, customerId, contact);
}

async function findContact(dinero: DineroClient, { id, vatNumber }: Company): Promise<DineroContact | undefined> {
  const created = await dinero.contact(dineroIdOf(id));
  if (created) return created;
  const { contacts } = await dinero.contacts({ search: vatNumber, page: 0, pageSize: 100 });
  // The search also finds names, and numbers of which this one is a part.
  const same = contacts.filter((contact) => digitsOf(contact.vatNumber ?? '') === digitsOf(vatNumber));
  return same.length === 1 ? same[0] : undefined;
}

const digitsOf = (vatNumber: string): string => vatNumber.replaceAll(/\D/g, '');

const createContact = (dinero: DineroClient, company: Company): Promise<DineroContact> =>
  dinero.createContact({
    id: dineroIdOf(company.id),
    externalReference: company.id,
    name: company.name,
    vatNumber: company.vatNumber,
    eanNumber: company.eanNumber,
    email: company.billingEmail,
    phoneNumber: company.phoneNumber,
    address: company.street,
    zipCode: company.zip,
    city: company.city,
    contactPerson: company.contactPerson,
  });

/** Links the company, unless an admin has linked it meanwhile. Returns the contact that counts. */
const linkContact = ({ writes }: Services, id: string, contact: DineroContact): Promise<string> =>
  writes.run(system, async (write) => {
    const linked = await runIn(
      write.em,
      sql`update customer
       set dinero_contact_id = ${contact.id}, dinero_contact_name = ${contact.name}, version = version + 1
       where id = ${id} and dinero_contact_id is null returning id`,
    );
    if (linked.length) {
      const title = `Fakturaer går til Dinero-kontakten ${contact.name}`;
      await recordActivity(write, BOOKING_ACTOR, {
        customerId: id,
        entityType: 'customer',
        entityId: id,
        alsoSubject: 'FINANCE',
        title,
      });
      write.publish({ topic: 'company.changed', id, customerId: id });
      return contact.id;
    }
    const [row] = await runIn(
      write.em,
      sql<{ contactId: string }>`select dinero_contact_id as "contactId" from customer where id = ${id}`,
    );
    return row!.contactId;
  });

async function findCompany({ reads }: Services, id: string): Promise<Company> {
  const [company] = await reads.run(
    system,
    sql<Company>`select id, name, vat_number as "vatNumber", ean_number as "eanNumber", street, zip, city,
       phone_number as "phoneNumber", contact_person as "contactPerson", billing_email as "billingEmail",
       dinero_contact_id as "dineroContactId"
     from customer where id = ${id}`,
  );
  return company!;
}
