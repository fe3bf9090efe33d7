import { Migration } from '@mikro-orm/migrations';

/** Renames stored figures and an index: a promise of service agreements is called a service level. */
export class ServiceLevels extends Migration {
  override up(): void {
    this.addSql(`
update daily_figure set figure = 'SERVICE_LEVELS_KEPT' where figure = 'PROMISES_KEPT';
update daily_figure set figure = 'SERVICE_LEVELS_BROKEN' where figure = 'PROMISES_BROKEN';
alter index "task_promised" rename to "task_service_level";
`);
  }
}
