/** The error of a question that must not be answered. */
export const failureOf = (question: Promise<unknown>): Promise<Error & { cause: Error }> =>
  question.then(
    () => {
      throw new Error('It was answered');
    },
    (error: Error & { cause: Error }) => error,
  );
