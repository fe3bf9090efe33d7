export interface FieldMessage {
  name: string;
  message: string;
}

/** Every error of a form with the name of its field, `contact.email` for one inside another. */
export function listErrors(errors: object, prefix = ''): FieldMessage[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = prefix + key;
    if (!error || typeof error !== 'object' || error instanceof Node) return [];
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }];
    return listErrors(error, `${name}.`);
  });
}
