export interface FieldMessage {
  name: string;
  message: string;
}

/** Flattens the errors of a form. The name of a nested field is its path, such as `contact.email`. */
export function listErrors(errors: object, prefix = ''): FieldMessage[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = prefix + key;
    if (!error || typeof error !== 'object' || error instanceof Node) return [];
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
    return listErrors(error, `${name}.`);
  });
}
