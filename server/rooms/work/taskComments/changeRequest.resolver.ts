import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { TaskChange, TaskChangesInput } from '../tasks/task.types.ts';
import { requestTaskChanges } from './changeRequest.service.ts';

@Resolver()
export class ChangeRequestResolver {
  @Access('manageTasks')
  @Mutation(() => TaskChange, {
    description:
      'Requests changes to a task by a comment at ClickUp. The task can still be approved. Refused with CONFLICT ' +
      'when the task does not await approval or another call with the request id is running, and with ' +
      'PROVIDER_UNAVAILABLE when ClickUp does not answer.',
  })
  requestTaskChanges(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => TaskChangesInput) input: TaskChangesInput,
  ) {
    return requestTaskChanges(ctx, id, input);
  }
}
