/** The factor of time limits on this machine (tools/patience.mjs). */
export const patience = Number(process.env.TEST_PATIENCE ?? 1);
