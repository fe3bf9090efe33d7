import { GraphQLEnumType } from 'graphql';
import { errorCodes, fieldErrorCodes } from '../errors.ts';

/** The error codes as an enum. No field has this type; the schema includes it so that partners can read the codes. */
export const ErrorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description:
    'Value of `extensions.code` of an error, the same on every transport. The `message` beside the code is in Danish ' +
    'and meant for people.',
  values: Object.fromEntries(Object.entries(errorCodes).map(([code, { meaning }]) => [code, { description: meaning }])),
});

/** The codes of invalid fields as an enum, which the schema includes for the same reason. */
export const FieldErrorCodeEnum = new GraphQLEnumType({
  name: 'FieldErrorCode',
  description:
    'Value of `code` in `extensions.fieldErrors` of a BAD_USER_INPUT error, the same on every transport. Programs ' +
    'should treat a code that they do not know like INVALID.',
  values: Object.fromEntries(Object.entries(fieldErrorCodes).map(([code, description]) => [code, { description }])),
});
