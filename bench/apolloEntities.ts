import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

// The portal's tables as MikroORM's guide maps them, with relations. Only the columns of the measured queries are here.

@Entity({ tableName: 'customer' })
export class Customer {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;
}

@Entity({ tableName: 'department' })
export class Department {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @ManyToOne(() => Customer)
  customer!: Customer;
}

@Entity({ tableName: 'user_account' })
export class User {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  role!: 'USER' | 'ADMIN';

  @ManyToOne(() => Customer, { nullable: true })
  customer!: Customer | null;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deactivatedAt!: Date | null;
}

@Entity({ tableName: 'session' })
export class Session {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => User)
  user!: User;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  endedAt!: Date | null;
}

@Entity({ tableName: 'clip_card' })
export class ClipCard {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => Customer)
  customer!: Customer;

  @ManyToOne(() => Department)
  department!: Department;

  @ManyToOne(() => User, { nullable: true })
  user!: User | null;

  @Property({ type: 'integer' })
  hours!: number;

  @Property({ type: 'double' })
  hoursUsed!: number;

  @Property({ type: 'integer' })
  price!: number;

  @Property({ type: 'text' })
  status!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt!: Date | null;
}
