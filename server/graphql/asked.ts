import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

const known = new WeakMap<readonly object[], Set<string>>();

/** The names of what a document asks for right below a field, so that what costs and isn't asked for isn't read. */
export function askedFields({ fieldNodes, fragments }: GraphQLResolveInfo): Set<string> {
  let names = known.get(fieldNodes);
  if (!names) {
    names = new Set();
    for (const { selectionSet } of fieldNodes) collect(selectionSet, fragments, names);
    known.set(fieldNodes, names);
  }
  return names;
}

function collect(selectionSet: SelectionSetNode | undefined, fragments: Record<string, FragmentDefinitionNode>, names: Set<string>): void {
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === 'Field') names.add(selection.name.value);
    else collect(selection.kind === 'InlineFragment' ? selection.selectionSet : fragments[selection.name.value]?.selectionSet, fragments, names);
  }
}
