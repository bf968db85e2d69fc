/** A code with the server's own words, where it sent some. */
export const withMessage = <Code extends object>(
  code: Code,
  message: string | undefined,
): Code & { message?: string } => (message === undefined ? code : { ...code, message });
