import { addMonths, dateOf } from '../../domain/dates.ts';
import { endOf, startOf, isSeatStatus } from '../../domain/events.ts';
import { statusKey, type TaskStatus } from '../../domain/tasks.ts';
import type { RegistrationStatus } from '../../domain/vocabulary.ts';
import { hashPassword } from '../auth/passwords.ts';
import { hashSecret, newApiToken, newSecret, type SessionTokens } from '../auth/tokens.ts';
import type { Services } from '../context.ts';
import { newId } from '../db/ids.ts';
import { integrationId, secretsBinding } from '../integrations/IntegrationInstance.ts';
import type { SecretBox } from '../secrets/SecretBox.ts';
import { columnKey } from '../tasks/Task.ts';
import type { TestDatabase } from './testDatabase.ts';

export const PASSWORD = 'hemmelig-adgangskode';
let passwordHash: Promise<string> | undefined;

export interface Person {
  id: string;
  email: string;
  customerId: string | null;
  token: string;
  sessionId: string;
}

type Row = Record<string, unknown>;

const usualStatuses: TaskStatus[] = [
  ['Open', 'open'],
  ['in progress', 'custom'],
  ['client approval', 'custom'],
  ['complete', 'closed'],
].map(([status, type], orderindex) => ({ status: status!, type: type!, orderindex, color: '#87909e' }));

/** Inserts test data directly into the tables. */
export class World {
  private readonly db: TestDatabase;
  private readonly tokens: SessionTokens;
  private readonly secrets: SecretBox;
  private count = 0;

  constructor(db: TestDatabase, { tokens, secrets }: Pick<Services, 'tokens' | 'secrets'>) {
    this.db = db;
    this.tokens = tokens;
    this.secrets = secrets;
  }

  async company(name = `Firma ${++this.count}`): Promise<string> {
    const id = newId('cust');
    await this.db.sql(
      `insert into customer (id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city,
         created_at)
       values ($1, $2, 'Karin Kontakt', '12 34 56 78', '12345678', 'faktura@firma.example', 'Havnegade 1', '8000',
         'Aarhus C', now())`,
      [id, name],
    );
    return id;
  }

  async department(customerId: string, name = `Afdeling ${++this.count}`): Promise<string> {
    const id = newId('dep');
    await this.db.sql(
      `insert into department (id, customer_id, name, contact_person, created_at)
       values ($1, $2, $3, 'Karin Kontakt', now())`,
      [id, customerId, name],
    );
    return id;
  }

  async teamMember(name = `Kontakt ${++this.count}`): Promise<string> {
    const id = newId('team');
    await this.insert('team_member', {
      id,
      name,
      title: 'Konsulent',
      email: 'kontakt@portal.example',
      is_active: true,
      created_at: new Date(),
    });
    return id;
  }

  async installation(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('inst');
    await this.insert('installation', {
      id,
      ...(await this.ownerOf(departmentId)),
      subdomain: `firma-${++this.count}`,
      created_at: new Date(),
      ...fields,
    });
    return id;
  }

  async license(installationId: string, fields: Row = {}): Promise<string> {
    const id = newId('lic');
    const [{ customer_id }] = (await this.db.sql('select customer_id from installation where id = $1', [
      installationId,
    ])) as [{ customer_id: string }];
    await this.insert('license', {
      id,
      customer_id,
      installation_id: installationId,
      type: 'PLAN_SUITE_TEAM',
      quantity: 5,
      status: 'ACTIVE',
      billing_interval: 'MONTHLY',
      contract_term: 12,
      valid_from: addMonths(dateOf(), -10),
      valid_until: addMonths(dateOf(), 2),
      created_at: new Date(),
      ...fields,
    });
    return id;
  }

  async licenseRequest(installationId: string, fields: Row = {}): Promise<string> {
    const id = newId('lreq');
    const [owner] = (await this.db.sql('select customer_id, department_id from installation where id = $1', [
      installationId,
    ])) as [Row];
    await this.insert('license_request', {
      id,
      ...owner,
      installation_id: installationId,
      license_type: 'PLAN_SUITE_TEAM',
      requested_licenses: 3,
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  }

  async serviceAgreement(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('agr');
    await this.insert('service_agreement', {
      id,
      ...(await this.ownerOf(departmentId)),
      status: 'ACTIVE',
      start_date: addMonths(dateOf(), -6),
      end_date: addMonths(dateOf(), 30),
      duration: 36,
      payment_interval: 'MONTHLY',
      license_count: 10,
      license_price: 49_900,
      billed_months: 36,
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  }

  async agreementWork(agreementId: string, fields: Row = {}): Promise<string> {
    const id = newId('work');
    const [{ customer_id }] = (await this.db.sql('select customer_id from service_agreement where id = $1', [
      agreementId,
    ])) as [{ customer_id: string }];
    await this.insert('agreement_work', {
      id,
      customer_id,
      agreement_id: agreementId,
      worked_on: '2026-11-01',
      minutes: 30,
      description: 'Opsætning',
      logged_by: 'Sofie',
      created_at: new Date(),
      ...fields,
    });
    return id;
  }

  async clipCard(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('clip');
    await this.insert('clip_card', {
      id,
      ...(await this.ownerOf(departmentId)),
      hours: 10,
      price: 1_165_500,
      status: 'ACTIVE',
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  }

  async hourEntry(clipCardId: string, fields: Row = {}): Promise<string> {
    const id = newId('hour');
    const [{ customer_id }] = (await this.db.sql('select customer_id from clip_card where id = $1', [clipCardId])) as [
      { customer_id: string },
    ];
    await this.insert('hour_entry', {
      id,
      customer_id,
      clip_card_id: clipCardId,
      worked_on: '2026-11-01',
      minutes: 30,
      description: 'Opsætning',
      logged_by: 'Sofie',
      created_at: new Date(),
      ...fields,
    });
    return id;
  }

  async task(clipCardId: string, { status = 'Open', ...fields }: Row & { status?: string } = {}): Promise<string> {
    const id = newId('task');
    const [{ customer_id }] = (await this.db.sql('select customer_id from clip_card where id = $1', [clipCardId])) as [
      { customer_id: string },
    ];
    await this.insert('task', {
      id,
      customer_id,
      clip_card_id: clipCardId,
      click_up_id: id,
      name: `Opgave ${++this.count}`,
      status,
      color: '#87909e',
      status_key: statusKey(status),
      board_column: columnKey(customer_id, status),
      card_column: columnKey(clipCardId, status),
      is_open: statusKey(status) !== 'complete',
      assignees: '[]',
      tags: '[]',
      custom_fields: '[]',
      created_at: new Date(),
      updated_at: new Date(),
      ...fields,
    });
    return id;
  }

  /** Links the company to a ClickUp folder and the card to a list in that folder. */
  async taskList(
    clipCardId: string,
    { folderId, listId }: { folderId: string; listId: string },
    statuses: TaskStatus[] = usualStatuses,
  ): Promise<void> {
    const [{ customer_id }] = (await this.db.sql('select customer_id from clip_card where id = $1', [clipCardId])) as [
      { customer_id: string },
    ];
    await this.db.sql(
      `update customer set click_up_team_id = '1', click_up_space_id = '1', click_up_folder_id = $2 where id = $1`,
      [customer_id, folderId],
    );
    await this.db.sql('insert into task_sync (customer_id) values ($1) on conflict do nothing', [customer_id]);
    await this.db.sql('update clip_card set click_up_list_id = $2 where id = $1', [clipCardId, listId]);
    await this.insert('task_list', {
      clip_card_id: clipCardId,
      customer_id,
      click_up_id: listId,
      statuses: JSON.stringify(statuses),
    });
  }

  async ledgerEntry(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('ledg');
    await this.insert('ledger_entry', {
      id,
      ...(await this.ownerOf(departmentId)),
      subject: 'clip_card',
      subject_id: newId('clip'),
      description: 'Klippekort, 10 timer',
      net: 100_000,
      vat: 25_000,
      gross: 125_000,
      method: 'INVOICE',
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  }

  async invitation(customerId: string, fields: Row = {}): Promise<string> {
    const id = newId('inv');
    await this.insert('invitation', {
      id,
      customer_id: customerId,
      name: 'Inge Inviteret',
      email: `inviteret${++this.count}@firma.example`,
      invited_by: 'Karin',
      token_hash: id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 3600_000),
      ...fields,
    });
    return id;
  }

  /** A published event in one month. */
  async event(fields: Row = {}): Promise<string> {
    const id = newId('evt');
    const event = {
      title: `Event ${++this.count}`,
      status: 'PUBLISHED',
      date: addMonths(dateOf(), 1),
      start_time: '09:00',
      end_time: '12:00',
      ...fields,
    };
    const times = {
      date: event.date as string,
      startTime: event.start_time as string,
      endTime: event.end_time as string,
    };
    await this.insert('event', {
      id,
      description: '<p>Kom og vær med</p>',
      type: 'WORKSHOP',
      is_online: false,
      location: 'Havnegade 12',
      is_public: false,
      calendar_key: `kalender-${id}`,
      created_at: new Date(),
      starts_at: startOf(times),
      ends_at: endOf(times),
      ...event,
    });
    return id;
  }

  /** A registration. The event's counts are updated according to the status. */
  async eventRegistration(eventId: string, { person, ...fields }: Row & { person?: Person } = {}): Promise<string> {
    const id = newId('ereg');
    const { status = 'REGISTERED' } = fields as { status?: RegistrationStatus };
    const owner = person
      ? { user_id: person.id, customer_id: person.customerId, email: person.email }
      : { email: `deltager${++this.count}@firma.example` };
    const isWaiting = status === 'WAITLISTED';
    await this.insert('event_registration', {
      id,
      event_id: eventId,
      name: 'Dorte Deltager',
      status,
      created_at: new Date(),
      waiting_since: isWaiting ? new Date() : null,
      link_key: newSecret(),
      ...owner,
      ...fields,
    });
    if (isSeatStatus(status))
      await this.db.sql('update event set registration_count = registration_count + 1 where id = $1', [eventId]);
    if (isWaiting) await this.db.sql('update event set waiting_count = waiting_count + 1 where id = $1', [eventId]);
    return id;
  }

  private async ownerOf(departmentId: string): Promise<Row> {
    const [{ customer_id }] = (await this.db.sql('select customer_id from department where id = $1', [
      departmentId,
    ])) as [{ customer_id: string }];
    return { customer_id, department_id: departmentId };
  }

  private async insert(table: string, row: Row): Promise<void> {
    const columns = Object.keys(row);
    await this.db.sql(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    );
  }

  async activity(customerId: string, title = `Noget skete ${++this.count}`): Promise<string> {
    const id = newId('act');
    await this.db.sql(
      `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
       values ($1, $2, 'customer', $2, $3, 'Karin', now())`,
      [id, customerId, title],
    );
    return id;
  }

  async activitySummary(customerId: string, upTo: string, text = 'Der er sket noget.'): Promise<void> {
    await this.insert('activity_summary', { customer_id: customerId, text, up_to: upTo, made_at: new Date() });
  }

  /** An integration whose settings have been saved. */
  async integration(installationId: string, fields: Row = {}): Promise<string> {
    const { plugin_id: pluginId = 'webhooks' } = fields as { plugin_id?: string };
    const id = integrationId(installationId, pluginId);
    const [{ customer_id }] = (await this.db.sql('select customer_id from installation where id = $1', [
      installationId,
    ])) as [{ customer_id: string }];
    const secrets = this.secrets.seal(JSON.stringify({ signingSecret: 'whsec_prøve' }), secretsBinding(id));
    await this.insert('integration_instance', {
      id,
      customer_id,
      installation_id: installationId,
      plugin_id: pluginId,
      is_enabled: true,
      settings: '{}',
      secrets,
      secrets_set: '["signingSecret"]',
      ...fields,
    });
    return id;
  }

  async webhookDelivery(instanceId: string, fields: Row = {}): Promise<string> {
    const id = newId('hook');
    const [{ customer_id }] = (await this.db.sql('select customer_id from integration_instance where id = $1', [
      instanceId,
    ])) as [{ customer_id: string }];
    await this.insert('webhook_delivery', {
      id,
      customer_id,
      instance_id: instanceId,
      event_id: newId('wevt'),
      type: 'user_created',
      body: '{}',
      status: 'FAILED',
      attempts: 6,
      created_at: new Date(),
      next_attempt_at: new Date(),
      ...fields,
    });
    return id;
  }

  /** A user with a session. */
  async person(
    options: {
      customerId?: string | null;
      role?: 'USER' | 'ADMIN';
      email?: string;
      name?: string;
      isConfirmed?: boolean;
    } = {},
  ): Promise<Person> {
    const { role = 'USER', isConfirmed = true, name = `Person ${++this.count}` } = options;
    const customerId = options.customerId === undefined ? await this.company() : options.customerId;
    const email = options.email ?? `person${++this.count}@firma.example`;
    const id = newId('user');
    passwordHash ??= hashPassword(PASSWORD);
    await this.db.sql(
      `insert into user_account (id, customer_id, name, email, role, password_hash, created_at, email_confirmed_at)
       values ($1, $2, $3, $4, $5, $6, now(), $7)`,
      [id, customerId, name, email, role, await passwordHash, isConfirmed ? new Date() : null],
    );
    return { id, email, customerId, ...(await this.session(id)) };
  }

  async session(
    userId: string,
    {
      expiresAt = new Date(Date.now() + 3600_000),
      actorId = null as string | null,
      parentId = null as string | null,
    } = {},
  ) {
    const sessionId = newId('sess');
    await this.db.sql(
      `insert into session (id, user_id, actor_id, parent_id, created_at, expires_at)
       values ($1, $2, $3, $4, now(), $5)`,
      [sessionId, userId, actorId, parentId, expiresAt],
    );
    return { sessionId, token: this.tokens.sign({ id: sessionId, userId, expiresAt }) };
  }

  async apiToken(customerId: string, scope: 'READ' | 'READ_WRITE' = 'READ'): Promise<{ id: string; token: string }> {
    const issuer = await this.person({ customerId: null, role: 'ADMIN' });
    const id = newId('key');
    const token = newApiToken();
    await this.db.sql(
      `insert into api_token (id, customer_id, name, token_hash, last_four, scope, issued_by_id, created_at)
       values ($1, $2, 'Partner', $3, $4, $5, $6, now())`,
      [id, customerId, hashSecret(token), token.slice(-4), scope, issuer.id],
    );
    return { id, token };
  }
}
