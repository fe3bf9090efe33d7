import { Migration } from '@mikro-orm/migrations';

/** The indexes of the documents that companies have not read or confirmed, by the day and by the newest version. */
export class AwaitedDocuments extends Migration {
  override up(): void {
    this.addSql(`create index if not exists "company_document_asked_due" on "company_document" ("due_on", "id")
      where "deleted_at" is null and "requirement" <> 'NONE';`);
    this.addSql(`create index if not exists "company_document_asked_newest" on "company_document" ("newest_at", "id")
      where "deleted_at" is null and "requirement" <> 'NONE';`);
  }

  override down(): void {
    this.addSql('drop index "company_document_asked_newest";');
    this.addSql('drop index "company_document_asked_due";');
  }
}
