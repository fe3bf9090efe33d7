/** Returns the error of a call that must fail. */
export const failureOf = (call: Promise<unknown>): Promise<Error & { cause: Error }> =>
  call.then(
    () => {
      throw new Error('the call succeeded unexpectedly');
    },
    (error: Error & { cause: Error }) => error,
  );
