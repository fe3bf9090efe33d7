import { Migration } from '@mikro-orm/migrations';

/** That rows under one parent are one company's: a page of them is then found by its index, however many a company has. */
export class RowsOfOneCompany extends Migration {
  override up(): void {
    for (const [table, parents] of Object.entries(nestedLists)) {
      for (const parent of parents)
        this.addSql(
          `create statistics "${table}_${parent}_company" (dependencies) on "customer_id", "${parent}" from "${table}";`,
        );
    }
  }
}

const nestedLists = {
  agreement_work: ['agreement_id'],
  clip_card: ['department_id'],
  hour_entry: ['clip_card_id', 'task_id'],
  installation: ['department_id'],
  ledger_entry: ['department_id'],
  license: ['installation_id'],
  service_agreement: ['department_id'],
  task: ['board_column', 'card_column', 'clip_card_id'],
  webhook_delivery: ['instance_id'],
};
