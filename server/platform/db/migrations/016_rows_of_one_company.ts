import { Migration } from '@mikro-orm/migrations';

/**
 * Statistics that tell the planner that rows with the same parent belong to one company. It then reads a page of such
 * rows through the parent's index, however many rows the company has.
 */
export class RowsOfOneCompany extends Migration {
  override up(): void {
    for (const [table, parents] of Object.entries(nestedLists)) {
      for (const parent of parents)
        this.addSql(
          `create statistics "${table}_${parent}_company" (dependencies)
             on "customer_id", "${parent}" from "${table}";`,
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
