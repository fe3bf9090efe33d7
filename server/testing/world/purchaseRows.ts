import { addMonths, dateOf } from '../../../domain/dates.ts';
import { newId } from '../../db/ids.ts';
import type { Row, TestRows } from './TestRows.ts';

const loggedWork = () => ({
  worked_on: '2026-11-01',
  minutes: 30,
  description: 'Opsætning',
  logged_by: 'Sofie',
  created_at: new Date(),
});

/** Agreements and clip cards with the work on them, and the ledger entries of departments. */
export const purchaseRows = (rows: TestRows) => ({
  async serviceAgreement(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('agr');
    await rows.insert('service_agreement', {
      id,
      ...(await rows.ownerOf(departmentId)),
      status: 'ACTIVE',
      start_date: addMonths(dateOf(), -6),
      end_date: addMonths(dateOf(), 30),
      duration: 36,
      payment_interval: 'MONTHLY',
      license_count: 10,
      license_price: 499_00,
      billed_months: 36,
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

  async agreementWork(agreementId: string, fields: Row = {}): Promise<string> {
    const id = newId('work');
    const customer_id = await rows.customerOf('service_agreement', agreementId);
    await rows.insert('agreement_work', {
      id,
      customer_id,
      agreement_id: agreementId,
      ...loggedWork(),
      ...fields,
    });
    return id;
  },

  async clipCard(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('clip');
    await rows.insert('clip_card', {
      id,
      ...(await rows.ownerOf(departmentId)),
      hours: 10,
      price: 11_655_00,
      status: 'ACTIVE',
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

  async hourEntry(clipCardId: string, fields: Row = {}): Promise<string> {
    const id = newId('hour');
    const customer_id = await rows.customerOf('clip_card', clipCardId);
    await rows.insert('hour_entry', {
      id,
      customer_id,
      clip_card_id: clipCardId,
      ...loggedWork(),
      ...fields,
    });
    return id;
  },

  async ledgerEntry(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('ledg');
    await rows.insert('ledger_entry', {
      id,
      ...(await rows.ownerOf(departmentId)),
      subject: 'clip_card',
      subject_id: newId('clip'),
      description: 'Klippekort, 10 timer',
      net: 1_000_00,
      vat: 250_00,
      gross: 1_250_00,
      method: 'INVOICE',
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});
