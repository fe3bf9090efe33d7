import { Arg, Args, Ctx, FieldResolver, ID, Resolver } from 'type-graphql';
import type { TaskWaitsFor } from '../../../../domain/work/tasks.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { taskById } from '../tasks/task.reads.ts';
import { Task } from '../tasks/Task.ts';
import { TaskConnection } from '../tasks/task.types.ts';
import { TaskFilter } from '../tasks/taskFilter.types.ts';
import { adminTaskFilterOptions, adminTaskPage } from './adminTasks.reads.ts';
import { AdminTaskFilterOptions } from './adminTasks.types.ts';
import { adminTaskSorts, type AdminTaskSort } from './adminTaskSorts.ts';
import { TaskWaitsForEnum } from './waitsFor.types.ts';

@Resolver(() => Admin)
export class AdminTaskResolver {
  @Access('support')
  @FieldResolver(() => Task, { nullable: true, description: 'A task of any company. Null when there is none.' })
  task(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'A task of any company.' }) id: string) {
    return taskById(ctx.admin, id);
  }

  @Access('support')
  @FieldResolver(() => TaskConnection, { description: 'The tasks of all companies, in one list.' })
  tasks(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('filter', () => TaskFilter, { nullable: true, description: 'All tasks when left out.' })
    filter?: TaskFilter | null,
    @Arg('customerId', () => ID, { nullable: true, description: 'Tasks of this company only. All when left out.' })
    customerId?: string | null,
    @Arg('status', () => String, { nullable: true, description: 'Name of a status. All when left out.' })
    status?: string | null,
    @Arg('isOpen', () => Boolean, { nullable: true, description: 'Open tasks or closed ones. Both when left out.' })
    isOpen?: boolean | null,
    @Arg('waitsFor', () => TaskWaitsForEnum, {
      nullable: true,
      description: 'Who has to answer or approve. All when left out.',
    })
    waitsFor?: TaskWaitsFor | null,
    @Arg('sort', () => adminTaskSorts.values, { nullable: true, description: 'UPDATED_DESC when left out.' })
    sort?: AdminTaskSort | null,
  ) {
    return adminTaskPage(ctx.admin, { filter, customerId, status, isOpen, waitsFor, sort }, args);
  }

  @Access('support')
  @FieldResolver(() => AdminTaskFilterOptions, {
    description: 'Companies, statuses and people by which `tasks` can be filtered.',
  })
  taskFilterOptions(@Ctx() ctx: Context) {
    return adminTaskFilterOptions(ctx.admin);
  }
}
