import { GraphQLEnumType } from 'graphql';
import { errorCodes } from '../errors.ts';

/** No field has this type: it stands in the schema for whoever reads it. */
export const ErrorCode = new GraphQLEnumType({
  name: 'ErrorCode',
  description:
    'What `extensions.code` of an error is, on every transport. The `message` beside it is Danish, and for people.',
  values: Object.fromEntries(Object.entries(errorCodes).map(([code, { meaning }]) => [code, { description: meaning }])),
});
