import { isEnumType, type GraphQLSchema } from 'graphql';
import type { BulkAction } from '../../../domain/backOffice/bulk.ts';
import { collect, type Room } from '../room.ts';
import type { AnyBulkDefinition } from './BulkDefinition.ts';

/** The definition of an action. Throws when no room declares the action, or two rooms do. */
export function bulkDefinitionOf(rooms: readonly Room[], action: BulkAction): AnyBulkDefinition {
  const definition = collect(rooms, 'bulkActions', 'an action on many rows')[action];
  if (!definition) throw new Error(`No room declares the action ${action} on many rows`);
  return definition;
}

/** Describes each action of the schema by its definition. Throws when an action has none. */
export function describeBulkActions(schema: GraphQLSchema, rooms: readonly Room[]): void {
  const type = schema.getType('BulkAction');
  if (!isEnumType(type)) return;
  for (const value of type.getValues())
    value.description = bulkDefinitionOf(rooms, value.name as BulkAction).description;
}
