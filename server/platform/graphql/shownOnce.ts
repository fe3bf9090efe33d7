import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { fragmentsOf } from './fragments.ts';

/**
 * Declares that a field returns a secret that is shown once: a token, a key, codes or a challenge. An answer with such
 * a value is not stored under an idempotency key.
 */
export const ShownOnce = (): PropertyDecorator => Extensions({ shownOnce: true }) as PropertyDecorator;

/** Whether the data that an operation returned contains a secret that is shown once. */
export function holdsShownOnce(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  data: unknown,
): boolean {
  const fragments = fragmentsOf(document);
  const isIn = (type: GraphQLNamedType | undefined, { selections }: SelectionSetNode, value: unknown): boolean => {
    if (!value || typeof value !== 'object') return false;
    if (Array.isArray(value)) return value.some((each) => isIn(type, { kind: Kind.SELECTION_SET, selections }, each));
    return selections.some((node) => {
      if (node.kind !== Kind.FIELD) {
        const { typeCondition, selectionSet } =
          node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)!;
        return isIn(typeCondition ? schema.getType(typeCondition.name.value) : type, selectionSet, value);
      }
      const inner = (value as Record<string, unknown>)[(node.alias ?? node.name).value];
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
      if (!field || inner === null || inner === undefined) return false;
      if (field.extensions.shownOnce) return true;
      return node.selectionSet ? isIn(getNamedType(field.type), node.selectionSet, inner) : false;
    });
  };
  return isIn(schema.getRootType(operation.operation) ?? undefined, operation.selectionSet, data);
}
