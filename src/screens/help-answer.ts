import { openings } from '#configuration/openings.ts';
import type { HelpTopic } from '#rules/help-topic.ts';
import { findingWording } from '#wording/finding.ts';
import { hoursWording } from '#wording/hours.ts';

/** The answer to a question that was typed where animals are searched. */
export const helpAnswer = (topic: HelpTopic): string =>
  topic === 'service' ? hoursWording.service(openings) : findingWording.help.answers[topic];
