import { GraphQLEnumType } from 'graphql';
import { errorCodes } from '../errors.ts';

/** The error codes as an enum. No field has this type; the schema includes it so that partners can read the codes. */
export const ErrorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description:
    'Value of `extensions.code` of an error, the same on every transport. The `message` beside the code is in Danish ' +
    'and meant for people.',
  values: Object.fromEntries(Object.entries(errorCodes).map(([code, { meaning }]) => [code, { description: meaning }])),
});
