import type { DepositAnswers } from '#rules/deposit-answers.ts';
import { writtenConfiguration } from './written-configuration.ts';

const written = writtenConfiguration();

/**
 * What becomes of the deposit of 30 %: the merchant's answers, plain texts of at most 200 characters; '' where there is none. Read at
 * each call: `npm start` gives the demo's to a renderer that the build has loaded already. No build has `VITE_DEMO`.
 */
export const depositAnswers = (): DepositAnswers => ({
  /** The animal differs from the one ordered. */
  different: written.VITE_DEPOSIT_DIFFERENT ?? import.meta.env.VITE_DEPOSIT_DIFFERENT ?? '',
  /** It arrives ill or dead. */
  ill: written.VITE_DEPOSIT_ILL ?? import.meta.env.VITE_DEPOSIT_ILL ?? '',
  /** It arrives after the feast. */
  late: written.VITE_DEPOSIT_LATE ?? import.meta.env.VITE_DEPOSIT_LATE ?? '',
  /** The customer refuses it at the door. */
  refused: written.VITE_DEPOSIT_REFUSED ?? import.meta.env.VITE_DEPOSIT_REFUSED ?? '',
  /** Who pays its way back. */
  wayBack: written.VITE_DEPOSIT_WAY_BACK ?? import.meta.env.VITE_DEPOSIT_WAY_BACK ?? '',
  /** Within how many days money comes back. */
  days: written.VITE_DEPOSIT_DAYS ?? import.meta.env.VITE_DEPOSIT_DAYS ?? '',
  isDemo: written.VITE_DEMO !== undefined,
});
