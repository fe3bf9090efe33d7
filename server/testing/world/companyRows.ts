import { newId } from '../../db/ids.ts';
import type { Row, TestRows } from './TestRows.ts';

/** Companies with their departments, invitations and history, and the team of the reseller. */
export const companyRows = (rows: TestRows) => ({
  async company(name = `Firma ${rows.nextNumber()}`): Promise<string> {
    const id = newId('cust');
    await rows.sql(
      `insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city,
         created_at)
       values ($1, $2, 'Karin Kontakt', '12 34 56 78', '12345678', 'faktura@firma.example', 'Havnegade 1', '8000',
         'Aarhus C', now())`,
      [id, name],
    );
    return id;
  },

  async department(customerId: string, name = `Afdeling ${rows.nextNumber()}`): Promise<string> {
    const id = newId('dep');
    await rows.sql(
      `insert into department (id, customer_id, name, contact_person, created_at)
       values ($1, $2, $3, 'Karin Kontakt', now())`,
      [id, customerId, name],
    );
    return id;
  },

  async invitation(customerId: string, fields: Row = {}): Promise<string> {
    const id = newId('inv');
    await rows.insert('invitation', {
      id,
      customer_id: customerId,
      name: 'Inge Inviteret',
      email: `inviteret${rows.nextNumber()}@firma.example`,
      invited_by: 'Karin',
      token_hash: id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 3600_000),
      ...fields,
    });
    return id;
  },

  async activity(customerId: string, title = `Noget skete ${rows.nextNumber()}`): Promise<string> {
    const id = newId('act');
    await rows.sql(
      `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
       values ($1, $2, 'customer', $2, $3, 'Karin', now())`,
      [id, customerId, title],
    );
    return id;
  },

  async activitySummary(customerId: string, upTo: string, text = 'Der er sket noget.'): Promise<void> {
    await rows.insert('activity_summary', { customer_id: customerId, text, up_to: upTo, made_at: new Date() });
  },

  async teamMember(name = `Kontakt ${rows.nextNumber()}`): Promise<string> {
    const id = newId('team');
    await rows.insert('team_member', {
      id,
      name,
      title: 'Konsulent',
      email: 'kontakt@portal.example',
      is_active: true,
      created_at: new Date(),
    });
    return id;
  },
});
