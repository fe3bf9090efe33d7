/** The operations and fragments in the text of a component, each as it is written, with its tag. */
export const graphqlTags = (text: string): string[] => [...text.matchAll(/\bgraphql`[^`]*`/g)].map(([tag]) => tag);
