/** A code or an outcome with the server's message, if it sent one, which is shown instead of the code's sentence. */
export const withMessage = <const Code extends object>(
  code: Code,
  message: string | undefined,
): Code & { message?: string } => (message === undefined ? code : { ...code, message });
