import { configuration } from '#configuration/configuration.ts';
import { openings } from '#configuration/openings.ts';
import type { HelpTopic } from '#rules/help-topic.ts';
import { findingWording } from '#wording/finding.ts';
import { footerWording } from '#wording/footer.ts';
import { hoursWording } from '#wording/hours.ts';

/** The answer to a question that was typed where animals are searched. */
export function helpAnswer(topic: HelpTopic): string {
  if (topic === 'service') return hoursWording.service(openings);
  const { answers } = findingWording.help;
  return topic === 'place'
    ? answers.place(configuration.seller.address || footerWording.place)
    : answers[topic];
}
