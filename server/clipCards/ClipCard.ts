import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ClipCardStatus } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { Department } from '../departments/Department.ts';
import { User } from '../users/User.ts';

/** Hours paid in advance, which work uses up. */
@Entity({
  tableName: 'clip_card',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('clip_card', { everything: [dbRoles.system] }),
})
@Index({ name: 'clip_card_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'clip_card_active',
  expression: `create index "clip_card_active" on "clip_card" ("customer_id", "hours", "hours_used") where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({ name: 'clip_card_department', properties: ['departmentId'] })
export class ClipCard {
  @PrimaryKey({ type: 'text' })
  id: string = newId('clip');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', nullable: true, index: false })
  userId: string | null = null;

  @Property({ type: 'integer' })
  hours!: number;

  @Property({ type: 'double' })
  hoursUsed: number = 0;

  /** In percent. */
  @Property({ type: 'integer' })
  discount: number = 0;

  /** Net, in øre. */
  @Property({ type: 'integer' })
  price!: number;

  @Property({ type: 'text' })
  status: ClipCardStatus = 'PENDING';

  @Property({ type: 'date', nullable: true })
  expiresOn: string | null = null;

  @Property({ type: 'text', nullable: true })
  clickUpListId: string | null = null;

  @Property({ type: 'text', unique: true })
  purchaseId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version: number = 1;
}
